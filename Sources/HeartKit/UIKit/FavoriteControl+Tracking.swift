#if canImport(UIKit) && !os(watchOS)
  import CoreGraphics
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Presses the button, and gets ready to have its change felt.
    func touchBegan(_ touch: UITouch) {
      followedTouch = touch
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

    /// Whether a place is that of the finger that is followed, and not of another one.
    ///
    /// UIKit asks about it to say whether the touch is inside, and must hear what is done.
    func isFollowed(_ point: CGPoint) -> Bool {
      guard isTracking, let place = followedTouch?.location(in: self) else { return false }
      // A place that went through the window and back may differ in its last digits.
      return (Point2D(place) - Point2D(point)).length < 0.5
    }
  }
#endif
