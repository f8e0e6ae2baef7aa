extension Elementary {
  /// A number held as a sum of two.
  ///
  /// The second is too small to change the first.
  struct TwoParts {
    var high: Double
    var low: Double

    init(high: Double, low: Double) {
      self.high = high
      self.low = low
    }

    /// The sum of two numbers and what rounding it has lost.
    ///
    /// It is exact (Knuth).
    init(sum first: Double, _ second: Double) {
      high = first + second
      let secondShare = high - first
      low = (first - (high - secondShare)) + (second - secondShare)
    }

    /// The product of two numbers and what rounding it has lost.
    ///
    /// It is exact (Dekker). Each factor must be below 2⁹⁹⁰ and the product above 2⁻⁹⁰⁰ in size, so
    /// that no part leaves the range of Double.
    init(product first: Double, _ second: Double) {
      let a = TwoParts(halving: first)
      let b = TwoParts(halving: second)
      high = first * second
      low = ((a.high * b.high - high) + a.high * b.low + a.low * b.high) + a.low * b.low
    }

    /// The upper 26 bits of a number and the rest (Veltkamp).
    private init(halving number: Double) {
      let spread = number * 134_217_729  // 2²⁷ + 1
      high = spread - (spread - number)
      low = number - high
    }
  }

  /// A power of two, for exponents −1022…1023.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
