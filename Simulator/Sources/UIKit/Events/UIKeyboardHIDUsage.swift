/// A key of a keyboard, by its number in the tables of USB; here those that move and activate.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The letter A.
  case keyboardA = 0x04
  /// Return.
  case keyboardReturnOrEnter = 0x28
  /// Escape.
  case keyboardEscape = 0x29
  /// Backspace.
  case keyboardDeleteOrBackspace = 0x2A
  /// Tab.
  case keyboardTab = 0x2B
  /// The space bar.
  case keyboardSpacebar = 0x2C
  /// The arrow to the right.
  case keyboardRightArrow = 0x4F
  /// The arrow to the left.
  case keyboardLeftArrow = 0x50
  /// The arrow downward.
  case keyboardDownArrow = 0x51
  /// The arrow upward.
  case keyboardUpArrow = 0x52
  /// Enter on the number pad.
  case keypadEnter = 0x58
}
