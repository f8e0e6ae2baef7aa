#if canImport(UIKit) && !os(watchOS)
  import HeartCore
  public import UIKit

  extension FavoriteControl {
    /// Keys can reach it while it can be used.
    public override var canBecomeFocused: Bool { isEnabled }

    /// What is in focus hears the keys.
    public override var canBecomeFirstResponder: Bool { isEnabled }

    /// Presses the button by Space, Return, or the remote's own button.
    ///
    /// It changes when the key comes up again; a key that is held counts once.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard isEnabled, let press = presses.first(where: \.activates) else {
        return super.pressesBegan(presses, with: event)
      }
      guard heldPress == nil, !isTracking else { return }
      heldPress = press
      send(.press)
    }

    /// Changes the state when the key that pressed the button comes up.
    public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard letGo(presses) else { return super.pressesEnded(presses, with: event) }
      send(.release(inside: true))
    }

    /// Leaves everything as it was before the key went down.
    public override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard letGo(presses) else { return super.pressesCancelled(presses, with: event) }
      send(.cancel)
    }

    /// Whether the key that holds the button is among these; it does so no more.
    private func letGo(_ presses: Set<UIPress>) -> Bool {
      guard let heldPress, presses.contains(heldPress) else { return false }
      self.heldPress = nil
      return true
    }
  }

  extension UIPress {
    /// Whether it is what activates a button.
    ///
    /// With a modifier, a key is a shortcut of the app's.
    fileprivate var activates: Bool {
      guard let key else { return type == .select }
      let keys: [UIKeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter]
      return keys.contains(key.keyCode)
        && key.modifierFlags.isDisjoint(with: [.command, .control, .alternate, .shift])
    }
  }
#endif
