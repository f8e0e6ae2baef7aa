/// Paints a layer over what is there, through a mask and at an opacity.
struct LayerPainter: CoveragePainter {
  let layer: PixelPlane
  let plane: PixelPlane
  /// How much of the layer shows, 0…255.
  let opacity: UInt32

  @inline(__always)
  func paint(_ coverage: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
    paint(bytes: CoverageBytes.bytes(coverage), column: column, row: row, count: count)
  }

  @inline(__always)
  func paintRun(_ coverage: UInt32, column: Int, row: Int, count: Int) {
    let bytes = SIMD8(repeating: CoverageBytes.byte(coverage))
    var place = column
    let end = column &+ count
    while place < end {
      paint(bytes: bytes, column: place, row: row, count: min(8, end &- place))
      place &+= 8
    }
  }

  /// Paints up to eight pixels, with shares of 0…255.
  @inline(__always)
  func paint(bytes: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
    let memory = plane.pixel(column: column, row: row)
    var source = PixelBlock(loading: count, from: layer.pixel(column: column, row: row))
    if opacity < 255 { source = source.scaled(by: SIMD8(repeating: opacity)) }
    source.scaled(by: bytes)
      .drawn(over: PixelBlock(loading: count, from: memory))
      .store(count, to: memory)
  }
}
