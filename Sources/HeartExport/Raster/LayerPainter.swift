/// Paints a layer through a mask and at an opacity.
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
    let share = CoverageBytes.byte(coverage)
    let bytes = SIMD8(repeating: share)
    var place = column
    let end = column &+ count
    while place < end {
      let blockCount = min(8, end &- place)
      if share == 255 && opacity == 255 {
        paintWhole(column: place, row: row, count: blockCount)
      } else {
        paint(bytes: bytes, column: place, row: row, count: blockCount)
      }
      place &+= 8
    }
  }

  /// Paints up to eight pixels, with shares of 0…255.
  @inline(__always)
  func paint(bytes: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
    var source = PixelBlock(loading: count, from: layer.pixel(column: column, row: row))
    if source.isClear { return }
    if opacity < 255 { source = source.scaled(by: SIMD8(repeating: opacity)) }
    draw(source.scaled(by: bytes), column: column, row: row, count: count)
  }

  /// Paints up to eight pixels as they are.
  ///
  /// Most of a layer is opaque or clear.
  @inline(__always)
  private func paintWhole(column: Int, row: Int, count: Int) {
    let source = PixelBlock(loading: count, from: layer.pixel(column: column, row: row))
    if source.isOpaque {
      source.store(count, to: plane.pixel(column: column, row: row))
    } else if !source.isClear {
      draw(source, column: column, row: row, count: count)
    }
  }

  @inline(__always)
  private func draw(_ source: PixelBlock, column: Int, row: Int, count: Int) {
    let memory = plane.pixel(column: column, row: row)
    source.drawn(over: PixelBlock(loading: count, from: memory)).store(count, to: memory)
  }
}
