import HeartCore

/// How pixels that let something through become pixels that do not, as GIF has no others.
///
/// Upon a matte every pixel that is not wholly clear is blended with it. Without one a pixel that
/// is at least half opaque keeps its own color, and any other is clear: blended with a guess, it
/// would be a halo on every other ground.
struct PixelFlattening: Equatable, Sendable {
  /// The opaque color under the edges.
  ///
  /// Nil for a hard edge.
  let matte: SIMD4<UInt8>?

  /// The opaque color in a pixel's place; nil where it is clear.
  func color(of pixel: SIMD4<UInt8>) -> SIMD4<UInt8>? {
    guard pixel.w < 255 else { return pixel }
    guard let matte else { return pixel.w >= 128 ? Self.opaque(pixel) : nil }
    guard pixel.w > 0 else { return nil }

    let rest = 255 - UInt16(pixel.w)
    var color = pixel
    for channel in 0..<3 {
      color[channel] &+= UInt8((UInt16(matte[channel]) * rest + 127) / 255)
    }
    color.w = 255
    // What was rounded twice can be a step outside.
    let span = ColorSpan(matte, Self.opaque(pixel))
    return color.clamped(lowerBound: span.low, upperBound: span.high)
  }

  /// What a pixel's color may become, where it is blended with a matte.
  func span(of pixel: SIMD4<UInt8>) -> ColorSpan? {
    matte.map { ColorSpan($0, Self.opaque(pixel)) }
  }

  /// The pixel's own color, as if it were opaque.
  private static func opaque(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    var straight = Alpha.divided(pixel)
    straight.w = 255
    return straight
  }
}
