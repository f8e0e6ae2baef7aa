#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  import UIKit

  extension FavoriteControl {
    /// Presses the button if a key went down that does; the answer is which keys are its own.
    ///
    /// It changes when the key comes up again, so a key that is held, and repeats, counts once.
    func hold(_ presses: Set<UIPress>) -> Set<UIPress> {
      guard isEnabled else { return [] }
      let taken = presses.filter(\.activates)
      takenPresses.formUnion(taken)
      if heldPress == nil, !isTracking, let press = taken.first {
        heldPress = press
        send(.press)
      }
      return taken
    }

    /// Lets go if the key that holds the button is among these; the answer is which are its own.
    func letGo(_ presses: Set<UIPress>, by event: FavoriteEvent) -> Set<UIPress> {
      let taken = presses.intersection(takenPresses)
      takenPresses.subtract(taken)
      guard let heldPress, taken.contains(where: { $0.isSameKey(as: heldPress) }) else {
        return taken
      }
      self.heldPress = nil
      send(event)
      return taken
    }
  }

  extension UIPress {
    /// Whether it is of the same key; a key that repeats may begin as another press.
    fileprivate func isSameKey(as other: UIPress) -> Bool {
      self === other || key?.keyCode == other.key?.keyCode
    }

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
