import HeartCore

/// Draws images at any size and place, row by row.
///
/// Smaller, by area average; larger, by bilinear interpolation; at their own size on whole pixels,
/// byte for byte. The parts of a pixel are weighted premultiplied, and rounded once.
struct ImageSampler {
  private var columns = ResamplingWeights()
  private var rows = ResamplingWeights()
  /// The sums of texels above one another, for one row of pixels.
  private var sums: [SIMD4<Float>] = []
  /// The row of pixels that is handed out.
  private var pixels: [UInt32] = []

  /// Hands out each row of the region, from its first column on.
  ///
  /// - Parameter opacity: 0…1; every part is multiplied by it.
  mutating func forEachRow(
    of region: PixelRegion, _ image: Bitmap, _ zoom: DeviceZoom, opacity: Double,
    _ body: (_ row: Int, _ pixels: UnsafeRawPointer) -> Void
  ) {
    guard !region.isEmpty else { return }
    columns.prepare(
      region.columns, texelCount: image.width, scale: zoom.scale, offset: zoom.offset.dx)
    rows.prepare(
      region.rows, texelCount: image.height, scale: zoom.scale, offset: zoom.offset.dy)
    let texels = columns.neededTexels
    sums.removeAll(keepingCapacity: true)
    sums.append(contentsOf: repeatElement(SIMD4(), count: texels.count))
    pixels.removeAll(keepingCapacity: true)
    pixels.append(contentsOf: repeatElement(0, count: region.columns.count))
    for row in region.rows {
      sumColumns(of: image, texels, rows.taps[row - region.rows.lowerBound])
      resampleRow(from: texels.lowerBound, opacity: Float(opacity))
      pixels.withUnsafeBytes { memory in
        guard let start = memory.baseAddress else { return }
        body(row, start)
      }
    }
  }

  private mutating func sumColumns(
    of image: Bitmap, _ texels: Range<Int>, _ taps: ResamplingWeights.Taps
  ) {
    for index in sums.indices { sums[index] = SIMD4() }
    image.bytes.withUnsafeBytes { bytes in
      for (step, weight) in rows.weights[taps.weights].enumerated() {
        let start = ((taps.first + step) * image.width + texels.lowerBound) * 4
        for index in sums.indices {
          let texel = bytes.loadUnaligned(fromByteOffset: start + index * 4, as: SIMD4<UInt8>.self)
          sums[index] += SIMD4<Float>(texel) * weight
        }
      }
    }
  }

  private mutating func resampleRow(from firstTexel: Int, opacity: Float) {
    for (index, taps) in columns.taps.enumerated() {
      var sum = SIMD4<Float>()
      for (step, weight) in columns.weights[taps.weights].enumerated() {
        sum += sums[taps.first - firstTexel + step] * weight
      }
      pixels[index] = Self.pixel(sum * opacity)
    }
  }

  /// The nearest bytes, none of them above the alpha.
  ///
  /// An image whose bytes are premultiplied has none above it anyway: the same sums of smaller
  /// numbers are not larger.
  private static func pixel(_ parts: SIMD4<Float>) -> UInt32 {
    // Adding 2²³ leaves no room for binary places; the lowest bits are the nearest whole number.
    let shifted = parts + 0x1p23
    var bytes = unsafeBitCast(shifted, to: SIMD4<UInt32>.self) & 0xFF
    let alpha = bytes.w
    bytes.replace(with: alpha, where: bytes .> alpha)
    return bytes.x | bytes.y << 8 | bytes.z << 16 | alpha << 24
  }
}
