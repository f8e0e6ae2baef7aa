extension String {
  /// What a person wrote, fit to stand in a sentence: on one line, in quotes.
  ///
  /// Of long words, as many characters as make them known again.
  package func quoted(limit: Int = 60) -> String { "'" + shown(limit: limit) + "'" }

  /// The same without quotes.
  func shown(limit: Int) -> String {
    var bytes: [UInt8] = []
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else {
        bytes.append(contentsOf: "…".utf8)
        break
      }
      count += 1
      // A control character would move the terminal's cursor, or worse.
      if scalar.isUnseen { scalar.appendEscaped(to: &bytes) } else { scalar.append(to: &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether the character has no picture of its own, and changes how others are seen.
  ///
  /// Of Unicode's general categories, those for controls, formats, and ends of lines and
  /// paragraphs, as of version 16. The standard library's tables are too large for a page.
  private static let unseen: [ClosedRange<UInt32>] = [
    0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x600...0x605, 0x61C...0x61C, 0x6DD...0x6DD, 0x70F...0x70F,
    0x890...0x891, 0x8E2...0x8E2, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
    0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0x110BD...0x110BD,
    0x110CD...0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001...0xE0001,
    0xE0020...0xE007F,
  ]

  fileprivate var isUnseen: Bool {
    for range in Self.unseen where range.contains(value) { return true }
    return false
  }

  fileprivate func append(to bytes: inout [UInt8]) {
    if let encoded = UTF8.encode(self) { bytes.append(contentsOf: encoded) }
  }

  /// Writes the character as Swift does where only ASCII may stand.
  fileprivate func appendEscaped(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch value {
    case 0: bytes.append(UInt8(ascii: "0"))
    case 0x9: bytes.append(UInt8(ascii: "t"))
    case 0xA: bytes.append(UInt8(ascii: "n"))
    case 0xD: bytes.append(UInt8(ascii: "r"))
    default:
      bytes.append(contentsOf: "u{".utf8)
      let digitCount = value < 0x80 ? 2 : value <= 0xFFFF ? 4 : 8
      for place in (0..<digitCount).reversed() {
        let digit = UInt8(truncatingIfNeeded: value >> UInt32(4 * place) & 15)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}
