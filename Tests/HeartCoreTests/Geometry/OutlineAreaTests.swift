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
    // The signed area counts the middle twice.
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
    var dice = GeometrySamples.Dice(seed: 5)
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
      let tolerance = 1e-11 * box.width * box.height
      #expect(abs(twice.area - once.area) < tolerance, "\(outline)")
      for rule in [FillRule.nonzero, .evenodd] {
        let undone = Outline(contours: outline.contours + backward, fillRule: rule)
        #expect(undone.area < tolerance, "\(outline)")
      }
    }
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
