/// Text from a file, compared by its bytes.
///
/// Two texts are the same where every byte of UTF-8 is. To compare as people read takes tables
/// that a small WebAssembly module does without.
public struct SVGText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The text itself.
  public let string: String

  /// Creates a text.
  public init(_ string: String) { self.string = string }

  /// Creates a text from what is written in Swift.
  public init(stringLiteral value: StaticString) {
    string = value.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether two texts have the same bytes.
  public static func == (first: SVGText, second: SVGText) -> Bool {
    first.string.utf8.elementsEqual(second.string.utf8)
  }
}
