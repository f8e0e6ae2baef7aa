/// Reads an image between its pixels.
///
/// The documentation leaves open how: here, an image that becomes smaller is averaged over the
/// area that each new pixel covers, one that becomes larger is interpolated linearly between the
/// middles of its pixels and counts by how much of the new pixel it covers, and at its own size it
/// is itself. Turned and slanted images are sampled 8 × 8 times or more a pixel.
@_spi(Simulation) public struct ImageSampling {
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  private let isSmooth: Bool

  /// Creates a reader of 8-bit premultiplied RGBA.
  ///
  /// - Parameter isSmooth: Otherwise the nearest pixel is taken.
  public init(width: Int, height: Int, bytes: [UInt8], isSmooth: Bool) {
    self.width = width
    self.height = height
    self.bytes = bytes
    self.isSmooth = isSmooth
  }

  /// Hands the pixels that the image touches to a block.
  ///
  /// - Parameter transform: From the image's pixels to the canvas's, both y down.
  public func draw(
    _ transform: CGAffineTransform, columns: Int, rows: Int,
    _ block: (_ column: Int, _ row: Int, _ color: BlendedColor) -> Void
  ) {
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let touched = CGRect(x: 0, y: 0, width: width, height: height).applying(transform)
      .intersection(CGRect(x: 0, y: 0, width: columns, height: rows))
    guard !touched.isNull, touched.width > 0, touched.height > 0 else { return }
    let box = touched.integral
    let columns = Int(box.minX)..<min(columns, Int(box.maxX))
    let rows = Int(box.minY)..<min(rows, Int(box.maxY))
    if isSmooth, transform.b == 0, transform.c == 0 {
      drawUpright(transform, columns, rows, block)
    } else {
      drawSlanted(transform, columns, rows, block)
    }
  }

  private func drawUpright(
    _ transform: CGAffineTransform, _ columns: Range<Int>, _ rows: Range<Int>,
    _ block: (_ column: Int, _ row: Int, _ color: BlendedColor) -> Void
  ) {
    let across = columns.map {
      AxisWeights(of: $0, count: width, scale: transform.a, offset: transform.tx)
    }
    for row in rows {
      let down = AxisWeights(of: row, count: height, scale: transform.d, offset: transform.ty)
      for (column, across) in zip(columns, across) {
        var color = SIMD4<Float>.zero
        for (y, weightY) in down.weights {
          for (x, weightX) in across.weights { color += pixel(x, y) * (weightX * weightY) }
        }
        if color.w > 0 { block(column, row, BlendedColor(parts: color)) }
      }
    }
  }

  private func drawSlanted(
    _ transform: CGAffineTransform, _ columns: Range<Int>, _ rows: Range<Int>,
    _ block: (_ column: Int, _ row: Int, _ color: BlendedColor) -> Void
  ) {
    let inverse = transform.inverted()
    let step = max(max(abs(inverse.a), abs(inverse.b)), max(abs(inverse.c), abs(inverse.d)))
    let count = isSmooth ? min(64, max(8, Int((step * 8).rounded(.up)))) : 1
    for row in rows {
      for column in columns {
        var sum = SIMD4<Float>.zero
        for line in 0..<count {
          for dot in 0..<count {
            let place = CGPoint(
              x: CGFloat(column) + (CGFloat(dot) + 0.5) / CGFloat(count),
              y: CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(count)
            ).applying(inverse)
            sum += color(at: place, isAverage: step > 1)
          }
        }
        let color = sum / Float(count * count)
        if color.w > 0 { block(column, row, BlendedColor(parts: color)) }
      }
    }
  }

  private func color(at place: CGPoint, isAverage: Bool) -> SIMD4<Float> {
    guard place.x >= 0, place.y >= 0, place.x < CGFloat(width), place.y < CGFloat(height) else {
      return .zero
    }
    if isAverage || !isSmooth { return pixel(Int(place.x), Int(place.y)) }
    let x = place.x - 0.5
    let y = place.y - 0.5
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, down) = (Float(x - left), Float(y - top))
    let upper = pixel(Int(left), Int(top)) * (1 - right) + pixel(Int(left) + 1, Int(top)) * right
    let lower =
      pixel(Int(left), Int(top) + 1) * (1 - right) + pixel(Int(left) + 1, Int(top) + 1) * right
    return upper * (1 - down) + lower * down
  }

  /// The pixel, or the nearest one at the rim.
  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let start = (max(0, min(row, height - 1)) * width + max(0, min(column, width - 1))) * 4
    return SIMD4(
      Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
      Float(bytes[start + 3]))
  }
}
