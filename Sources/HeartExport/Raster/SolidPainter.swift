/// Paints coverage in one color, over what is there.
struct SolidPainter: CoveragePainter {
  private let plane: PixelPlane
  private let color: PixelBlock
  private let isOpaque: Bool

  init(_ color: PremultipliedColor, onto plane: PixelPlane) {
    self.plane = plane
    self.color = PixelBlock(repeating: color.pixel)
    isOpaque = color.alpha == 255
  }

  @inline(__always)
  func paint(_ coverage: SIMD8<UInt32>, column: Int, row: Int, count: Int) {
    let memory = plane.pixel(column: column, row: row)
    color.scaled(by: CoverageBytes.bytes(coverage))
      .drawn(over: PixelBlock(loading: count, from: memory))
      .store(count, to: memory)
  }

  @inline(__always)
  func paintRun(_ coverage: UInt32, column: Int, row: Int, count: Int) {
    let share = CoverageBytes.byte(coverage)
    let memory = plane.pixel(column: column, row: row)
    if share == 255 && isOpaque {
      Self.fill(memory, pixelCount: count, with: color)
    } else if share > 0 {
      Self.blend(
        color.scaled(by: SIMD8(repeating: share)), over: memory, pixelCount: count)
    }
  }

  /// Writes the same pixel over and over.
  static func fill(_ memory: UnsafeMutableRawPointer, pixelCount: Int, with block: PixelBlock) {
    var place = memory
    var left = pixelCount
    while left >= 8 {
      block.store(8, to: place)
      place += 32
      left &-= 8
    }
    block.store(left, to: place)
  }

  private static func blend(
    _ block: PixelBlock, over memory: UnsafeMutableRawPointer, pixelCount: Int
  ) {
    var place = memory
    var left = pixelCount
    while left > 0 {
      let count = min(left, 8)
      block.drawn(over: PixelBlock(loading: count, from: place)).store(count, to: place)
      place += 32
      left &-= 8
    }
  }
}
