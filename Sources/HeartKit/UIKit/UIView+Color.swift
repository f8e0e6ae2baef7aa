#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  extension UIView {
    /// What a color looks like in the view now.
    ///
    /// `UIColor.tintColor` is the view's own tint, which alone knows whether it is dimmed.
    func shownColor(_ color: UIColor) -> UIColor {
      (color == .tintColor ? tintColor : color).resolvedColor(with: traitCollection)
    }
  }

  extension UIColor {
    /// The same color for UIKit.
    convenience init(_ color: RGBA) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
#endif
