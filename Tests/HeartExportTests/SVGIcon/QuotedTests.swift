import Testing

@testable import HeartExport

struct QuotedTests {
  /// What the standard library says of the character.
  private func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  @Test("Characters that are not seen are told by their numbers, as Swift writes them")
  func everyCharacter() {
    var wrong: [String] = []
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      let shown = isUnseen(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
      if String(scalar).shown(limit: 1) != shown { wrong.append(String(number, radix: 16)) }
    }
    #expect(wrong == [])
  }
}
