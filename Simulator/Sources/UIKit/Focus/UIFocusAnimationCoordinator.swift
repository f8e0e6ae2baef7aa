import Foundation

/// Moves things together with the focus; here they are there at once.
@MainActor
open class UIFocusAnimationCoordinator: NSObject {
  override init() { super.init() }

  /// Does something along with the system's own animation.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
