import HeartCore

/// A rectangle of whole pixels that something may touch.
struct PixelRegion: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Pixels are painted in blocks of this many.
  ///
  /// They lie on one grid for every region, so that a block of a layer is a block of the canvas
  /// too.
  static let blockWidth = 8

  /// The pixels of another region that a rectangle touches.
  ///
  /// In whole blocks where there is room.
  init(touchedBy box: Box, within limit: PixelRegion) {
    let columns = Self.indices(from: box.x, to: box.maxX, within: limit.columns)
    rows = Self.indices(from: box.y, to: box.maxY, within: limit.rows)
    let mask = Self.blockWidth - 1
    self.columns =
      columns.isEmpty
      ? columns
      : max(
        limit.columns.lowerBound, columns.lowerBound & ~mask)..<min(
          limit.columns.upperBound, (columns.upperBound + mask) & ~mask)
  }

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Cuts the rows into bands of at most so many pixels.
  ///
  /// From the top, each with all columns.
  ///
  /// So the memory that a shape takes is bounded, however large the canvas is, and stays in the
  /// processor's cache.
  func forEachBand(pixelLimit: Int, _ body: (PixelRegion) -> Void) {
    guard !isEmpty else { return }
    let height = max(1, pixelLimit / columns.count)
    var top = rows.lowerBound
    while top < rows.upperBound {
      let bottom = min(top + height, rows.upperBound)
      body(PixelRegion(columns: columns, rows: top..<bottom))
      top = bottom
    }
  }

  /// Goes through the blocks of a row, from the left.
  @inline(__always)
  func forEachBlock(_ body: (_ column: Int, _ count: Int) -> Void) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      body(column, min(Self.blockWidth, columns.upperBound - column))
      column += Self.blockWidth
    }
  }

  /// The whole numbers around an interval.
  ///
  /// None if a bound is not a number.
  private static func indices(
    from lower: Double, to upper: Double, within limit: Range<Int>
  ) -> Range<Int> {
    let least = Double(limit.lowerBound)
    let most = Double(limit.upperBound)
    guard lower < most, upper > least, lower <= upper else {
      return limit.lowerBound..<limit.lowerBound
    }
    // The limit is never negative, so that cutting the fraction off is rounding down.
    let first = Int(max(lower, least))
    let last = Int(min(upper, most))
    return first..<(Double(last) < upper ? min(last + 1, limit.upperBound) : last)
  }
}
