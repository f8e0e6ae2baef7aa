/// Reads an image between its pixels.
///
/// The documentation leaves open how: here, an image that becomes smaller is averaged over the
/// area that each new pixel covers, one that becomes larger is interpolated linearly between
/// pixels' centers, with clear edges cut at the image's rim, and at its own size it is itself.
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

  /// Hands each pixel of a canvas that the image touches to a block.
  ///
  /// - Parameter transform: From the image's pixels to the canvas's, both y down.
  public func draw(
    _ transform: CGAffineTransform, columns: Int, rows: Int,
    _ block: (_ column: Int, _ row: Int, _ color: BlendedColor) -> Void
  ) {
    let inverse = transform.inverted()
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    let box = CGRect(x: 0, y: 0, width: width, height: height).applying(transform)
      .intersection(CGRect(x: 0, y: 0, width: columns, height: rows)).integral
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    // As many samples a side as make them no farther apart than the image's pixels, and enough
    // for the image's own rim.
    let stepX = max(abs(inverse.a), abs(inverse.b))
    let stepY = max(abs(inverse.c), abs(inverse.d))
    let isPlain = transform.b == 0 && transform.c == 0
    let isAligned =
      isPlain
      && [transform.tx, transform.ty, box.maxX, box.maxY]
        .allSatisfy { $0 == $0.rounded() }
    let isItself = isAligned && abs(transform.a) == 1 && abs(transform.d) == 1
    let countX = isItself || !isSmooth ? 1 : min(64, max(8, Int((stepX * 8).rounded(.up))))
    let countY = isItself || !isSmooth ? 1 : min(64, max(8, Int((stepY * 8).rounded(.up))))
    for row in Int(box.minY)..<min(rows, Int(box.maxY)) {
      for column in Int(box.minX)..<min(columns, Int(box.maxX)) {
        var sum = SIMD4<Float>.zero
        for line in 0..<countY {
          for dot in 0..<countX {
            let place = CGPoint(
              x: CGFloat(column) + (CGFloat(dot) + 0.5) / CGFloat(countX),
              y: CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(countY)
            ).applying(inverse)
            sum += color(at: place, isAverage: stepX > 1 || stepY > 1)
          }
        }
        let color = sum / Float(countX * countY)
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
