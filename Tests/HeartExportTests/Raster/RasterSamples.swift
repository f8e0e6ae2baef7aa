import HeartCore

@testable import HeartExport

/// Shapes whose insides are known in closed form.
enum SampleShapes {
  /// √½, the sine and cosine of 45°.
  static let diagonal = 0.5.squareRoot()

  /// The heart of two half circles of radius 1 and two lines, about the middle of its square.
  static let heart = outline(.heart)
  static let heartArea = 4 + Double.pi
  static let heartWidth = 2 + 2.0.squareRoot()
  static let heartTop = -1.0
  static let heartBottom = 3 * diagonal

  /// The outline of an icon that has one.
  static func outline(_ icon: Icon) -> Outline {
    guard case .outline(let outline) = icon.art else { return .empty }
    return outline
  }

  static func heartContains(_ x: Double, _ y: Double) -> Bool {
    let dx = abs(x) - diagonal
    // The square stands on its corner; its middle is √½ below that of the lobes, and half its
    // diagonal √2.
    return dx * dx + y * y <= 1 || abs(x) + abs(y - diagonal) <= 2 * diagonal
  }

  /// Five lines from tip to tip, which wind twice around the middle.
  static func star(_ rule: FillRule) -> Outline {
    let corners = starCorners
    return Outline(
      contours: [Contour(start: corners[0], segments: corners[1...].map { .line(to: $0) })],
      fillRule: rule)
  }

  static func starContains(_ x: Double, _ y: Double) -> Bool {
    var isInside = false
    let corners = starCorners
    for index in 0..<5 {
      let (a, b) = (corners[index], corners[(index + 1) % 5])
      if (a.y <= y) != (b.y <= y), x < a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) {
        isInside.toggle()
      }
    }
    return isInside
  }

  /// The corners of the pentagon in the middle: opposite to the tips, (3 − √5) / 2 as far out.
  static let starCrossings = starCorners.map { corner in
    .origin + (corner - .origin) * (-(3 - 5.0.squareRoot()) / 2)
  }

  // The unit vectors of 0°, 144°, 288°, 72° and 216°, turned so that one points up.
  private static let starCorners = [
    Point2D(x: 0, y: -1), Point2D(x: 0.587_785_252_292_473, y: 0.809_016_994_374_947),
    Point2D(x: -0.951_056_516_295_154, y: -0.309_016_994_374_947),
    Point2D(x: 0.951_056_516_295_154, y: -0.309_016_994_374_947),
    Point2D(x: -0.587_785_252_292_473, y: 0.809_016_994_374_947),
  ]

  /// A few contours of lines, quadratics, cubics and elliptical arcs about a square's middle.
  static func random(
    _ rule: FillRule, side: Double, using numbers: inout SplitMix64
  ) -> Outline {
    func place() -> Point2D {
      Point2D(
        x: Double.random(in: 0...side, using: &numbers),
        y: Double.random(in: 0...side, using: &numbers))
    }
    let contours = (0..<3).map { _ in
      var segments: [Segment] = []
      let start = place()
      for _ in 0..<4 {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: segments.append(.line(to: place()))
        case 1: segments.append(.quadratic(control: place(), to: place()))
        case 2: segments.append(.cubic(control1: place(), control2: place(), to: place()))
        default:
          let arc = Arc(
            center: place(),
            axisA: (place() - place()) * 0.3, axisB: (place() - place()) * 0.3,
            start: Double.random(in: -4...4, using: &numbers),
            sweep: Double.random(in: -6...6, using: &numbers))
          let first = Elementary.sineAndCosine(arc.start)
          let last = Elementary.sineAndCosine(arc.end)
          segments.append(.line(to: arc.point(cosine: first.cosine, sine: first.sine)))
          segments.append(.arc(arc, to: arc.point(cosine: last.cosine, sine: last.sine)))
        }
      }
      return Contour(start: start, segments: segments)
    }
    return Outline(contours: contours, fillRule: rule)
  }

  /// A picture of one item.
  static func picture(
    _ shape: PictureShape, _ zoom: Zoom = .identity, color: RGBA = .red, opacity: Double = 1,
    lineWidth: Double? = nil
  ) -> Picture {
    var picture = Picture()
    picture.items = [
      PictureItem(
        role: .shape, shape: shape, zoom: zoom, color: color, opacity: opacity,
        lineWidth: lineWidth)
    ]
    return picture
  }

  /// Where the heart lies when it is a number of pixels wide, from a corner on.
  static func heartZoom(width: Double, left: Double, top: Double) -> Zoom {
    let scale = width / heartWidth
    return Zoom(
      scale: scale, offset: Vector2D(dx: left + width / 2, dy: top - heartTop * scale))
  }
}

/// Coverage before it is rounded to bytes, as shares of 1.
struct CoverageReader: CoveragePainter {
  let region: PixelRegion
  private(set) var shares: [Double]

  init(_ region: PixelRegion) {
    self.region = region
    shares = Array(repeating: 0, count: region.columns.count * region.rows.count)
  }

  func share(column: Int, row: Int) -> Double { shares[index(column, row)] }

  mutating func paint(_ coverage: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
    for lane in 0..<count {
      shares[index(column + lane, row)] = Double(coverage[lane]) / FixedPoint.scale
    }
  }

  mutating func paintRun(_ coverage: UInt32, column: Int, row: Int, count: Int) {
    for place in column..<column + count {
      shares[index(place, row)] = Double(coverage) / FixedPoint.scale
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    (row - region.rows.lowerBound) * region.columns.count + column - region.columns.lowerBound
  }
}

extension CoverageReader {
  /// The coverage of a shape on a square canvas.
  static func read(
    _ shape: PictureShape, _ zoom: Zoom, side: Int, lineWidth: Double? = nil
  ) -> CoverageReader {
    let region = PixelRegion(columns: 0..<side, rows: 0..<side)
    var reader = CoverageReader(region)
    var painter = ShapePainter()
    if let zoom = DeviceZoom(zoom) {
      painter.cover(shape, lineWidth: lineWidth, zoom, within: region, with: &reader)
    }
    return reader
  }

  /// The sum of an outline's signed areas, even where it overlaps itself.
  static func readSum(_ outline: Outline, _ zoom: Zoom, side: Int) -> CoverageReader {
    let region = PixelRegion(columns: 0..<side, rows: 0..<side)
    var reader = CoverageReader(region)
    var buffer = CoverageBuffer()
    if let zoom = DeviceZoom(zoom) {
      buffer.paint(region, rule: outline.fillRule, with: &reader) { $0.draw(outline, zoom) }
    }
    return reader
  }
}
