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

  init(_ bytes: some Sequence<UInt8>) {
    string = String(decoding: Array(bytes), as: UTF8.self)
  }

  /// Whether two texts have the same bytes.
  public static func == (first: SVGText, second: SVGText) -> Bool {
    first.string.utf8.elementsEqual(second.string.utf8)
  }

  var isEmpty: Bool { string.utf8.isEmpty }

  /// The text without white space around it.
  var trimmed: SVGText {
    let bytes = Array(string.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isSpace }),
      let last = bytes.lastIndex(where: { !$0.isSpace })
    else { return "" }
    return SVGText(bytes[first...last])
  }

  /// The text with the letters A to Z made small.
  var lowercased: SVGText {
    SVGText(string.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 })
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { string.utf8.starts(with: $0) }
  }

  /// Whether the text is one of some words, which single spaces part.
  func isAmong(_ words: StaticString) -> Bool {
    let text = string.utf8
    guard !text.isEmpty else { return false }
    return words.withUTF8Buffer { words in
      // Without an array of the words: this is asked of every property.
      var rest = words[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
        if rest[..<end].elementsEqual(text) { return true }
        rest = rest[end...].dropFirst()
      }
      return false
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML and CSS.
  var isSpace: Bool { self == 0x20 || self == 0x9 || self == 0xA || self == 0xD || self == 0xC }

  /// Whether the byte is a letter from A to Z, of either size.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}
