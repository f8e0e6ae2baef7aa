import Testing

@testable import HeartCore

@Suite("An outline's area")
struct OutlineAreaTests {
  private let outer = GeometrySamples.polygon([(0, 0), (10, 0), (10, 10), (0, 10)])
  private let inner = GeometrySamples.polygon([(2, 3), (6, 3), (6, 6), (2, 6)])
  private let innerBackward = GeometrySamples.polygon([(2, 3), (2, 6), (6, 6), (6, 3)])

  @Test("Nested rims fill what the fill rule says")
  func nested() {
    func area(_ hole: Contour, _ rule: FillRule) -> Double {
      Outline(contours: [outer, hole], fillRule: rule).area
    }
    #expect(area(inner, .nonzero) == 100)
    #expect(area(innerBackward, .nonzero) == 88)
    #expect(area(inner, .evenodd) == 88)
    #expect(area(innerBackward, .evenodd) == 88)
    #expect(Outline(contours: [outer, inner]).signedArea == 112)
    #expect(Outline(contours: [outer, innerBackward]).signedArea == 88)
  }

  @Test("Two discs that overlap fill their union, or what only one holds")
  func overlappingDiscs() {
    for gap in stride(from: 0.1, to: 2.5, by: 0.23) {
      let left = Outline.circle(center: .origin, radius: 1)
      let right = Outline.circle(center: Point2D(x: gap, y: 0.3 * gap), radius: 1)
      let distance = Vector2D(dx: gap, dy: 0.3 * gap).length
      // The lens of two unit circles, by its two circular segments.
      let half = distance / 2
      let lens =
        half < 1
        ? 2 * Elementary.arcCosine(half) - distance * (1 - half * half).squareRoot() : 0
      let contours = left.contours + right.contours
      let union = Outline(contours: contours).area
      let either = Outline(contours: contours, fillRule: .evenodd).area
      // 1e-12 of the box's area is what is promised.
      #expect(abs(union - (2 * .pi - lens)) < 1e-11, "gap \(gap)")
      #expect(abs(either - (2 * .pi - 2 * lens)) < 1e-11, "gap \(gap)")
    }
  }

  @Test("A pentagram fills its middle or leaves it out")
  func pentagram() {
    let corners = (0..<5).map { index -> (Double, Double) in
      let (sine, cosine) = Elementary.sineAndCosine(Double(index) * 0.8 * .pi)
      return (cosine, sine)
    }
    let star = GeometrySamples.polygon(corners)
    // The inner pentagon's corners are at 1/φ² of the radius; n/2 · r² · sin(2π/n) for a polygon.
    let golden = (1 + 5.0.squareRoot()) / 2
    let sine = Elementary.sineAndCosine(0.4 * .pi).sine
    let pentagon = 2.5 * sine / (golden * golden * golden * golden)
    // Ten triangles from the middle to a tip and an inner corner, 36° apart.
    let tips = 5 * Elementary.sineAndCosine(0.2 * .pi).sine / (golden * golden)
    #expect(abs(Outline(contours: [star]).area - tips) < 1e-12)
    #expect(
      abs(Outline(contours: [star], fillRule: .evenodd).area - (tips - pentagon)) < 1e-12)
    // The signed area counts the middle twice. 1e-12: rounding of numbers of about 3, and 1e-12 of
    // the bounds' area, which is promised.
    #expect(abs(abs(Outline(contours: [star]).signedArea) - (tips + pentagon)) < 1e-12)
  }

  @Test("It is the filled length, summed over many levels")
  func againstLevels() {
    for outline in GeometrySamples.outlines.prefix(20) {
      guard let bounds = outline.bounds else { continue }
      let polygons = GeometrySamples.polygons(of: outline, chords: 200)
      let likeness = Outline(
        contours: polygons.map { points in
          Contour(start: points[0], segments: points.dropFirst().map { .line(to: $0) })
        }, fillRule: outline.fillRule)
      let rows = 400
      var filled = 0.0
      for row in 0..<rows {
        let y = bounds.y + bounds.height * (Double(row) + 0.5) / Double(rows)
        filled += filledLength(of: likeness, at: y)
      }
      filled *= bounds.height / Double(rows)
      // The midpoint rule's error over the sharp ends of 400 rows, and the chords' own.
      let tolerance = 1e-3 * bounds.width * bounds.height
      #expect(abs(outline.area - filled) < tolerance, "\(outline)")
    }
  }

  private func filledLength(of outline: Outline, at y: Double) -> Double {
    var crossings: [(x: Double, direction: Int)] = []
    for contour in outline.contours {
      for curve in contour.curves {
        let (start, end) = (curve.start, curve.end)
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var length = 0.0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding -= crossing.direction
      if outline.fillRule.fills(winding: winding) { length += next.x - crossing.x }
    }
    return length
  }

  @Test("Filled areas do not depend on how the plane is turned")
  func turned() {
    var dice = Dice(seed: 5)
    for outline in GeometrySamples.outlines.prefix(40) {
      let turn = Affine.rotation(by: dice.number(in: -3...3), about: dice.point())
      let turned = outline.mapped(by: turn)
      let box = outline.bounds ?? Box(x: 0, y: 0, width: 0, height: 0)
      // What is promised, for boxes up to twice as large when turned.
      let tolerance = 2e-12 * box.longerSide * box.longerSide
      #expect(abs(outline.area - turned.area) < tolerance, "\(outline)")
      #expect(abs(outline.signedArea - turned.signedArea) < tolerance, "\(outline)")
    }
  }

  @Test("A rim that runs twice along itself fills once, or not at all")
  func twice() {
    for outline in GeometrySamples.outlines.prefix(6) {
      let once = Outline(contours: outline.contours)
      let twice = Outline(contours: outline.contours + outline.contours)
      let backward = outline.contours.map(\.reversed)
      let box = outline.bounds ?? Box(x: 0, y: 0, width: 0, height: 0)
      // Ten times what is promised: there are twice as many strands, each along another.
      let tolerance = 1e-11 * box.width * box.height
      #expect(abs(twice.area - once.area) < tolerance, "\(outline)")
      for rule in [FillRule.nonzero, .evenodd] {
        let undone = Outline(contours: outline.contours + backward, fillRule: rule)
        #expect(undone.area < tolerance, "\(outline)")
      }
    }
  }

  /// A likeness of what the fill rule fills by many level lines, independent of the sweep.
  private func areaByLevels(_ outline: Outline, rows: Int) -> Double {
    guard let bounds = outline.bounds else { return 0 }
    let height = bounds.height / Double(rows)
    return (0..<rows).reduce(0) {
      $0 + height * filledLength(of: outline, at: bounds.y + height * (Double($1) + 0.5))
    }
  }

  private func filledArea(_ outline: Outline, stepLimit: Int? = nil) throws -> FilledArea {
    FilledArea(of: outline, bounds: try #require(outline.bounds), stepLimit: stepLimit)
  }

  @Test("However tall and thin, a shape is measured in a few steps and as it is when stretched")
  func thin() throws {
    let texts = [
      "M100 0Q100 0 101 1L100 .5z", "M0 7C0 0 7 1 0 .5z", "M100 0t1 1L100 .5z",
      "M0 0a1 1 0 0 1 2 0z",
    ]
    for text in texts {
      let outline = try Outline(pathData: text)
      for stretch in [1e-12, 1e-9, 1e-6, 1e6, 1e9, 1e12] {
        for map in [
          Affine.stretch(horizontally: 1, vertically: stretch),
          .stretch(horizontally: stretch, vertically: 1),
        ] {
          let thin = outline.mapped(by: map)
          let measured = try filledArea(thin)
          // The plainest shapes take about 100 steps; a cut too many in each would double that.
          #expect(
            measured.isExact && measured.steps < 500, "\(measured.steps) for \(text) \(stretch)")
          let bounds = try #require(thin.bounds)
          // What is promised, and 101 times the bounds' width is what the coordinates are.
          let tolerance = 2e-12 * bounds.width * bounds.height
          #expect(abs(measured.total - outline.area * stretch) < tolerance, "\(text) \(stretch)")
        }
      }
    }
    // Where the ends stay while the middle is far away.
    for text in ["M100 0Q100 0 101 1e6L100 .5z", "M0 7C0 0 7 1e12 0 .5z", "M7 0C0 0 1e12 7 .5 0z"] {
      #expect(try filledArea(Outline(pathData: text)).steps < 500, "\(text)")
    }
  }

  /// Teeth whose tips and roots are all at heights of their own, on a bar that closes them.
  private func comb(teeth: Int) -> (outline: Outline, area: Double) {
    var dice = Dice(seed: 14)
    var points = [Point2D(x: 0, y: 0)]
    for tooth in 0..<teeth {
      points.append(Point2D(x: Double(tooth) + 0.5, y: dice.number(in: 10...110)))
      points.append(Point2D(x: Double(tooth) + 1, y: dice.number(in: 0...5)))
    }
    let area = zip(points, points.dropFirst()).reduce(Double(teeth)) { sum, pair in
      sum + (pair.1.x - pair.0.x) * (pair.0.y + pair.1.y) / 2
    }
    points += [Point2D(x: Double(teeth), y: -1), Point2D(x: 0, y: -1)]
    let segments = points.dropFirst().map { Segment.line(to: $0) }
    return (Outline(contours: [Contour(start: points[0], segments: segments)]), area)
  }

  @Test("Of teeth side by side only those that change are looked at")
  func combs() throws {
    for teeth in [100, 400, 1_600] {
      let (outline, area) = comb(teeth: teeth)
      let measured = try filledArea(outline)
      // 1e-12 of the bounds' area is promised.
      #expect(abs(measured.total - area) < 111e-12 * Double(teeth), "\(teeth) teeth")
      // A few for each strand and each place where one is searched for; all side by side would
      // take teeth² steps.
      #expect(measured.steps < 80 * teeth, "\(measured.steps) for \(teeth) teeth")
    }
  }

  private func tangle(_ count: Int, seed: UInt64, _ rule: FillRule, curved: Bool) -> Outline {
    var dice = Dice(seed: seed)
    let start = dice.point()
    let segments = (0..<count).map { _ -> Segment in
      curved
        ? .cubic(control1: dice.point(), control2: dice.point(), to: dice.point())
        : .line(to: dice.point())
    }
    return Outline(contours: [Contour(start: start, segments: segments)], fillRule: rule)
  }

  @Test("Tangles of lines and curves have the area that many level lines tell")
  func tangles() throws {
    for (seed, rule) in [(21, FillRule.nonzero), (22, .evenodd), (23, .nonzero), (24, .evenodd)] {
      let lines = tangle(60, seed: UInt64(seed), rule, curved: false)
      let bounds = try #require(lines.bounds)
      let whole = bounds.width * bounds.height
      // The midpoint rule's error falls with the square of the rows between two corners, of which
      // some thousands are seen.
      #expect(abs(lines.area - areaByLevels(lines, rows: 5_000)) < 2e-5 * whole, "seed \(seed)")
      let curves = tangle(20, seed: UInt64(seed), rule, curved: true)
      // The two ways that this is measured by agree to what level lines are right to.
      let byLevels = try filledArea(curves, stepLimit: 0)
      let exact = try filledArea(curves)
      let room = try #require(curves.bounds)
      #expect(exact.isExact && !byLevels.isExact)
      #expect(
        abs(exact.total - byLevels.total) < 1e-4 * room.width * room.height, "seed \(seed)")
    }
  }

  @Test("A tangle too wild to be cut apart ends in time, right to 1e-4 of its bounds' area")
  func wildTangles() throws {
    for rule in [FillRule.nonzero, .evenodd] {
      let outline = tangle(250, seed: 31, rule, curved: false)
      let exact = try filledArea(outline, stepLimit: 100_000_000)
      let limited = try filledArea(outline, stepLimit: 20_000)
      let bounds = try #require(outline.bounds)
      #expect(exact.isExact && !limited.isExact)
      // One slab more than the limit may be begun, of a few steps for each of its strands.
      #expect(limited.steps < 20_000 + 250 * 250, "\(limited.steps)")
      #expect(abs(exact.total - limited.total) < 1e-4 * bounds.width * bounds.height)
    }
    let curves = tangle(300, seed: 32, .evenodd, curved: true)
    let measured = try filledArea(curves)
    #expect(!measured.isExact && measured.steps < 1_000_000, "\(measured.steps)")
  }

  @Test("Something is filled or nothing, whichever way the rim runs")
  func hasArea() throws {
    for (text, fills) in [
      ("M0 0h4v3z", true), ("M0 0v3h4z", true), ("", false), ("M0 0h9", false), ("M0 0L3 4", false),
      ("M0 0L3 4L6 8z", false), ("M0 0C1 2 3 4 5 6C3 4 1 2 0 0z", false),
      // A figure eight, whose signed area is 0.
      ("M0 0L4 4V0L0 4z", true),
      // Two squares in opposite directions: apart, and one upon the other.
      ("M0 0h1v1h-1zM5 0v1h1v-1z", true), ("M0 0h1v1h-1zM0 0v1h1v-1z", false),
      ("M0 0C.1 9 .7 3 4.3 1C.7 3 .1 9 0 0z", false),
      ("M1e6 1e6l.3 .75l.1 .25zl.4 1", false), ("M1e6 1e6h1v1z", true), ("M0 0h1e-9v1e-9z", true),
      ("M0 0h1e9v1e-3z", true),
    ] {
      for rule in [FillRule.nonzero, .evenodd] {
        #expect(try Outline(pathData: text, fillRule: rule).hasArea == fills, "\(text) \(rule)")
      }
    }
    let twice = "M0 0h1v1zM0 0h1v1z"
    #expect(try Outline(pathData: twice).hasArea)
    #expect(try !Outline(pathData: twice, fillRule: .evenodd).hasArea)
    for outline in GeometrySamples.outlines { #expect(outline.hasArea, "\(outline)") }
  }

  @Test("Clockwise as seen is positive, for every kind of segment")
  func direction() {
    let circle = Outline.circle(center: Point2D(x: 1e3, y: -1e3), radius: 2)
    // Rounding of the arcs' ends, 1e3 from the origin.
    #expect(abs(circle.signedArea - 4 * .pi) < 1e-11)
    #expect(abs(circle.area - 4 * .pi) < 1e-11)
    let heart = GeometrySamples.heart
    // A few roundings of numbers of about 7.
    #expect(abs(heart.signedArea - (4 + .pi)) < 4e-15)
    #expect(abs(heart.area - (4 + .pi)) < 1e-14)
    #expect(abs(heart.contours[0].reversed.signedArea + 4 + .pi) < 4e-15)
    #expect(Outline.empty.area == 0 && Outline.empty.signedArea == 0)
  }
}
