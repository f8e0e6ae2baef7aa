import HeartCore
import Testing

@Suite("Reading path data")
struct PathDataReaderTests {
  @Test("Every command and every form of number gives the segments that SVG 2 says")
  func validPaths() throws {
    for (text, expected) in validTable {
      #expect(try Outline(pathData: text).contours == expected, "\(text)")
    }
  }

  @Test("What the grammar does not have is refused, with its place, what could come and what came")
  func invalidPaths() {
    for (text, offset, expected, found) in invalidTable {
      #expect(
        throws: PathDataError(
          offset: offset, expected: expected, found: found),
        "\(text)"
      ) { try Outline(pathData: text) }
    }
  }

  @Test("The place is told in bytes and in characters")
  func placeAmongOtherCharacters() {
    for (text, offset, character, found) in [
      ("é", 0, 1, "é"), ("M1 2 é", 5, 6, "é"), ("M1 2L\u{1F5A4}", 5, 6, "\u{1F5A4}"),
      ("M1 2\u{A0}3 4", 4, 5, "\u{A0}"), ("M１ 2", 1, 2, "１"),
    ] as [(String, Int, Int, Unicode.Scalar)] {
      let error = #expect(throws: PathDataError.self, "\(text)") { try Outline(pathData: text) }
      #expect(error?.offset == offset, "\(text)")
      #expect(error?.characterNumber == character, "\(text)")
      #expect(error?.found == .character(found), "\(text)")
    }
  }

  @Test("The fill rule is taken along")
  func fillRule() throws {
    #expect(try Outline(pathData: "M0 0h1v1z").fillRule == .nonzero)
    #expect(try Outline(pathData: "M0 0h1v1z", fillRule: .evenodd).fillRule == .evenodd)
  }

  @Test("A text of 100,000 segments is read whole")
  func longText() throws {
    let text = "M0 0" + String(repeating: "l.5-1c1,2 3,4 5,6a1 1 0 01.5.5", count: 33_334)
    let contours = try Outline(pathData: text).contours
    #expect(contours.count == 1)
    #expect(contours[0].segments.count == 100_002)
    #expect(contours[0].end == Point2D(x: 6 * 33_334, y: 5.5 * 33_334))
  }

  @Test("Random texts of path data's own characters are read or refused, and never trap")
  func fuzz() throws {
    var dice = Dice(seed: 41)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \n\t0101  ..--x\u{E9}")
    let starts = ["", "M", "M1 2", "m1,2a1 1 0 0", "M0 0C1 2 3 4", "M1e308 0 L"]
    var readCount = 0
    for index in 0..<60_000 {
      var text = starts[index % starts.count]
      for _ in 0..<dice.bits() % 24 {
        text.append(alphabet[Int(dice.bits() % UInt64(alphabet.count))])
      }
      do {
        let outline = try Outline(pathData: text)
        readCount += 1
        #expect(outline.contours.allSatisfy { !$0.segments.isEmpty && $0.isFinite }, "\(text)")
        _ = outline.pathData
      } catch {
        let offset = error.offset
        #expect(offset >= 0 && offset <= text.utf8.count, "\(text)")
        #expect((error.found == .end) == (offset == text.utf8.count), "\(text)")
      }
    }
    // Both ways must have been gone, or the test has tried nothing.
    #expect(readCount > 1_000 && readCount < 59_000)
  }
}

private typealias Row = (String, [Contour])

private let validTable: [Row] = [
  // Nothing at all, or nothing drawn.
  ("", []), (" \n\t\r\u{0C}", []), ("M1 2", []), ("m1 2z", []), ("M1 2M3 4", []), ("M1 2ZZz", []),

  // Lines.
  ("M1 2L3 4", [path(1, 2, [line(3, 4)])]),
  ("M1 2 3 4 5 6", [path(1, 2, [line(3, 4), line(5, 6)])]),
  ("m1 2 3 4 5 6", [path(1, 2, [line(4, 6), line(9, 12)])]),
  ("M1 2l3 4 5 6", [path(1, 2, [line(4, 6), line(9, 12)])]),
  ("M1 2H5V6h1v-1", [path(1, 2, [line(5, 2), line(5, 6), line(6, 6), line(6, 5)])]),
  ("M1 2H5 6 7", [path(1, 2, [line(5, 2), line(6, 2), line(7, 2)])]),
  ("M1 2v5-6", [path(1, 2, [line(1, 7), line(1, 1)])]),
  ("M1 2L1 2", [path(1, 2, [line(1, 2)])]),

  // White space, commas and numbers that run together.
  (" M 1 , 2 L 3 , 4 , 5 , 6 ", [path(1, 2, [line(3, 4), line(5, 6)])]),
  ("\tM\r\n1\u{0C}2\nL3\t,\n4\n", [path(1, 2, [line(3, 4)])]),
  ("M1,2,3,4", [path(1, 2, [line(3, 4)])]),
  ("M.5.5.25.75", [path(0.5, 0.5, [line(0.25, 0.75)])]),
  ("M-1-2-3-4", [path(-1, -2, [line(-3, -4)])]),
  ("M+1+2l+3-4", [path(1, 2, [line(4, -2)])]),
  ("M1e-3 2E+1l1e2-.5e1", [path(0.001, 20, [line(100.001, 15)])]),
  ("M0.0.5L00.50 007", [path(0, 0.5, [line(0.5, 7)])]),
  ("M1-.5L-.5-.5", [path(1, -0.5, [line(-0.5, -0.5)])]),

  // Subpaths, and what continues after Z.
  ("M0 0H1V1Z", [path(0, 0, [line(1, 0), line(1, 1)], closed: true)]),
  (
    "M0 0H1zM5 5h1z",
    [path(0, 0, [line(1, 0)], closed: true), path(5, 5, [line(6, 5)], closed: true)]
  ),
  ("M1 1h1zm2 3h1", [path(1, 1, [line(2, 1)], closed: true), path(3, 4, [line(4, 4)])]),
  (
    "M1 1h1v1zl5 5",
    [path(1, 1, [line(2, 1), line(2, 2)], closed: true), path(1, 1, [line(6, 6)])]
  ),
  (
    "M1 1h1zh2zv3",
    [
      path(1, 1, [line(2, 1)], closed: true), path(1, 1, [line(3, 1)], closed: true),
      path(1, 1, [line(1, 4)]),
    ]
  ),
  ("M9 9M1 1h1m1 1h1", [path(1, 1, [line(2, 1)]), path(3, 2, [line(4, 2)])]),
  ("M5 5zl1 1", [path(5, 5, [line(6, 6)])]),
  ("M0 0h1M2 2z", [path(0, 0, [line(1, 0)])]),

  // Cubics and their smooth form.
  ("M0 0C1 2 3 4 5 6", [path(0, 0, [cubic(1, 2, 3, 4, 5, 6)])]),
  (
    "M1 1c1 2 3 4 5 6 1 1 2 2 3 3",
    [
      path(1, 1, [cubic(2, 3, 4, 5, 6, 7), cubic(7, 8, 8, 9, 9, 10)])
    ]
  ),
  ("M0 0C1 2 3 4 5 6S7 8 9 10", [path(0, 0, [cubic(1, 2, 3, 4, 5, 6), cubic(7, 8, 7, 8, 9, 10)])]),
  (
    "M1 1c1 2 3 4 5 6s7 8 9 10-1-2 3 4",
    [
      path(
        1, 1,
        [
          cubic(2, 3, 4, 5, 6, 7), cubic(8, 9, 13, 15, 15, 17), cubic(17, 19, 14, 15, 18, 21),
        ])
    ]
  ),
  ("M1 2S3 4 5 6", [path(1, 2, [cubic(1, 2, 3, 4, 5, 6)])]),
  ("M0 0Q1 2 3 4S5 6 7 8", [path(0, 0, [quad(1, 2, 3, 4), cubic(3, 4, 5, 6, 7, 8)])]),
  (
    "M0 0C1 2 3 4 5 6L7 8S9 9 8 8",
    [
      path(0, 0, [cubic(1, 2, 3, 4, 5, 6), line(7, 8), cubic(7, 8, 9, 9, 8, 8)])
    ]
  ),
  (
    "M0 0C1 2 3 4 5 6zS9 9 8 8",
    [
      path(0, 0, [cubic(1, 2, 3, 4, 5, 6)], closed: true), path(0, 0, [cubic(0, 0, 9, 9, 8, 8)]),
    ]
  ),
  (
    "M0 0C1 2 3 4 5 6M1 1S9 9 8 8",
    [
      path(0, 0, [cubic(1, 2, 3, 4, 5, 6)]), path(1, 1, [cubic(1, 1, 9, 9, 8, 8)]),
    ]
  ),
  (
    "M0 0C1 2 3 4 5 6A1 1 0 0 0 5 6S9 9 8 8",
    [
      path(0, 0, [cubic(1, 2, 3, 4, 5, 6), cubic(5, 6, 9, 9, 8, 8)])
    ]
  ),

  // Quadratics and their smooth form.
  ("M0 0Q1 2 3 4", [path(0, 0, [quad(1, 2, 3, 4)])]),
  ("M1 1q1 2 3 4 1 1 2 2", [path(1, 1, [quad(2, 3, 4, 5), quad(5, 6, 6, 7)])]),
  ("M0 0Q1 2 3 4T5 6", [path(0, 0, [quad(1, 2, 3, 4), quad(5, 6, 5, 6)])]),
  ("M0 0Q1 1 2 0t2 0 2 0", [path(0, 0, [quad(1, 1, 2, 0), quad(3, -1, 4, 0), quad(5, 1, 6, 0)])]),
  ("M1 2T3 4 5 6", [path(1, 2, [quad(1, 2, 3, 4), quad(5, 6, 5, 6)])]),
  ("M0 0C1 2 3 4 5 6T7 8", [path(0, 0, [cubic(1, 2, 3, 4, 5, 6), quad(5, 6, 7, 8)])]),
  ("M0 0Q1 1 2 0H3T5 0", [path(0, 0, [quad(1, 1, 2, 0), line(3, 0), quad(3, 0, 5, 0)])]),

  // Arcs that are none.
  ("M1 2A0 5 0 0 1 3 4", [path(1, 2, [line(3, 4)])]),
  ("M1 2a5 0 0 0 1 3 4", [path(1, 2, [line(4, 6)])]),
  ("M1 2A5 5 0 1 1 1 2", []),
  ("M1 2a5 5 0 1 1 0 0l1 1", [path(1, 2, [line(2, 3)])]),
]

private typealias Expectation = PathDataError.Expectation
private typealias Finding = PathDataError.Finding

private let invalidTable: [(String, Int, Expectation, Finding)] = [
  ("L1 2", 0, .move, .character("L")), ("1 2", 0, .move, .character("1")),
  ("  z", 2, .move, .character("z")), (",M1 2", 0, .move, .character(",")),
  ("x", 0, .move, .character("x")),
  ("M", 1, .number, .end), ("M ", 2, .number, .end), ("M1", 2, .number, .end),
  ("M1,", 3, .number, .end), ("M,1 2", 1, .number, .character(",")),
  ("M 0 0 L 10,,20", 11, .number, .character(",")), ("M 10,,20", 5, .number, .character(",")),
  ("M1 2,", 5, .number, .end),
  ("M1 2,L3 4", 5, .number, .character("L")), ("M1 2L,3 4", 5, .number, .character(",")),
  ("M1 2L3 4,,5 6", 9, .number, .character(",")), ("M1 2z,", 5, .command, .character(",")),
  ("M1 2z3 4", 5, .command, .character("3")), ("M1 2L3", 6, .number, .end),
  ("M1 2L3 4 5", 10, .number, .end), ("M1 2 x", 5, .commandOrNumber, .character("x")),
  ("M1 2X", 4, .commandOrNumber, .character("X")), ("M1 2z x", 6, .command, .character("x")),
  ("M1 2;3", 4, .commandOrNumber, .character(";")),
  ("M1 2 #", 5, .commandOrNumber, .character("#")),
  ("M1 2\u{0}", 4, .commandOrNumber, .character("\u{0}")),
  ("M1 2\u{0B}L3 4", 4, .commandOrNumber, .character("\u{0B}")),
  ("ML1 2", 1, .number, .character("L")), ("M--1 2", 2, .number, .character("-")),
  ("M+-1 2", 2, .number, .character("-")), ("M. 2", 2, .number, .character(" ")),
  ("M5. 6", 3, .number, .character(" ")), ("M5.L6", 3, .number, .character("L")),
  ("M1 -", 4, .number, .end), ("M1e 2", 2, .number, .character("e")),
  ("M1em 2", 2, .number, .character("e")), ("M1px 2", 2, .number, .character("p")),
  ("Minf 2", 1, .number, .character("i")), ("MNaN 2", 1, .number, .character("N")),
  ("M0x10 2", 2, .number, .character("x")), ("M1 2C1 2 3 4 5", 14, .number, .end),
  ("M1 2C1 2 3 4 5Z", 14, .number, .character("Z")), ("M1 2H", 5, .number, .end),
  ("M1 2S1 2 3", 10, .number, .end), ("M1 2Q1 2 3", 10, .number, .end),
  ("M1 2T1", 6, .number, .end), ("M1 2H5,", 7, .number, .end),

  // Arcs.
  ("M0 0A1", 6, .number, .end), ("M0 0A1 1", 8, .number, .end), ("M0 0A1 1 0", 10, .flag, .end),
  ("M0 0A1 1 0 0", 12, .flag, .end), ("M0 0A1 1 0 0 1", 14, .number, .end),
  ("M0 0A1 1 0 0 1 5", 16, .number, .end), ("M0 0A1 1 0 2 1 5 5", 11, .flag, .character("2")),
  ("M0 0A1 1 0 0 9 5 5", 13, .flag, .character("9")),
  ("M0 0A1 1 0 -1 1 5 5", 11, .flag, .character("-")),
  ("M0 0A1 1 0 +1 1 5 5", 11, .flag, .character("+")),
  ("M0 0A1 1 0 0.5 1 5", 12, .flag, .character(".")),
  ("M0 0A1 1 0,0,,1 5 5", 13, .flag, .character(",")),
  ("M0 0A,1 1 0 0 1 5 5", 5, .number, .character(",")),
  ("M0 0A1 1 0 true 1 5 5", 11, .flag, .character("t")),

  ("M0 0A1 1,,0 0 1 5 5", 9, .number, .character(",")),
  ("M0 0A1 1 0,,0 1 5 5", 11, .flag, .character(",")),
  ("M0 0A1 1 0 0 1,,5 5", 15, .number, .character(",")),

  // Beyond the range.
  ("M1e999 0", 1, .number, .numberTooLarge), ("M0-1e400", 2, .number, .numberTooLarge),
  ("M1e308 0h1e308", 9, .number, .numberTooLarge),
  ("M1e308 0l1e308 0", 9, .number, .numberTooLarge),
  ("M0 0 1 1v1e999", 9, .number, .numberTooLarge),
  ("M0 0C0 0-1e308 0 1e308 0S0 0 0 1", 31, .number, .numberTooLarge),
  ("M0 0Q-1e308 0 1e308 0T0 1", 24, .number, .numberTooLarge),
  ("M0 0A1e999 1 0 0 1 5 5", 5, .number, .numberTooLarge),
]

private func path(_ x: Double, _ y: Double, _ segments: [Segment], closed: Bool = false) -> Contour
{
  Contour(start: Point2D(x: x, y: y), segments: segments, isClosed: closed)
}

private func line(_ x: Double, _ y: Double) -> Segment { .line(to: Point2D(x: x, y: y)) }

private func quad(_ x1: Double, _ y1: Double, _ x: Double, _ y: Double) -> Segment {
  .quadratic(control: Point2D(x: x1, y: y1), to: Point2D(x: x, y: y))
}

private func cubic(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
) -> Segment {
  .cubic(
    control1: Point2D(x: x1, y: y1), control2: Point2D(x: x2, y: y2), to: Point2D(x: x, y: y))
}

extension Contour {
  fileprivate var isFinite: Bool {
    ([start] + segments.map(\.end)).allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
