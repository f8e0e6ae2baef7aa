#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  public import UIKit

  extension FavoriteControl {
    /// Presses the button.
    public override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      if hapticsEnabled { haptics.prepare() }
      send(.press)
      return true
    }

    /// Shows the button pressed while the touch is on it.
    public override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      send(.drag(inside: holds(touch)))
      return true
    }

    /// Changes the state if the touch ends on the button.
    public override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      send(.release(inside: touch.map(holds) ?? false))
    }

    /// Leaves everything as it was before the touch.
    public override func cancelTracking(with event: UIEvent?) {
      super.cancelTracking(with: event)
      send(.cancel)
    }

    /// Whether a touch that began on the button is on it now.
    ///
    /// Neighbors have no claim to it any more.
    private func holds(_ touch: UITouch) -> Bool {
      hitArea.contains(Point2D(touch.location(in: self)))
    }
  }
#endif
