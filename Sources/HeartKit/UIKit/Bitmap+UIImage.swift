#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import UIKit

  extension Bitmap {
    /// The most pixels that a side of an icon's image keeps.
    ///
    /// It is more than any screen shows of a button. A photograph by mistake would otherwise take
    /// hundreds of megabytes.
    static let iconSideLimit = 2048

    /// Creates a bitmap of an image, upright, pixel by pixel.
    ///
    /// An image with a side of more than ``iconSideLimit`` pixels is drawn smaller, in its own
    /// aspect. Nil where the image has no area.
    init?(_ image: UIImage) {
      let size = CGSize(
        width: image.size.width * image.scale, height: image.size.height * image.scale)
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        return nil
      }
      let shrink = min(1, CGFloat(Self.iconSideLimit) / max(size.width, size.height))
      let width = max(1, (size.width * shrink).rounded())
      let height = max(1, (size.height * shrink).rounded())
      self.init(
        width: Int(width), height: Int(height),
        drawing: { context in
          // UIKit draws from the upper left, and turns the image upright.
          context.translateBy(x: 0, y: height)
          context.scaleBy(x: 1, y: -1)
          context.interpolationQuality = .high
          UIGraphicsPushContext(context)
          image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
          UIGraphicsPopContext()
        })
    }
  }
#endif
