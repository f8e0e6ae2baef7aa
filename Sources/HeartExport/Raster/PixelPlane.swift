/// Somebody else's memory of pixels, by the canvas's columns and rows.
struct PixelPlane {
  /// The pixel at the region's first column and row.
  let origin: UnsafeMutableRawPointer
  let bytesPerRow: Int
  /// The pixels that are there.
  let region: PixelRegion

  @inline(__always)
  func pixel(column: Int, row: Int) -> UnsafeMutableRawPointer {
    origin
      + ((row &- region.rows.lowerBound) &* bytesPerRow
        &+ (column &- region.columns.lowerBound) &* 4)
  }
}
