import CoreGraphics
import Foundation

/// What an image is drawn in, y downward, in points.
open class UIGraphicsImageRendererContext: NSObject {
  private let pixels: CGContext
  private let settings: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    pixels = context
    settings = format
    super.init()
  }

  /// The context of Core Graphics.
  open var cgContext: CGContext { pixels }
  /// How it is drawn.
  open var format: UIGraphicsImageRendererFormat { settings }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { pixels.fill(rect) }
  /// The image so far.
  open var currentImage: UIImage {
    guard let image = pixels.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: settings.scale, orientation: .up)
  }
}
