import CoreGraphics
import Foundation

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let area: CGRect
  private let settings: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .init()) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of an area.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }

  /// Creates a renderer of an area.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    area = bounds
    settings = format
    format.area = bounds
    super.init()
  }

  /// How it draws.
  open var format: UIGraphicsImageRendererFormat { settings }

  /// Draws an image; each size is rounded up to whole pixels.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = settings.scale > 0 ? settings.scale : 1
    let width = Int((area.width * scale).rounded(.up))
    let height = Int((area.height * scale).rounded(.up))
    guard width > 0, height > 0, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return UIImage() }
    if settings.opaque {
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -area.minX, y: -area.minY)
    let drawing = UIGraphicsImageRendererContext(context, settings)
    UIGraphicsPushContext(context)
    actions(drawing)
    UIGraphicsPopContext()
    return drawing.currentImage
  }
}
