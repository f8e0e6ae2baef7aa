#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Presses the button if a key went down that does; the answer is whether one did.
    ///
    /// It changes when the key comes up again, so a key that is held, and repeats, counts once.
    func hold(_ presses: Set<UIPress>) -> Bool {
      guard isEnabled, let press = presses.first(where: \.activates) else { return false }
      if heldPress == nil, !isTracking {
        heldPress = press
        send(.press)
      }
      return true
    }

    /// Lets go if the key that holds the button is among these; the answer is whether it is.
    func letGo(_ presses: Set<UIPress>, by event: FavoriteEvent) -> Bool {
      guard let heldPress, presses.contains(heldPress) else { return false }
      self.heldPress = nil
      send(event)
      return true
    }
  }

  extension UIPress {
    /// Whether the key is one that activates a button.
    ///
    /// With a modifier it is a shortcut of the app's.
    fileprivate var activates: Bool {
      guard let key else { return false }
      let keys: [UIKeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
      return keys.contains(key.keyCode)
        && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift])
    }
  }
#endif
