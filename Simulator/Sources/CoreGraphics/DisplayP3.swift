/// Display P3 in terms of sRGB: the same curve, other primaries.
enum DisplayP3 {
  /// Red, green and blue in sRGB, outside of 0…1 where sRGB has no such color.
  static func encodedSRGB(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    // From both spaces' primaries and their common white, D65 (IEC 61966-2-1, SMPTE EG 432-1).
    return [
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360454 * g + 1.0982736000 * b),
    ]
  }

  private static func decoded(_ value: CGFloat) -> CGFloat {
    let size = abs(Double(value))
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(value < 0 ? -linear : linear)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = abs(Double(value))
    let share = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(value < 0 ? -share : share)
  }
}
