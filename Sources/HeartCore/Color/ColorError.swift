/// Why a text is not a color.
public enum ColorError: Error, Equatable, Sendable {
  /// The first character is not `#`.
  ///
  /// Nil where there is none at all.
  case missingNumberSign(found: Unicode.Scalar?)
  /// A character that is not a hexadecimal digit.
  ///
  /// With its number in the text, counted from 1.
  case notHexDigit(found: Unicode.Scalar, characterNumber: Int)
  /// A number of digits other than 3, 4, 6 and 8.
  case digitCount(Int)
}
