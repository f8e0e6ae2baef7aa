#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Presses the button, and gets ready to have its change felt.
    func touchBegan() {
      if hapticsEnabled { haptics.prepare() }
      send(.press)
    }

    /// Shows the button pressed while the touch is on it.
    func touchMoved(_ touch: UITouch) {
      send(.drag(inside: isOnButton(touch)))
    }

    /// Lets go; on the button it counts.
    func touchEnded(_ touch: UITouch?) {
      send(.release(inside: touch.map(isOnButton) ?? false))
    }

    /// Whether a touch that began on the button is on it now.
    ///
    /// Neighbors have no claim to it any more.
    private func isOnButton(_ touch: UITouch) -> Bool {
      hitArea.contains(Point2D(touch.location(in: self)))
    }
  }
#endif
