import UIKit

/// A key that a person presses.
public struct StageKey: Sendable {
  let code: UIKeyboardHIDUsage
  let characters: String

  /// The space bar.
  public static let space = Self(code: .keyboardSpacebar, characters: " ")
  /// Return.
  public static let returnKey = Self(code: .keyboardReturnOrEnter, characters: "\r")
  /// Enter on the number pad.
  public static let enter = Self(code: .keypadEnter, characters: "\r")
  /// Tab.
  public static let tab = Self(code: .keyboardTab, characters: "\t")
  /// Escape.
  public static let escape = Self(code: .keyboardEscape, characters: "\u{1B}")
  /// The letter A.
  public static let a = Self(code: .keyboardA, characters: "a")
}
