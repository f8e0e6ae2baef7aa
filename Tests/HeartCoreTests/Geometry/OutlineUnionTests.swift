import Testing

@testable import HeartCore

@Suite("The union of outlines")
struct OutlineUnionTests {
  private func union(_ data: [String], _ rule: FillRule = .nonzero) throws -> Outline {
    let parts = try data.map { try Outline(pathData: $0, fillRule: rule) }
    return try #require(Outline(unionOf: parts))
  }

  /// Rounding, and what places that are taken for one may move: 2e-9 of the size of about 10.
  private let tolerance = 1e-6

  @Test("Each shape is known by its area, its loops, and a count of once for each place")
  func areas() throws {
    let samples: [(data: [String], rule: FillRule, area: Double, loops: Int)] = [
      (["M0 0H4V4H0Z", "M2 2H6V6H2Z"], .nonzero, 28, 1),
      // Whichever way they run.
      (["M0 0V4H4V0Z", "M2 2H6V6H2Z"], .nonzero, 28, 1),
      // One within the other, and one twice.
      (["M0 0H6V6H0Z", "M2 4V2H4V4Z"], .nonzero, 36, 1),
      (["M0 0H4V4H0Z", "M0 0V4H4V0Z"], .nonzero, 16, 1),
      // A common side, all of it or a part, and a common corner.
      (["M0 0H4V4H0Z", "M4 0H8V4H4Z"], .nonzero, 32, 1),
      (["M0 0H4V4H0Z", "M4 1H8V3H4Z"], .nonzero, 24, 1),
      (["M0 0H4V4H0Z", "M4 4H8V8H4Z"], .nonzero, 32, 2),
      // A hole that nothing fills, and one that something does.
      (["M0 0H6V6H0ZM2 2H4V4H2Z"], .evenodd, 32, 2),
      (["M0 0H6V6H0ZM2 2H4V4H2Z", "M1 1H5V5H1Z"], .evenodd, 36, 1),
      // A figure eight has both signs.
      (["M0 0L4 4V0L0 4Z"], .nonzero, 8, 2),
      (
        ["M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z", "M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z"], .nonzero,
        16 * .pi, 1
      ),
    ]
    for (data, rule, area, loops) in samples {
      let outline = try union(data, rule)
      #expect(abs(outline.area - area) < tolerance, "\(data)")
      #expect(abs(outline.signedArea - area) < tolerance, "\(data)")
      #expect(outline.contours.count == loops, "\(data)")
      #expect(outline.fillRule == .nonzero)
    }
  }

  @Test("It fills what any of them fills, for shapes that cross at random")
  func random() throws {
    var dice = Dice(seed: 9)
    func number() -> String { DecimalWriter.text((dice.number(in: 0...10) * 16).rounded() / 16) }
    func place() -> String { "\(number()) \(number())" }
    for index in 0..<30 {
      let data = (0..<3).map { _ in
        "M\(place())L\(place())C\(place()) \(place()) \(place())Q\(place()) \(place())"
          + "A3 2 \(number()) 0 1 \(place())Z"
      }
      let rule = index % 2 == 0 ? FillRule.nonzero : .evenodd
      let parts = try data.map { try Outline(pathData: $0, fillRule: rule) }
      let outline = try #require(Outline(unionOf: parts), "\(data)")
      for _ in 0..<200 {
        let spot = Point2D(x: dice.number(in: -1...11), y: dice.number(in: -1...11))
        let isInside = parts.contains { $0.fillRule.fills(winding: $0.winding(around: spot)) }
        // A sliver that is thinner than the tolerance may be lost.
        if (outline.nearestPoint(to: spot)?.distance ?? 1) < 1e-4 { continue }
        #expect((outline.winding(around: spot) == 1) == isInside, "\(data) \(spot)")
      }
    }
  }

  @Test("Rims that overlap by less than their places are told apart make up a union too")
  func slivers() throws {
    // Of bootstrap-icons: the digit's rim ends a thousandth beyond its beginning, and there it
    // crosses itself at next to no angle.
    let digit =
      "M11.36 7.098c-1.137 0-1.708-.657-1.762-1.278h1.004c.058.223.343.45.773.45.824 0 1.164-.829"
      + " 1.133-1.856h-.059c-.148.39-.57.742-1.261.742-.91 0-1.72-.613-1.72-1.758 0-1.148.848-1.836"
      + " 1.973-1.836 1.09 0 2.063.637 2.063 2.688 0 1.867-.723 2.848-2.145 2.848zm.062-2.735c.504"
      + " 0 .933-.336.933-.972 0-.633-.398-1.008-.94-1.008-.52 0-.927.375-.927 1 0 .64.418.98.934"
      + " .98z"
    let arrow =
      "M12.438 8.668V14H11.39V9.684h-.051l-1.211.859v-.969l1.262-.906h1.046zM4.5 2.5a.5.5 0 0 0-1"
      + " 0v9.793l-1.146-1.147a.5.5 0 0 0-.708.708l2 1.999.007.007a.497.497 0 0 0 .7-.006l2-2a.5.5"
      + " 0 0 0-.707-.708L4.5 12.293V2.5z"
    let parts = [
      try Outline(pathData: digit, fillRule: .evenodd), try Outline(pathData: arrow),
    ]
    let outline = try #require(Outline(unionOf: parts))
    #expect(abs(outline.area - parts[0].area - parts[1].area) < tolerance)
    #expect(abs(outline.signedArea - outline.area) < tolerance)
  }

  @Test("Many places at one height are told just as one by one")
  func levels() throws {
    var dice = Dice(seed: 3)
    let outline = try Outline(pathData: "M0 0C9 0 0 9 9 9A5 3 20 1 1 2 4Q8 8 1 9ZM2 2H5V7H2Z")
    for _ in 0..<300 {
      let place = Point2D(x: dice.number(in: -4...14), y: dice.number(in: -4...14))
      let passes = LevelPasses(of: outline, atHeight: place.y)
      #expect(passes.winding(at: place.x) == outline.winding(around: place), "\(place)")
    }
  }

  @Test("Circles that cross stay parts of circles")
  func kinds() throws {
    let circles = [0.0, 3.0].map { Outline.circle(center: Point2D(x: $0, y: 0), radius: 2) }
    let outline = try #require(Outline(unionOf: circles))
    let segments = outline.contours.flatMap(\.segments)
    #expect(!segments.isEmpty && segments.allSatisfy { if case .arc = $0 { true } else { false } })
  }

  @Test("Of nothing there is no union")
  func nothing() {
    #expect(Outline(unionOf: []) == nil)
  }
}
