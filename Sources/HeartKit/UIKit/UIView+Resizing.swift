#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import UIKit

  extension UIView {
    /// Lays out at once if the size has changed inside a UIKit animation.
    ///
    /// The layout that comes by itself is after the animation's block, and knows nothing of it.
    func followSize(from old: CGSize, to new: CGSize) {
      guard old != new, UIView.inheritedAnimationDuration > 0 else { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }
#endif
