import HeartCore

/// Draws straight lines into a buffer of coverage.
///
/// Each pixel gets its exact signed area.
///
/// A line tells each pixel of a row how much the coverage changes there, going right: the area to
/// the right of the line within the pixel, less that within the pixel before. Sums along the row
/// then are the coverage, times the winding number. Places are rounded to 1/65,536 px; from there
/// on, only shares inside a pixel are rounded, never totals.
///
/// Lines outside the region cost next to nothing and are right: above, below and to the right
/// nothing of them shows, and to the left they count wholly in the first column.
struct CoveragePen: LinePen {
  let region: PixelRegion
  private let rows: CoverageRows
  // The place of the pen, from the region's corner.
  private var x: Int64 = 0
  private var y: Int64 = 0
  private let originX: Int64
  private let originY: Int64

  init(region: PixelRegion, rows: CoverageRows) {
    self.region = region
    self.rows = rows
    originX = Int64(region.columns.lowerBound) << FixedPoint.places
    originY = Int64(region.rows.lowerBound) << FixedPoint.places
  }

  mutating func move(to place: Point2D) {
    x = FixedPoint.nearest(place.x * FixedPoint.scale) &- originX
    y = FixedPoint.nearest(place.y * FixedPoint.scale) &- originY
  }

  @inline(__always)
  mutating func line(to place: Point2D) {
    let startX = x
    let startY = y
    move(to: place)
    // Downward in both cases, so that a line and its way back cancel out to the last bit.
    if startY < y {
      descend(fromX: startX, y: startY, toX: x, y: y, sign: 0)
    } else if startY > y {
      descend(fromX: x, y: y, toX: startX, y: startY, sign: -1)
    }
  }

  /// Cuts a line into its parts within each row.
  ///
  /// The crossings are found from the line's own start, so that they are the same wherever the
  /// region begins and ends.
  private func descend(fromX: Int64, y fromY: Int64, toX: Int64, y toY: Int64, sign: Int32) {
    var top = max(fromY, 0)
    let end = min(toY, Int64(rows.count) << FixedPoint.places)
    guard top < end else { return }
    var row = Int(truncatingIfNeeded: top &>> FixedPoint.places)
    var boundary = (Int64(row) &+ 1) &<< FixedPoint.places
    // Small curves consist of lines within a row, and dividing would take the longest part of them.
    let isCut = fromY < 0 || toY > boundary
    let slope = isCut ? Double(toX &- fromX) / Double(toY &- fromY) : 0
    var upper = fromY < 0 ? fromX &+ FixedPoint.nearest(-Double(fromY) * slope) : fromX
    while true {
      let bottom = min(boundary, end)
      let lower =
        bottom < toY ? fromX &+ FixedPoint.nearest(Double(bottom &- fromY) * slope) : toX
      cross(row, from: upper, to: lower, height: bottom &- top, sign: sign)
      if bottom == end { return }
      upper = lower
      top = bottom
      row &+= 1
      boundary &+= FixedPoint.one
    }
  }

  /// Adds a line that stays within one row.
  ///
  /// The height is above 0, the sign 0 (down) or -1 (up).
  @inline(__always)
  func cross(_ row: Int, from upper: Int64, to lower: Int64, height: Int64, sign: Int32) {
    let column = upper &>> FixedPoint.places
    guard column == lower &>> FixedPoint.places else {
      spread(row, left: min(upper, lower), right: max(upper, lower), height: height, sign: sign)
      return
    }
    let fractions = (upper & (FixedPoint.one &- 1)) &+ (lower & (FixedPoint.one &- 1))
    let beyond = (height &* fractions &+ FixedPoint.one) &>> (FixedPoint.places &+ 1)
    let total = Int32(truncatingIfNeeded: height)
    let rest = Int32(truncatingIfNeeded: beyond)
    if UInt64(bitPattern: column) < UInt64(rows.width) {
      rows.add(total &- rest, then: rest, row, Int(truncatingIfNeeded: column), sign)
    } else if column < 0 {
      rows.add(total, then: 0, row, 0, sign)
    }
  }

  /// Adds a line that crosses several columns of a row.
  private func spread(_ row: Int, left: Int64, right: Int64, height: Int64, sign: Int32) {
    let width = Int64(rows.width)
    let first = left &>> FixedPoint.places
    let last = right &>> FixedPoint.places
    guard first < width else { return }
    let total = Int32(truncatingIfNeeded: height)
    guard last >= 0 else {
      rows.add(total, then: 0, row, 0, sign)
      return
    }
    let steepness = Double(height) / Double(right &- left)
    // All before the first column that is there is 0, so that the first difference is a total.
    var before: Int32 = 0
    if first >= 0 {
      // A triangle: it begins where the line does and reaches to the pixel's right side.
      let reach = Double(FixedPoint.one &- (left & (FixedPoint.one &- 1)))
      let area = reach * steepness * reach * (0.5 / FixedPoint.scale)
      before = Int32(truncatingIfNeeded: FixedPoint.nearest(area))
      rows.add(before, row, Int(truncatingIfNeeded: first), sign)
    }
    var column = max(first &+ 1, 0)
    let middleEnd = min(last, width)
    var middle = Double((column &<< FixedPoint.places) &+ FixedPoint.one / 2 &- left)
    while column < middleEnd {
      let here = Int32(truncatingIfNeeded: FixedPoint.nearest(middle * steepness))
      rows.add(here &- before, row, Int(truncatingIfNeeded: column), sign)
      before = here
      column &+= 1
      middle += FixedPoint.scale
    }
    if last < width {
      // All but the triangle that is left of the line's end.
      let reach = Double(right & (FixedPoint.one &- 1))
      let area = reach * steepness * reach * (0.5 / FixedPoint.scale)
      let here = total &- Int32(truncatingIfNeeded: FixedPoint.nearest(area))
      rows.add(here &- before, then: total &- here, row, Int(truncatingIfNeeded: last), sign)
    }
    rows.touch(
      row, from: Int(truncatingIfNeeded: max(first, 0)),
      through: Int(truncatingIfNeeded: min(last &+ 1, width)))
  }
}
