import HeartCore
import Testing

@Suite("DecimalWriter")
struct DecimalWriterTests {
  @Test("The text is the one that people, SVG and JSON expect")
  func table() {
    let table: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"), (1.5, "1.5"),
      (100, "100"), (1000, "1000"), (123_456.789, "123456.789"), (0.1, "0.1"),
      (0.1 + 0.2, "0.30000000000000004"),
      (0.001, "0.001"), (-12, "-12"), (1_000_000, "1000000"), (1.5e-7, "1.5e-7"), (1e-4, "0.0001"),
      (0.00012, "0.00012"), (1e-5, "1e-5"), (1.5e-6, "1.5e-6"),
      (1.25e-7, "1.25e-7"), (1e15, "1000000000000000"), (1e16, "1e16"), (1e20, "1e20"),
      (1e21, "1e21"), (1.5e21, "1.5e21"), (-1e100, "-1e100"), (1e-10, "1e-10"),
      (123_456_789_012_345_683_968, "123456789012345680000"), (1e99, "1e99"), (1e101, "1e101"),
      (1.5e300, "1.5e300"), (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e308"),
      (9_007_199_254_740_992, "9007199254740992"),
    ]
    for (number, text) in table { #expect(DecimalWriter.text(number) == text) }
  }

  @Test("What was written reads back to the same bits: 250,000 numbers")
  func roundTrip() {
    var dice = Dice(seed: 21)
    for index in 0..<250_000 {
      let number =
        switch index % 5 {
        case 0: dice.number(in: -1000...1000)
        case 1: (dice.number(in: -1e6...1e6)).rounded() / 1000
        default: dice.finiteNumber()
        }
      var bytes: [UInt8] = []
      DecimalWriter.append(number, to: &bytes)
      guard case .number(let back, bytes.count) = DecimalReader.read(bytes, at: 0) else {
        Issue.record("\(number) is written as \(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      if back.bitPattern != number.bitPattern {
        Issue.record("\(number) is written as \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("No text is longer than the standard library's")
  func shortness() {
    var dice = Dice(seed: 22)
    for _ in 0..<20_000 {
      let number = dice.finiteNumber()
      let text = DecimalWriter.text(number)
      #expect(text.utf8.count <= number.description.utf8.count, "\(text) for \(number)")
    }
  }
}
