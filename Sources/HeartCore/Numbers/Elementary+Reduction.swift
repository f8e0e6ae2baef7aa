extension Elementary {
  /// The quarter turns nearest to an angle, and the rest.
  ///
  /// The turns count modulo 4, and the rest is within ±π/4. The angle is finite and not negative.
  /// The rest is right to 2⁻⁷⁰ of itself: no Double is so near a multiple of π/2 (the nearest is
  /// 2⁻⁶¹ away) that it could lose more.
  static func reduced(_ angle: Double) -> (quarterTurns: Int, rest: TwoParts) {
    if angle <= 0.7853981633974483 { return (0, TwoParts(high: angle, low: 0)) }
    return angle < 0x1p20 ? reducedBySubtraction(angle) : reducedByMultiplication(angle)
  }

  /// Cody's and Waite's way: π/2 is subtracted in parts.
  ///
  /// Each is so short (33 bits) that its product with a number of turns below 2²⁰ is exact.
  private static func reducedBySubtraction(
    _ angle: Double
  ) -> (quarterTurns: Int, rest: TwoParts) {
    let turns = Int(angle * 6.36619772367581382433e-01 + 0.5)
    let count = Double(turns)
    let first = TwoParts(sum: angle - count * 1.57079632673412561417e+00, -(count * secondPart))
    let second = TwoParts(sum: first.high, -(count * thirdPart))
    let rest = TwoParts(
      sum: second.high, (first.low + second.low) - count * 8.47842766036889956997e-32)
    return (turns, rest)
  }

  // Bits 34…66 and 67…99 of π/2; the first 33 and those after are in the function above.
  private static let secondPart = 6.07710050630396597660e-11
  private static let thirdPart = 2.02226624871116645580e-21

  /// Payne's and Hanek's way: only bits that matter are computed.
  ///
  /// They are bits of the product with 2/π. Whole multiples of 4 quarter turns change nothing, so
  /// the bits of 2/π that make only such are passed over; the 192 that follow leave at least 2⁻¹³⁷
  /// of accuracy.
  private static func reducedByMultiplication(
    _ angle: Double
  ) -> (quarterTurns: Int, rest: TwoParts) {
    let mantissa = angle.significandBitPattern | 1 << 52
    // The angle is mantissa · 2^(exponent − 52); the window's first bit then stands for 2 turns.
    let firstBit = Int(angle.exponent) - 52 + 62
    let window = (bits(from: firstBit), bits(from: firstBit + 64), bits(from: firstBit + 128))

    let low = mantissa.fullProduct(window.2)
    let middle = mantissa.fullProduct(window.1)
    let (carried, carry) = middle.low.addingReportingOverflow(low.high)
    let top = mantissa &* window.0 &+ middle.high &+ (carry ? 1 : 0)

    var turns = Int(top >> 62)
    var fraction = (top << 2 | carried >> 62, carried << 2 | low.low >> 62, low.low << 2)
    let isBelow = fraction.0 >> 63 == 1
    if isBelow {
      turns += 1
      fraction = negated(fraction)
    }
    let rest = quarterTurn(times: fraction)
    return (turns, isBelow ? TwoParts(high: -rest.high, low: -rest.low) : rest)
  }

  /// 64 bits of 2/π, counted from one that stands for 2⁶³.
  private static func bits(from first: Int) -> UInt64 {
    let word = first >> 6
    let shift = first & 63
    return twoOverPi[word] << shift | twoOverPi[word + 1] >> (64 - shift)
  }

  private static func negated(
    _ fraction: (UInt64, UInt64, UInt64)
  ) -> (UInt64, UInt64, UInt64) {
    let last = ~fraction.2 &+ 1
    let second = ~fraction.1 &+ (last == 0 ? 1 : 0)
    let carries = last == 0 && second == 0
    return (~fraction.0 &+ (carries ? 1 : 0), second, last)
  }

  /// π/2 times a binary fraction of 192 bits.
  private static func quarterTurn(times fraction: (UInt64, UInt64, UInt64)) -> TwoParts {
    var (first, second, third) = fraction
    var leadingZeros = 0
    if first == 0 {
      (first, second, third) = (second, third, 0)
      leadingZeros = 64
    }
    let shift = first.leadingZeroBitCount
    leadingZeros += shift
    first = first << shift | second >> (64 - shift)
    second = second << shift | third >> (64 - shift)
    // The first 53 bits, and the 64 after them.
    let high = Double(first >> 11) * powerOfTwo(-53 - leadingZeros)
    let low = Double(first << 53 | second >> 11) * powerOfTwo(-117 - leadingZeros)
    let product = TwoParts(product: high, 1.5707963267948966)
    return TwoParts(
      sum: product.high, product.low + (high * 6.123233995736766e-17 + low * 1.5707963267948966))
  }

  /// The bits of 2/π, 1,216 of them, after 64 zeros.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
