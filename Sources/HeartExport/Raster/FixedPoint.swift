/// Lengths, areas and coverage in steps of 1/65,536, exact in sums.
///
/// Sums of whole numbers have no rounding: the heights of the lines that cross a row add up to
/// nothing or to whole turns exactly, so a covered pixel is covered exactly, in any order of the
/// lines and on any machine. A step is 1/257 of what an 8-bit level can tell.
enum FixedPoint {
  /// How many binary places there are.
  static let places: Int64 = 16
  /// One pixel, or full coverage.
  static let one: Int64 = 1 << places
  /// One pixel, or full coverage, as a factor.
  static let scale = Double(one)

  /// The nearest whole number; the number must be within ±2⁵¹.
  ///
  /// Adding 1.5 · 2⁵² leaves no room for binary places, and the sum's lowest bits are the whole
  /// number; it needs neither the C library nor a check for the processor's range.
  @inline(__always)
  static func nearest(_ value: Double) -> Int64 {
    let shift = 0x1.8p52
    return Int64(bitPattern: (value + shift).bitPattern &- shift.bitPattern)
  }
}
