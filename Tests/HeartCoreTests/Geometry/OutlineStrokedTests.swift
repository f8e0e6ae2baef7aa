import Testing

@testable import HeartCore

@Suite("A line along an outline")
struct OutlineStrokedTests {
  /// What is promised: a share of the longer side.
  private let bound = 2e-5
  private let shares = [0.004, 0.05, 1.0 / 6, 0.5, 1.3]

  /// Shapes that strokes are known to fail at.
  private static let hard: [(name: String, outline: Outline)] = {
    let cusp = Segment.cubic(
      control1: Point2D(x: 20 / 1.5, y: 20 / 3), control2: Point2D(x: -10 / 3, y: 20 / 3),
      to: Point2D(x: 10, y: 0))
    let outAndBack = Segment.cubic(
      control1: Point2D(x: 8, y: 0), control2: Point2D(x: -3, y: 0), to: Point2D(x: 4, y: 0))
    let corners = (0..<5).map { index -> (Double, Double) in
      let (sine, cosine) = Elementary.sineAndCosine(Double(index) * 0.8 * .pi)
      return (cosine, sine)
    }
    let circle = Outline.circle(center: .origin, radius: 1)
    let ellipse = circle.mapped(by: .stretch(horizontally: 5, vertically: 1))
    let full = Arc(center: Point2D(x: 1, y: 1), radius: 2, start: 0.3, sweep: -2 * .pi)
    let place = full.center + full.radius(at: 0)
    let mirror = Affine.stretch(horizontally: -30, vertically: 30).then(.rotation(by: 0.4))
    let bends: [Segment] = [
      .line(to: Point2D(x: 5, y: 0)), .line(to: Point2D(x: 5, y: 0)),
      .line(to: Point2D(x: 5 + 1e-9, y: 1e-9)), .line(to: Point2D(x: 9, y: 0)),
      .line(to: Point2D(x: 3, y: 0)), .line(to: Point2D(x: 3, y: 4)),
      .cubic(
        control1: Point2D(x: 3, y: 4), control2: Point2D(x: 3, y: 4), to: Point2D(x: 3, y: 4)),
      .quadratic(control: Point2D(x: 3, y: 4), to: Point2D(x: 0, y: 4)),
      .cubic(control1: Point2D(x: 0, y: 4), control2: Point2D(x: -2, y: 1), to: .origin),
    ]
    func outline(_ segments: [Segment], from start: Point2D = .origin) -> Outline {
      Outline(contours: [Contour(start: start, segments: segments)])
    }
    return [
      ("heart", GeometrySamples.heart),
      ("heart of cubics", GeometrySamples.heartOfCubics),
      ("mirrored heart", GeometrySamples.heart.mapped(by: mirror)),
      ("backward heart", Outline(contours: GeometrySamples.heart.contours.map(\.reversed))),
      ("heart far away", GeometrySamples.heart.mapped(by: .shift(by: Vector2D(dx: 1e4, dy: 1e4)))),
      ("small heart", GeometrySamples.heart.mapped(by: Zoom(scale: 1e-6))),
      ("circle", circle), ("ellipse", ellipse),
      ("full arc", outline([.arc(full, to: place)], from: place)),
      ("pentagram", Outline(contours: [GeometrySamples.polygon(corners)])),
      ("cusp", outline([cusp])), ("out and back", outline([outAndBack])),
      ("hairpin", outline([.line(to: Point2D(x: 5, y: 1))])),
      ("bends", outline(bends)),
      (
        "chords",
        Outline(
          contours: GeometrySamples.polygons(of: ellipse, chords: 90).map { points in
            Contour(start: points[0], segments: points.dropFirst().map { .line(to: $0) })
          })
      ),
    ]
  }()

  /// Places that tell most: around the ends of rods on the rim, and anywhere.
  private func places(
    _ outline: Outline, width: Double, _ dice: inout Dice
  ) -> [Point2D] {
    guard let bounds = outline.bounds else { return [] }
    let room = bounds.inset(by: -0.7 * width)
    let curves = outline.contours.flatMap { Array($0.curves) }
    return (0..<120).map { index in
      let curve = curves[Int(dice.bits() % UInt64(curves.count))]
      let t = dice.number(in: 0...1)
      if index % 2 == 0, let heading = curve.derivative(at: t).normalized {
        let rod = heading.quarterTurned * (width / 2 * dice.number(in: -1.02...1.02))
        return curve.point(at: t) + rod
      }
      return Point2D(
        x: room.x + room.width * dice.number(in: 0...1),
        y: room.y + room.height * dice.number(in: 0...1))
    }
  }

  private func check(_ outline: Outline, _ name: String, _ dice: inout Dice) {
    guard let size = outline.bounds?.longerSide else { return }
    for share in shares {
      let width = share * size
      let line = outline.stroked(width: width, join: .round)
      #expect(line.fillRule == .nonzero)
      for place in places(outline, width: width, &dice) {
        guard let nearest = outline.nearestPoint(to: place) else { continue }
        let winding = line.winding(around: place)
        let isInside = nearest.distance <= width / 2
        let isNearRim = abs(nearest.distance - width / 2) <= bound * size
        #expect(winding >= 0, "\(name), width \(width), \(place)")
        #expect(
          (winding > 0) == isInside || isNearRim,
          "\(name), width \(width), \(place): winding \(winding), \(nearest.distance) away")
      }
    }
  }

  @Test("It holds what is within half the width, and winds around no place backward")
  func distances() {
    var dice = Dice(seed: 12)
    for (name, outline) in Self.hard { check(outline, name, &dice) }
    for (index, outline) in GeometrySamples.outlines.prefix(16).enumerated() {
      check(outline, "outline \(index)", &dice)
    }
  }

  @Test("Where it is narrower than the shape, its loops count every place once")
  func once() {
    var dice = Dice(seed: 13)
    for name in ["heart", "heart of cubics", "circle", "ellipse", "chords"] {
      guard let outline = Self.hard.first(where: { $0.name == name })?.outline,
        let size = outline.bounds?.longerSide
      else { continue }
      // An ellipse 5 : 1 is bent by more than its height.
      let width = name == "heart" || name == "circle" ? size / 6 : size / 60
      let line = outline.stroked(width: width)
      for place in places(outline, width: width, &dice) {
        #expect(0...1 ~= line.winding(around: place), "\(name) \(place)")
      }
      // With one count for each place, the signed area is the filled one; the tolerance is the
      // promise of areas.
      let box = size * size
      #expect(abs(line.signedArea - line.area) < 1e-10 * box, "\(name)")
    }
  }

  @Test("Circles and lines stay what they are")
  func kinds() {
    let ring = Outline.circle(center: .origin, radius: 5).stroked(width: 2)
    #expect(ring.contours.map(\.segments.count) == [2, 2])
    // Rounding of π · (36 − 16).
    #expect(abs(ring.area - 20 * .pi) < 1e-12)

    // Four pieces on each side, and one arc at the tip and one at the cleft; or two lines.
    for (join, count) in [(LineJoin.round, 5), (.miter, 6)] {
      let line = GeometrySamples.heart.stroked(width: 0.3, join: join)
      #expect(line.contours.map(\.segments.count) == [count, count], "\(join)")
      for curve in line.contours.flatMap({ Array($0.curves) }) {
        guard case .arc(let arc, _) = curve.segment else {
          #expect(curve.isLine)
          continue
        }
        let radii = [0.85, 1.15] + (join == .round ? [0.15] : [])
        #expect(arc.isCircular && radii.contains { abs($0 - arc.axisA.length) < 1e-15 })
      }
    }
  }

  @Test("A square's corners are mitered, rounded, or cut off over the limit")
  func joins() {
    let square = Outline.rectangle(Box(x: 0, y: 0, width: 10, height: 10))
    // Rounding of areas of about 100.
    let rounding = 1e-12
    #expect(abs(square.stroked(width: 2).area - (144 - 64)) < rounding)
    #expect(abs(square.stroked(width: 2, join: .round).area - (140 + .pi - 64)) < rounding)
    // A right angle's miter is √2 widths long.
    let limit = 2.0.squareRoot()
    let kept = square.stroked(width: 2, miterLimit: limit * 1.000_001)
    let cut = square.stroked(width: 2, miterLimit: limit * 0.999_999)
    #expect(abs(kept.area - 80) < rounding)
    #expect(abs(cut.area - (80 - 2)) < rounding)
    // Wider than the square, the line covers it all.
    #expect(abs(square.stroked(width: 12).area - 22 * 22) < rounding)
  }

  @Test("The heart's line has the area that its construction tells")
  func heartArea() {
    let half = 0.1
    let line = GeometrySamples.heart.stroked(width: 2 * half, join: .round)
    // A strip on each side of the rim, and at the tip and the cleft, both right angles, a quarter
    // disc on the outer side; less what both strips hold on the inner side.
    let strips = 2 * half * (2 * .pi + 4) + 2 * half * half * .pi / 4
    let overlaps = half * half + overlapAboveCleft(half)
    // Rounding of numbers of about 2.
    #expect(abs(line.area - (strips - overlaps)) < 1e-14)
  }

  /// The area above the cleft that is within a height of both lobes.
  private func overlapAboveCleft(_ height: Double) -> Double {
    // The half to the left of the axis, about the right lobe's center, √½ away from the axis:
    // a sector from the cleft's direction, at 45°, to where the strip's rim meets the axis, less
    // the triangle of the center, that place and the cleft.
    let radius = 1 + height
    let axis = 0.5.squareRoot()
    let top = (radius * radius - axis * axis).squareRoot()
    let angle = Elementary.arcTangent(y: top, x: axis) - .pi / 4
    return radius * radius * angle - axis * (top - axis)
  }

  @Test("Without a width or a rim there is no line")
  func nothing() {
    let square = Outline.rectangle(Box(x: 0, y: 0, width: 10, height: 10))
    for width in [0, -1, Double.nan, .infinity] {
      #expect(square.stroked(width: width) == .empty)
    }
    #expect(Outline.empty.stroked(width: 1) == .empty)
    let point = Contour(start: .origin, segments: [.line(to: .origin)])
    #expect(Outline(contours: [point]).stroked(width: 1).isEmpty)
  }

  @Test("No miter reaches farther than its limit, and no join farther than half the width")
  func reach() throws {
    for (name, outline) in Self.hard {
      let bounds = try #require(outline.bounds)
      for (join, widths) in [(LineJoin.miter, 5.0), (.round, 0.5)] {
        for share in shares {
          let width = share * bounds.longerSide
          let line = outline.stroked(width: width, join: join, miterLimit: 10)
          let reached = try #require(line.bounds)
          // A miter of ten widths is half within the line and half beyond the rim.
          let room = bounds.inset(by: -widths * width - bound * bounds.longerSide)
          #expect(room.x <= reached.x && room.maxX >= reached.maxX, "\(name) \(join) \(share)")
          #expect(room.y <= reached.y && room.maxY >= reached.maxY, "\(name) \(join) \(share)")
        }
      }
    }
  }
}
