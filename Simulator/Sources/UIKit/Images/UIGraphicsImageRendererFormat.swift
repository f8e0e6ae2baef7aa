import CoreGraphics
import Foundation

/// How an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Which colors an image can hold.
  public enum Range: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// What the device likes.
    case automatic = 0
    /// Wide colors.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels to a point; as the current traits have it, at first.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether nothing is seen through it; false at first.
  open var opaque = false
  /// Which colors it can hold; here it is sRGB in any case.
  open var preferredRange = UIGraphicsImageRendererFormat.Range.automatic

  /// The format that suits the display.
  open class func preferred() -> Self { self.init() }

  /// Creates the format that suits a display of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
