import HeartCore

/// How much of each pixel an outline covers.
///
/// Lines go in, coverage comes out row by row.
///
/// The area is exact for an outline that runs around every place once at most, and in one direction.
/// Otherwise areas within a pixel that are wound in opposite directions cancel out instead of
/// adding up, and overlaps count twice, or turn back to nothing by the even-odd rule: that is what
/// ``EdgeSweep`` is for. Up to 32,767 turns are told apart.
///
/// Between two outlines, every number is 0, so one buffer serves regions of any shape. It grows to
/// the largest that was asked for and then allocates nothing more.
struct CoverageBuffer {
  private var changes: [Int32] = []
  private var touched: [UInt64] = []

  /// The most pixels that a region should have: a megabyte of changes.
  static let pixelLimit = 1 << 18

  /// Draws lines and hands the coverage within to a painter.
  ///
  /// From the top, each row once.
  mutating func paint<Painter: CoveragePainter>(
    _ region: PixelRegion, rule: FillRule, with painter: inout Painter,
    lines: (inout CoveragePen) -> Void
  ) {
    let width = region.columns.count
    let count = region.rows.count
    Self.grow(&changes, to: CoverageRows.stride(width: width) * count)
    Self.grow(&touched, to: CoverageRows.words(width: width) * count)
    changes.withUnsafeMutableBufferPointer { changes in
      touched.withUnsafeMutableBufferPointer { touched in
        guard let changes = changes.baseAddress, let touched = touched.baseAddress else { return }
        let rows = CoverageRows(changes: changes, touched: touched, width: width, count: count)
        var pen = CoveragePen(region: region, rows: rows)
        lines(&pen)
        rows.sweep(region, rule: rule, into: &painter)
      }
    }
  }

  private static func grow<Number: FixedWidthInteger>(_ numbers: inout [Number], to count: Int) {
    if numbers.count < count {
      numbers.append(contentsOf: repeatElement(0, count: count - numbers.count))
    }
  }
}
