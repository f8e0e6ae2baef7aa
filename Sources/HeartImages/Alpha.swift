/// Between color multiplied by alpha and straight color.
///
/// A bitmap keeps the one, a PNG file the other.
///
/// Dividing and multiplying again gives back every valid pixel, one whose color is at most its
/// alpha: rounding moves the straight color by at most a half, which alpha ÷ 255 makes less than
/// a half again.
enum Alpha {
  /// A pixel with its colors divided by its alpha.
  ///
  /// Rounded to nearest; four zeros where clear.
  ///
  /// A color above its alpha, which no valid pixel has, is the brightest there is.
  static func divided(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = UInt16(pixel.w)
    guard alpha > 0 else { return .zero }
    guard alpha < 255 else { return pixel }
    var straight = pixel
    for channel in 0..<3 {
      straight[channel] = UInt8(min(255, (UInt16(pixel[channel]) * 255 + alpha / 2) / alpha))
    }
    return straight
  }

  /// A straight pixel with its colors times its alpha, rounded to nearest.
  static func multiplied(_ straight: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = UInt16(straight.w)
    guard alpha < 255 else { return straight }
    var pixel = straight
    for channel in 0..<3 {
      // The quotient never ends in a half, as 255 is odd.
      pixel[channel] = UInt8((UInt16(straight[channel]) * alpha + 127) / 255)
    }
    return pixel
  }

  /// The same of a pixel with 16 bits, rounded only once.
  static func multiplied(_ straight: SIMD4<UInt16>) -> SIMD4<UInt8> {
    let alpha = UInt64(straight.w)
    // 257 of the 65,535 steps of 16 bits are one of the 255 steps of 8.
    let whole: UInt64 = 65_535 * 257
    var pixel = SIMD4<UInt8>(repeating: UInt8((alpha + 128) / 257))
    for channel in 0..<3 {
      pixel[channel] = UInt8((UInt64(straight[channel]) * alpha + whole / 2) / whole)
    }
    return pixel
  }
}
