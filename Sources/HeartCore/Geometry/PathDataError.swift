/// Why a text is not the path data of SVG.
///
/// `M 0 0 L 10,,20` wants a number at its twelfth character and has a comma.
public struct PathDataError: Error, Equatable, Sendable {
  /// What could have come.
  public enum Expectation: Equatable, Sendable {
    /// `M` or `m`, with which all path data begins.
    case move
    /// The letter of a command; a number would belong to none.
    case command
    /// A command's letter, or the numbers of one more.
    case commandOrNumber
    /// A number, within the range of Double.
    case number
    /// One of an arc's two flags: `0` or `1`.
    case flag
  }

  /// What came.
  public enum Finding: Equatable, Sendable {
    /// The end of the text.
    case end
    /// A character that cannot stand there.
    case character(Unicode.Scalar)
    /// A number, or the place it leads to, beyond a Double.
    case numberTooLarge
  }

  /// Where, in bytes of UTF-8 from the beginning, counted from 0.
  public let offset: Int
  /// What could have come there.
  public let expected: Expectation
  /// What came there.
  public let found: Finding

  /// Creates the report of a place.
  public init(offset: Int, expected: Expectation, found: Finding) {
    self.offset = offset
    self.expected = expected
    self.found = found
  }

  /// Where, in characters from the beginning, counted from 1 as people do.
  ///
  /// All that is read before the first mistake is ASCII, in which a character is a byte.
  public var characterNumber: Int { offset + 1 }
}
