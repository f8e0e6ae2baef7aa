/// The colors between two: no channel outside both, and none lighter or darker than both.
///
/// A pixel beside an edge that were lighter than the drawing and the ground would be a fringe.
struct ColorSpan {
  /// The lesser of each channel.
  let low: SIMD4<UInt8>
  /// The greater of each channel.
  let high: SIMD4<UInt8>
  private let lights: ClosedRange<Int>

  /// Creates the span of two colors; the order does not matter.
  init(_ one: SIMD4<UInt8>, _ other: SIMD4<UInt8>) {
    low = pointwiseMin(one, other)
    high = pointwiseMax(one, other)
    let (first, second) = (Self.light(of: one), Self.light(of: other))
    lights = min(first, second)...max(first, second)
  }

  /// Whether a color is between the two.
  func contains(_ color: SIMD4<UInt8>) -> Bool {
    all(color .>= low .& color .<= high) && lights ~= Self.light(of: color)
  }

  /// How light a color is, in ten-thousandths of a channel's step.
  ///
  /// The weights of sRGB's primaries, on encoded values as everywhere where colors are blended.
  static func light(of color: SIMD4<UInt8>) -> Int {
    2126 * Int(color.x) + 7152 * Int(color.y) + 722 * Int(color.z)
  }
}
