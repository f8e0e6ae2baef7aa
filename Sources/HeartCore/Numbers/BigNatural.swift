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
  /// The quotient must be below 2⁶⁴ and the divisor above zero. Bit by bit, as on paper: there are
  /// 64 at most, and few numbers come here.
  func divided(by divisor: BigNatural) -> (quotient: UInt64, hasRest: Bool) {
    let places = bitWidth - divisor.bitWidth
    guard places >= 0 else { return (0, bitWidth > 0) }
    var divisor = divisor
    divisor.shiftLeft(by: places)
    var rest = self
    // Twice the rest may need one bit more than the divisor has.
    divisor.limbs.append(0)
    rest.limbs.append(0)
    var quotient: UInt64 = 0
    for _ in 0...places {
      let fits = !rest.isBelow(divisor)
      if fits { rest.subtract(divisor) }
      quotient = quotient << 1 | (fits ? 1 : 0)
      rest.shiftLeft(by: 1)
    }
    return (quotient, rest.limbs.contains { $0 != 0 })
  }

  /// Whether this is less than a number of as many digits.
  private func isBelow(_ other: BigNatural) -> Bool {
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index]
    }
    return false
  }

  /// Takes away a number of as many digits that is not larger.
  private mutating func subtract(_ other: BigNatural) {
    var borrow: UInt32 = 0
    for index in limbs.indices {
      let (partial, first) = limbs[index].subtractingReportingOverflow(other.limbs[index])
      let (difference, second) = partial.subtractingReportingOverflow(borrow)
      limbs[index] = difference
      borrow = first || second ? 1 : 0
    }
  }
}
