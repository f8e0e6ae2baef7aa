/// Turns a decimal into the nearest Double, ties to even.
///
/// The decimal is a whole number times a power of ten.
enum DecimalRounding {
  /// The nearest number where 64 and 128 bits settle it.
  ///
  /// They do for powers of ten within ±27. Powers of five up to the 27th fit 64 bits, so product
  /// and quotient are exact, the latter with a rest that is zero or not.
  static func fast(_ significand: UInt64, powerOfTen: Int) -> Double? {
    guard abs(powerOfTen) <= largestPowerOfFive, significand > 0 else { return nil }
    let power = powerOfFive(abs(powerOfTen))
    if powerOfTen >= 0 {
      let (high, low) = significand.fullProduct(power)
      guard high > 0 else {
        let shift = low.leadingZeroBitCount
        return nearest(low << shift, powerOfTwo: powerOfTen - shift, hasMore: false)
      }
      let shift = high.leadingZeroBitCount
      return nearest(
        high << shift | low >> (64 - shift), powerOfTwo: powerOfTen + 64 - shift,
        hasMore: low << shift != 0)
    }
    let shift = significand.leadingZeroBitCount
    let powerShift = power.leadingZeroBitCount
    let upper = significand << shift
    let divisor = power << powerShift
    // The quotient has 64 bits exactly if the upper half is below the divisor but not by half.
    let isHalved = upper >= divisor
    let (quotient, rest) = dividing(
      high: isHalved ? upper >> 1 : upper, low: isHalved ? upper << 63 : 0, by: divisor)
    return nearest(
      quotient, powerOfTwo: powerShift - shift + powerOfTen - (isHalved ? 63 : 64),
      hasMore: rest != 0)
  }

  /// The nearest number to a whole one times a power of ten.
  ///
  /// The whole one is of any size above zero; nil if the result is too large.
  static func exact(_ whole: WideNumber, powerOfTen: Int) -> Double? {
    var number = whole
    number.scale(byPowerOfFive: powerOfTen)
    let (bits, powerOfTwo, hasMore) = number.highestBits
    return nearest(bits, powerOfTwo: powerOfTwo + powerOfTen, hasMore: hasMore)
  }

  /// The nearest Double to 64 bits times a power of two.
  ///
  /// The highest of the bits is set.
  ///
  /// - Parameter hasMore: Whether the true number is larger by less than one in the last bit.
  /// - Returns: nil where it would be infinite.
  private static func nearest(_ bits: UInt64, powerOfTwo: Int, hasMore: Bool) -> Double? {
    let exponent = powerOfTwo + 63
    guard exponent <= 1023 else { return nil }
    // A Double has 53 bits; a subnormal one as many fewer as its exponent is too low.
    let dropped = 11 + max(0, -1022 - exponent)
    guard dropped <= 64 else { return 0 }
    let kept = bits >> dropped
    let rest = bits - kept << dropped
    let half: UInt64 = 1 << (dropped - 1)
    let goesUp = rest > half || rest == half && (hasMore || kept & 1 == 1)
    // The leading bit of a normal number adds one to its exponent, and a carry does so as well.
    let biased = UInt64(max(0, exponent + 1022))
    let pattern = biased << 52 + kept + (goesUp ? 1 : 0)
    let number = Double(bitPattern: pattern)
    return number.isFinite ? number : nil
  }

  /// A number of 128 bits divided by one of 64.
  ///
  /// The divisor's highest bit is set, and it is above the number's high half. In two steps of 32
  /// bits, since WebAssembly has no wider division.
  private static func dividing(
    high: UInt64, low: UInt64, by divisor: UInt64
  ) -> (quotient: UInt64, rest: UInt64) {
    let (first, middle) = step(high, low >> 32, divisor)
    let (second, rest) = step(middle, low & 0xFFFF_FFFF, divisor)
    return (first << 32 | second, rest)
  }

  /// One digit of a quotient in base 2³², and the rest.
  ///
  /// The rest is what is left of the dividend.
  private static func step(
    _ upper: UInt64, _ next: UInt64, _ divisor: UInt64
  ) -> (digit: UInt64, rest: UInt64) {
    let divisorHigh = divisor >> 32
    let divisorLow = divisor & 0xFFFF_FFFF
    var digit = upper / divisorHigh
    var rest = upper % divisorHigh
    while digit >> 32 != 0 || digit &* divisorLow > rest << 32 | next {
      digit -= 1
      rest += divisorHigh
      if rest >> 32 != 0 { break }
    }
    return (digit, (upper << 32 | next) &- digit &* divisor)
  }

  /// The largest power of five that fits 64 bits is the 27th.
  private static let largestPowerOfFive = 27

  /// A power of five, up to the 27th.
  static func powerOfFive(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power &*= 5 }
    return power
  }
}
