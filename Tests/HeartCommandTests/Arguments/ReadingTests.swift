import HeartCore
import Testing

@testable import HeartCommand

struct ReadingTests {
  @Test(
    "Numbers are decimal and finite, whatever the machine's language",
    arguments: [
      ("1", 1), ("-1.5", -1.5), (".5", 0.5), ("1e3", 1000), ("1E-3", 0.001), ("+2", 2),
      ("0.1", 0.1), ("-0", 0), ("nan", nil), ("NaN", nil), ("inf", nil), ("-infinity", nil),
      ("0x10", nil), ("0x1p3", nil), ("1,5", nil), ("1 000", nil), ("1_000", nil), (" 1", nil),
      ("1 ", nil), ("", nil), ("-", nil), ("1e", nil), ("1e999", nil), ("-1e999", nil),
      ("１", nil), ("1.2.3", nil), ("--1", nil),
    ] as [(String, Double?)])
  func numbers(_ text: String, _ number: Double?) {
    #expect(Reading.number(text) == number)
  }

  @Test(
    "Sizes are whole pixels, one for both sides or one for each",
    arguments: [
      ("1", 1, 1), ("96", 96, 96), ("120x80", 120, 80), ("16384x1", 16384, 1), ("007", 7, 7),
    ])
  func sizes(_ text: String, _ width: Int, _ height: Int) {
    #expect(Reading.size(text) == CanvasSize(width: width, height: height))
  }

  @Test(
    "What is no size is refused",
    arguments: ["0", "0x5", "5x0", "-1", "+1", "1.0", "x", "5x", "x5", "5x5x5", "5 x 5", "16385"])
  func wrongSizes(_ text: String) {
    #expect(Reading.size(text) == nil)
  }

  @Test(
    "A box is four numbers, parted as SVG parts them",
    arguments: ["-1 .5 3 4e0", "-1,.5,3,4", " -1, 0.5\t3\n4 "])
  func boxes(_ text: String) {
    #expect(Reading.box(text) == Box(x: -1, y: 0.5, width: 3, height: 4))
  }

  @Test(
    "What is no box is refused",
    arguments: ["", "0 0 1", "0 0 1 1 1", "0 0 0 1", "0 0 1 -1", "0 0 nan 1", "0 0 1 1px"])
  func wrongBoxes(_ text: String) {
    #expect(Reading.box(text) == nil)
  }

  @Test("Whole numbers are digits within their range")
  func wholeNumbers() {
    let read = Reading.wholeNumber(in: 0...UInt64.max)
    #expect(read("0") == 0)
    #expect(read("18446744073709551615") == .max)
    for text in ["", "-1", "+1", "1.0", "18446744073709551616", "1e3", "x"] {
      #expect(read(text) == nil, "\(text)")
    }
  }
}
