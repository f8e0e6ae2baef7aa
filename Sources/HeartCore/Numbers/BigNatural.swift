/// A whole number of any size, zero or more.
///
/// It is for the decimals that 64 bits cannot settle. It can do what ``DecimalReader`` asks of it
/// and no more.
struct BigNatural {
  /// Digits in base 2³², the lowest first; the highest is not zero.
  private var limbs: [UInt32]

  init(_ number: UInt32) {
    limbs = number == 0 ? [] : [number]
  }

  init(powerOfFive exponent: Int) {
    self.init(1)
    multiply(byPowerOfFive: exponent)
  }

  /// How many bits there are from the highest that is set.
  ///
  /// 0 for zero.
  var bitWidth: Int {
    guard let highest = limbs.last else { return 0 }
    return limbs.count * 32 - highest.leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) &* UInt64(factor) &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiply(byPowerOfFive exponent: Int) {
    // 5¹³ is the largest power of five below 2³².
    for _ in 0..<exponent / 13 { multiply(by: 1_220_703_125) }
    for _ in 0..<exponent % 13 { multiply(by: 5) }
  }

  mutating func shiftLeft(by count: Int) {
    guard count > 0, !limbs.isEmpty else { return }
    let shift = count % 32
    if shift > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << shift | carry
        carry = limb >> (32 - shift)
      }
      if carry > 0 { limbs.append(carry) }
    }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// The highest 64 bits, and whether a lower one is set.
  ///
  /// Zeros are put below a shorter number.
  var highestBits: (bits: UInt64, hasMore: Bool) {
    let lowest = bitWidth - 64
    var bits: UInt64 = 0
    var hasMore = false
    for index in limbs.indices {
      let shift = index * 32 - lowest
      let limb = UInt64(limbs[index])
      // Swift's shifts by more than the width, or by less than nothing, do what is meant.
      bits |= limb << shift
      if shift < 0 { hasMore = hasMore || limb & (1 << -shift &- 1) != 0 }
    }
    return (bits, hasMore)
  }

  /// The quotient by another number, and whether the division leaves a rest.
  ///
  /// The quotient must be below 2⁶⁴ and the divisor above zero. Knuth's algorithm D.
  func divided(by divisor: BigNatural) -> (quotient: UInt64, hasRest: Bool) {
    var rest = self
    var divisor = divisor
    // With the divisor's highest bit set, a guess from its highest digit is at most 2 too large.
    let shift = 31 - (divisor.bitWidth - 1) % 32
    divisor.shiftLeft(by: shift)
    rest.shiftLeft(by: shift)
    let places = rest.limbs.count - divisor.limbs.count
    guard places >= 0 else { return (0, !rest.limbs.isEmpty) }
    rest.limbs.append(0)
    var quotient: UInt64 = 0
    for place in (0...places).reversed() {
      quotient = quotient << 32 | UInt64(rest.takeQuotientDigit(of: divisor, at: place))
    }
    return (quotient, rest.limbs.contains { $0 != 0 })
  }

  /// Subtracts the divisor as often as it fits at a place.
  ///
  /// It tells how often that was.
  private mutating func takeQuotientDigit(of divisor: BigNatural, at place: Int) -> UInt32 {
    let top = place + divisor.limbs.count
    let upper = UInt64(limbs[top]) << 32 | UInt64(limbs[top - 1])
    let highest = UInt64(divisor.limbs[divisor.limbs.count - 1])
    var digit = min(upper / highest, 0xFFFF_FFFF)
    var isNegative = subtract(divisor, times: digit, at: place)
    while isNegative {
      digit -= 1
      isNegative = !add(divisor, at: place)
    }
    return UInt32(digit)
  }

  /// Whether the difference fell below zero.
  ///
  /// It then wants 2^32 to the power of its length.
  private mutating func subtract(
    _ other: BigNatural, times factor: UInt64, at place: Int
  ) -> Bool {
    var carry: UInt64 = 0
    for index in other.limbs.indices {
      let product = UInt64(other.limbs[index]) &* factor &+ carry
      let limb = limbs[place + index]
      let lower = UInt32(truncatingIfNeeded: product)
      limbs[place + index] = limb &- lower
      carry = (product >> 32) &+ (limb < lower ? 1 : 0)
    }
    let top = place + other.limbs.count
    let isNegative = UInt64(limbs[top]) < carry
    limbs[top] = limbs[top] &- UInt32(truncatingIfNeeded: carry)
    return isNegative
  }

  /// Whether the sum carried out of the top.
  ///
  /// It is then no longer below zero.
  private mutating func add(_ other: BigNatural, at place: Int) -> Bool {
    var carry: UInt64 = 0
    for index in other.limbs.indices {
      let sum = UInt64(limbs[place + index]) &+ UInt64(other.limbs[index]) &+ carry
      limbs[place + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    let top = place + other.limbs.count
    let sum = UInt64(limbs[top]) &+ carry
    limbs[top] = UInt32(truncatingIfNeeded: sum)
    return sum >> 32 == 1
  }
}
