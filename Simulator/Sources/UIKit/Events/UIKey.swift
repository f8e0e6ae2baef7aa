import Foundation

/// A key of a keyboard, with what it would type.
@MainActor
open class UIKey: NSObject {
  private let code: UIKeyboardHIDUsage
  private let typed: String
  private let modifiers: UIKeyModifierFlags

  init(_ code: UIKeyboardHIDUsage, typing characters: String, with modifiers: UIKeyModifierFlags) {
    self.code = code
    typed = characters
    self.modifiers = modifiers
    super.init()
  }

  /// What it types, with the modifiers.
  open var characters: String { typed }
  /// What it types without them; Shift counts.
  open var charactersIgnoringModifiers: String { typed }
  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// Which key it is.
  open var keyCode: UIKeyboardHIDUsage { code }
}
