/// A number in fixed point, with room for every decimal that a Double can come from.
///
/// It is for the decimals that 64 bits cannot settle. It grows from its decimal digits and is then
/// scaled once. What ``DecimalReader`` asks of it it can do, and no more.
struct WideNumber {
  /// Digits in base 2³², the lowest first; those below the unit are the fraction.
  private var limbs = [UInt32](repeating: 0, count: unit + 84)
  /// The place after the highest limb that is not zero, from the unit on.
  private var end = unit
  /// Whether the true number is a little larger: something lies below the lowest limb.
  var hasMore = false

  /// Where the unit is.
  ///
  /// A number of n digits that is not below 10⁻³²⁷ is, as a whole number over a power of five, not
  /// below 2⁻⁷⁶². With 64 bits and a limb more than that, the 64 highest bits are always there.
  /// Above the unit is room for 84 · 32 bits, which are 809 digits.
  private static let unit = 28

  /// Appends a decimal digit to a whole number.
  mutating func append(_ digit: UInt8) { multiply(by: 10, adding: UInt32(digit)) }

  /// Multiplies a whole number by a power of five, or divides it by one.
  mutating func scale(byPowerOfFive exponent: Int) {
    var left = exponent.magnitude
    while left > 0 {
      // 5¹³ is the largest power of five below 2³².
      let count = min(left, 13)
      let power = UInt32(truncatingIfNeeded: DecimalRounding.powerOfFive(Int(count)))
      if exponent > 0 { multiply(by: power) } else { divide(by: power) }
      left -= count
    }
  }

  /// The highest 64 bits of a number above zero.
  ///
  /// With them go the power of two that the lowest of them stands for, and whether more lies below.
  var highestBits: (bits: UInt64, powerOfTwo: Int, hasMore: Bool) {
    let shift = limbs[end - 1].leadingZeroBitCount
    let upper = UInt64(limbs[end - 1]) << 32 | UInt64(limbs[end - 2])
    let lower = UInt64(limbs[end - 3]) << shift
    var hasMore = hasMore || UInt32(truncatingIfNeeded: lower) != 0
    for index in 0..<end - 3 where limbs[index] != 0 { hasMore = true }
    return (upper << shift | lower >> 32, (end - Self.unit - 2) * 32 - shift, hasMore)
  }

  private mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in Self.unit..<end {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    guard carry > 0 else { return }
    limbs[end] = UInt32(carry)
    end += 1
  }

  /// Divides by a number above zero; what is lost below the lowest limb is noted.
  private mutating func divide(by divisor: UInt32) {
    var rest: UInt64 = 0
    for index in stride(from: end - 1, through: 0, by: -1) {
      let part = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    if rest > 0 { hasMore = true }
    // The divisor is below 2³², so that at most one limb becomes zero.
    if limbs[end - 1] == 0 { end -= 1 }
  }
}
