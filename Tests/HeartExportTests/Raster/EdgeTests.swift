import HeartCore
import Testing

@testable import HeartExport

@Suite("Edges")
struct EdgeTests {
  /// A shape about the origin, at most 1.9 from it, and whether a place is inside.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    let shape: PictureShape
    /// The sides of the canvas; asking the core about each place takes long.
    var sides = [24, 60]
    var lineWidth: Double?
    let contains: @Sendable (Point2D) -> Bool

    var testDescription: String { name }
  }

  private static let samples: [Sample] =
    [
      Sample(name: "heart", shape: .outline(SampleShapes.heart)) {
        SampleShapes.heartContains($0.x, $0.y)
      },
      Sample(name: "disc", shape: .disc) { $0.distance(to: .origin) <= 1 },
      Sample(name: "ring", shape: .disc, lineWidth: 0.4) {
        abs($0.distance(to: .origin) - 1) <= 0.2
      },
      Sample(name: "box", shape: .box(box)) { distance(to: box, from: $0) <= 0 },
      Sample(name: "box's line", shape: .box(box), lineWidth: 0.7) {
        abs(distance(to: box, from: $0)) <= 0.35
      },
      Sample(name: "box's wide line", shape: .box(box), lineWidth: 1.3) {
        distance(to: box, from: $0) <= 0.65
      },
    ]
    + [
      ("soft heart", middled(.softHeart)), ("flame", middled(.flame)),
      ("thumb", middled(.thumb)), ("cubics", cubics), ("quadratics", quadratics),
      ("star by nonzero", SampleShapes.star(.nonzero)),
      ("star by even-odd", SampleShapes.star(.evenodd)),
      ("heart twice", twice(SampleShapes.heart, .nonzero)),
      ("thin ring by nonzero", thinRing(.nonzero)), ("thin ring by even-odd", thinRing(.evenodd)),
      ("triangles with a common side", commonSide), ("figure of eight", eight),
      ("crowd by nonzero", crowd(.nonzero)), ("crowd by even-odd", crowd(.evenodd)),
    ].map { name, outline in sample(name, outline) }

  /// An outline whose insides the core tells, by the roots of each curve's own equation.
  private static func sample(_ name: String, _ outline: Outline) -> Sample {
    Sample(name: name, shape: .outline(outline), sides: [24]) {
      outline.fillRule.fills(winding: outline.winding(around: $0))
    }
  }

  private static let box = Box(x: -1.1, y: -0.6, width: 2, height: 1.2)

  /// How far outside of a box a place is; negative inside.
  private static func distance(to box: Box, from place: Point2D) -> Double {
    let outside = Vector2D(
      dx: abs(place.x - box.center.x) - box.width / 2,
      dy: abs(place.y - box.center.y) - box.height / 2)
    guard outside.dx > 0, outside.dy > 0 else { return max(outside.dx, outside.dy) }
    return outside.length
  }

  private static func middled(_ icon: Icon) -> Outline {
    let scale = 3 / icon.frame.longerSide
    return SampleShapes.outline(icon).mapped(
      by: Zoom(scale: scale, offset: (.origin - icon.frame.center) * scale))
  }

  private static let cubics = Outline(contours: [
    Contour(
      start: Point2D(x: -1.2, y: 0),
      segments: [
        .cubic(
          control1: Point2D(x: -0.9, y: -2), control2: Point2D(x: 1.7, y: -1.2),
          to: Point2D(x: 1.1, y: 0.2)),
        .cubic(
          control1: Point2D(x: 0.2, y: 2.2), control2: Point2D(x: 0.4, y: 0.3),
          to: Point2D(x: -1.2, y: 0)),
      ])
  ])

  private static let quadratics = Outline(contours: [
    Contour(
      start: Point2D(x: -1.2, y: 0.4),
      segments: [
        .quadratic(control: Point2D(x: -0.2, y: -2.6), to: Point2D(x: 1.3, y: 0.3)),
        .quadratic(control: Point2D(x: 0.1, y: 1.9), to: Point2D(x: -1.2, y: 0.4)),
      ])
  ])

  private static func twice(_ outline: Outline, _ rule: FillRule) -> Outline {
    Outline(contours: outline.contours + outline.contours, fillRule: rule)
  }

  /// Two circles in the same direction, less than a pixel apart.
  private static func thinRing(_ rule: FillRule) -> Outline {
    Outline(
      contours: Outline.circle(center: .origin, radius: 1.3).contours
        + Outline.circle(center: Point2D(x: 0.01, y: 0.01), radius: 1.27).contours,
      fillRule: rule)
  }

  /// Two triangles whose longest sides lie on one line, in part on one another.
  private static let commonSide = Outline(
    contours: [(-1.3, 0.4), (-0.7, 1.1)].map { start, end in
      Contour(
        start: Point2D(x: start, y: start),
        segments: [
          .line(to: Point2D(x: end, y: start)), .line(to: Point2D(x: end, y: end)),
        ])
    }, fillRule: .evenodd)

  private static let eight = Outline(contours: [
    Contour(
      start: Point2D(x: -1, y: -0.8),
      segments: [
        .cubic(
          control1: Point2D(x: -0.2, y: -2.4), control2: Point2D(x: 1.2, y: 1.1),
          to: Point2D(x: 1, y: 1)),
        .line(to: Point2D(x: 1.2, y: -1)), .line(to: Point2D(x: -1.2, y: 1.2)),
      ])
  ])

  /// A star of so many lines that most rows are crossed by far more than 64 of them.
  private static func crowd(_ rule: FillRule) -> Outline {
    let corners = (0..<101).map { index in
      let turn = Elementary.sineAndCosine(Double(index * 50) / 101 * 2 * .pi)
      return Point2D(x: turn.sine * 1.4, y: -turn.cosine * 1.4)
    }
    return Outline(
      contours: [Contour(start: corners[0], segments: corners[1...].map { .line(to: $0) })],
      fillRule: rule)
  }

  @Test("Edges are as 64 by 64 samples a pixel say", arguments: samples)
  func edges(sample: Sample) {
    for side in sample.sides { Self.compare(sample, side) }
  }

  private static func compare(_ sample: Sample, _ side: Int) {
    let center = Double(side) / 2
    let zoom = Zoom(
      scale: center / 1.9, offset: Vector2D(dx: center + 0.3, dy: center - 0.15))
    let reader = CoverageReader.read(sample.shape, zoom, side: side, lineWidth: sample.lineWidth)
    var edgeCount = 0
    var edgeError = 0.0
    for row in 0..<side {
      for column in 0..<side {
        let share = reader.share(column: column, row: row)
        let reference = reference(column, row, zoom, share, sample.contains)
        let byte = Double(CoverageBytes.byte(UInt32(share * FixedPoint.scale)))
        let error = abs(byte - reference * 255)
        // A line is up to 0.01 px off, 2.6 levels of 255; the samples half a row of 1/64 px, 2;
        // and the byte half a level.
        #expect(error <= 5.1, "column \(column), row \(row) of \(side) px")
        if reference > 0 && reference < 1 {
          edgeCount += 1
          edgeError += error
        }
      }
    }
    // The bar of the raster's task.
    #expect(edgeError / Double(edgeCount) <= 3, "\(side) px")
  }

  /// The share of samples inside: of 64 by 64, or of 5 by 5 that all agree with a given share.
  private static func reference(
    _ column: Int, _ row: Int, _ zoom: Zoom, _ share: Double, _ contains: (Point2D) -> Bool
  ) -> Double {
    let few = sampled(column, row, zoom, count: 5, contains)
    if few == share, few == 0 || few == 1 { return few }
    return sampled(column, row, zoom, count: 64, contains)
  }

  private static func sampled(
    _ column: Int, _ row: Int, _ zoom: Zoom, count: Int, _ contains: (Point2D) -> Bool
  ) -> Double {
    var hits = 0
    for v in 0..<count {
      let y = (Double(row) + (Double(v) + 0.5) / Double(count) - zoom.offset.dy) / zoom.scale
      for u in 0..<count {
        let x = (Double(column) + (Double(u) + 0.5) / Double(count) - zoom.offset.dx) / zoom.scale
        if contains(Point2D(x: x, y: y)) { hits += 1 }
      }
    }
    return Double(hits) / Double(count * count)
  }
}
