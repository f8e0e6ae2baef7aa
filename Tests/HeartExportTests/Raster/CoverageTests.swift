import HeartCore
import Testing

@testable import HeartExport

@Suite("Coverage")
struct CoverageTests {
  @Test(
    "The coverage of a heart adds up to its area at any place",
    arguments: [(16, 0.002), (64, 0.0005), (512, 0.0001)])
  func heartArea(width: Int, tolerance: Double) {
    var numbers = SplitMix64(seed: 1)
    let scale = Double(width) / SampleShapes.heartWidth
    let area = SampleShapes.heartArea * scale * scale
    for _ in 0..<100 {
      let zoom = SampleShapes.heartZoom(
        width: Double(width), left: 1 + Double.random(in: 0..<1, using: &numbers),
        top: 1 + Double.random(in: 0..<1, using: &numbers))
      let sum = CoverageReader.read(.outline(SampleShapes.heart), zoom, side: width + 4)
        .shares.reduce(0, +)
      // The bars of the raster's task: they leave room for lines 0.01 px inside the curves.
      #expect(abs(sum / area - 1) <= tolerance, "\(width) px, \(zoom)")
    }
  }

  @Test("A disc and a ring cover their area at any size")
  func discArea() {
    var numbers = SplitMix64(seed: 2)
    for radius in [0.3, 1, 2.5, 7, 30, 110] {
      let zoom = Zoom(
        scale: radius,
        offset: Vector2D(
          dx: 150 + Double.random(in: 0..<1, using: &numbers),
          dy: 150 + Double.random(in: 0..<1, using: &numbers)))
      // Lines are at most 0.01 px inside the curve, on the mean two thirds of it.
      let slack = 0.01 * 2 * Double.pi
      let disc = CoverageReader.read(.disc, zoom, side: 300).shares.reduce(0, +)
      #expect(abs(disc - .pi * radius * radius) <= slack * radius, "radius \(radius)")
      let ring = CoverageReader.read(.disc, zoom, side: 300, lineWidth: 0.5).shares
        .reduce(0, +)
      let area = Double.pi * radius * radius * (1.25 * 1.25 - 0.75 * 0.75)
      #expect(abs(ring - area) <= slack * radius * 2, "radius \(radius)")
      // A line as wide as the disc leaves no hole.
      let wide = CoverageReader.read(.disc, zoom, side: 300, lineWidth: 2).shares.reduce(0, +)
      let large = CoverageReader.read(
        .disc, Zoom(scale: 2 * radius, offset: zoom.offset), side: 300)
      #expect(wide == large.shares.reduce(0, +), "radius \(radius)")
    }
  }

  @Test(
    "Blocks and differences tell the same as a plain sum", arguments: [FillRule.nonzero, .evenodd])
  func plainSum(rule: FillRule) {
    var numbers = SplitMix64(seed: 3)
    let side = 40
    for index in 0..<60 {
      let outline = SampleShapes.random(rule, side: 60, using: &numbers)
      // Parts are cut off at every side of the canvas.
      let zoom = Zoom(scale: 1, offset: Vector2D(dx: -10, dy: -10))
      let fast = CoverageReader.readSum(outline, zoom, side: side)
      let plain = DenseCoverage(outline, zoom, side: side)
      var worst = 0.0
      for row in 0..<side {
        for column in 0..<side {
          let share = plain.share(column: column, row: row, rule)
          worst = max(worst, abs(fast.share(column: column, row: row) - share))
        }
      }
      // A line's ends and areas are rounded to 1/65,536; some twenty lines meet in a pixel.
      #expect(worst <= 20.0 / 65_536, "outline \(index)")
    }
  }

  @Test("Inside, coverage is full to the last bit; far away, nothing")
  func fullInside() {
    var numbers = SplitMix64(seed: 4)
    for width in [20.0, 97, 333] {
      let side = Int(width) + 4
      for _ in 0..<10 {
        let zoom = SampleShapes.heartZoom(
          width: width, left: 1 + Double.random(in: 0..<1, using: &numbers),
          top: 1 + Double.random(in: 0..<1, using: &numbers))
        let reader = CoverageReader.read(.outline(SampleShapes.heart), zoom, side: side)
        for row in 0..<side {
          for column in 0..<side {
            // Two pixels from the rim and more: the ring of corners about the middle agrees.
            let corners = [(-2.0, 0.0), (2, 0), (0, -2), (0, 2), (1.5, 1.5), (-1.5, -1.5)]
              .map { dx, dy in
                SampleShapes.heartContains(
                  (Double(column) + 0.5 + dx - zoom.offset.dx) / zoom.scale,
                  (Double(row) + 0.5 + dy - zoom.offset.dy) / zoom.scale)
              }
            let share = reader.share(column: column, row: row)
            if corners.allSatisfy({ $0 }) { #expect(share == 1) }
            if !corners.contains(true) { #expect(share == 0) }
          }
        }
      }
    }
  }

  @Test("The largest canvas is as exact as a small one")
  func largestCanvas() throws {
    let side = Bitmap.sideLimit
    let limit = PixelRegion(columns: 0..<side, rows: 0..<side)
    let zoom = SampleShapes.heartZoom(width: 16_380.37, left: 1.21, top: 1.43)
    var sums = RowSums(rowCount: side)
    var painter = ShapePainter()
    painter.cover(
      .outline(SampleShapes.heart), lineWidth: nil, try #require(DeviceZoom(zoom)), within: limit,
      with: &sums)
    // Below the lobes, each row is a trapezoid between the two straight sides.
    let tip = zoom(Point2D(x: 0, y: SampleShapes.heartBottom)).y
    let shoulder = zoom(Point2D(x: 0, y: SampleShapes.diagonal)).y
    for row in Int(shoulder) + 1..<Int(tip) {
      let width = 2 * (tip - Double(row) - 0.5)
      // Two edges, each with its ends and two areas rounded to 1/65,536.
      #expect(abs(sums.rows[row] - width) <= 6.0 / 65_536, "row \(row)")
    }
    let area = SampleShapes.heartArea * zoom.scale * zoom.scale
    // 0.01 px along the two half circles.
    let slack = 0.01 * 2 * Double.pi * zoom.scale
    #expect(abs(sums.rows.reduce(0, +) - area) <= slack)
    #expect(sums.innerRunsAreFull)
  }

  /// Adds coverage up row by row, for canvases too large to keep.
  private struct RowSums: CoveragePainter {
    var rows: [Double]
    var innerRunsAreFull = true

    init(rowCount: Int) { rows = Array(repeating: 0, count: rowCount) }

    mutating func paint(_ coverage: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
      for lane in 0..<count { rows[row] += Double(coverage[lane]) / FixedPoint.scale }
    }

    mutating func paintRun(_ coverage: UInt32, column: Int, row: Int, count: Int) {
      innerRunsAreFull = innerRunsAreFull && coverage == 65_536
      rows[row] += Double(coverage) / FixedPoint.scale * Double(count)
    }
  }
}
