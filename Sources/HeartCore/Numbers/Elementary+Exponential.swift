extension Elementary {
  /// The power of e with a given exponent.
  ///
  /// Above 709.78… it is infinity, below −745.13… it is 0, in between subnormal where it must be;
  /// NaN for NaN.
  package static func exponential(_ exponent: Double) -> Double {
    guard exponent <= largestExponent else { return exponent.isNaN ? .nan : .infinity }
    guard exponent >= smallestExponent else { return 0 }
    let doublings = Int(exponent * inverseOfLn2 + (exponent < 0 ? -0.5 : 0.5))
    let count = Double(doublings)
    let high = exponent - count * ln2High
    let low = count * ln2Low
    let rest = high - low
    // Remes' rational form: x + x·c/(2 − c) is e^x − 1 within 2⁻⁵⁹ for |x| ≤ ½ ln 2. The
    // coefficients are those published in fdlibm 5.3 (e_exp.c).
    let square = rest * rest
    var sum = 4.13813679705723846039e-08
    sum = -1.65339022054652515390e-06 + square * sum
    sum = 6.61375632143793436117e-05 + square * sum
    sum = -2.77777777770155933842e-03 + square * sum
    sum = 1.66666666666666019037e-01 + square * sum
    let c = rest - square * sum
    let mantissa = 1 - ((low - (rest * c) / (2 - c)) - high)
    return scaled(mantissa, doublings: doublings)
  }

  /// The natural logarithm of a number.
  ///
  /// Subnormal numbers have theirs; −infinity for either zero, NaN below zero and for NaN.
  package static func logarithm(_ number: Double) -> Double {
    guard number > 0 else { return number == 0 ? -.infinity : .nan }
    guard number < .infinity else { return number }
    // The number is (1 + f) · 2^k with 1 + f between √½ and √2.
    let isSubnormal = number < .leastNormalMagnitude
    let bits = (isSubnormal ? number * 0x1p54 : number).bitPattern
    let shifted = bits + (oneBits - halfOfTwo)
    let k = Double(Int(shifted >> 52) - 1023 - (isSubnormal ? 54 : 0))
    let f = Double(bitPattern: (shifted & 0x000F_FFFF_FFFF_FFFF) + halfOfTwo) - 1
    // With s = f / (2 + f), log(1 + f) = log(1 + s) − log(1 − s) = 2s + s·R(s²): Remes'
    // polynomial, R within 2⁻⁵⁸. The coefficients are those published in fdlibm 5.3 (e_log.c).
    let s = f / (2 + f)
    let square = s * s
    var sum = 1.479819860511658591e-01
    sum = 1.531383769920937332e-01 + square * sum
    sum = 1.818357216161805012e-01 + square * sum
    sum = 2.222219843214978396e-01 + square * sum
    sum = 2.857142874366239149e-01 + square * sum
    sum = 3.999999999940941908e-01 + square * sum
    sum = 6.666666666666735130e-01 + square * sum
    let halfSquare = 0.5 * f * f
    return k * ln2High - ((halfSquare - (s * (halfSquare + square * sum) + k * ln2Low)) - f)
  }

  /// The logarithm of the largest finite number, rounded down.
  private static let largestExponent = 709.782712893383973096
  /// The logarithm of half the smallest number above zero, rounded up.
  private static let smallestExponent = -745.13321910194110842
  private static let inverseOfLn2 = 1.44269504088896338700
  // ln 2 in two parts; the first has 33 bits, so that its product with any exponent is exact.
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10
  private static let oneBits: UInt64 = 0x3FF0_0000_0000_0000
  /// The bits of √½, rounded up.
  private static let halfOfTwo: UInt64 = 0x3FE6_A09E_667F_3BCD

  /// A number near 1, doubled so many times, rounded once.
  ///
  /// It is halved when the count is negative.
  private static func scaled(_ number: Double, doublings: Int) -> Double {
    if doublings > 1023 { return number * 2 * powerOfTwo(doublings - 1) }
    if doublings >= -1021 { return number * powerOfTwo(doublings) }
    return number * powerOfTwo(doublings + 1000) * powerOfTwo(-1000)
  }
}
