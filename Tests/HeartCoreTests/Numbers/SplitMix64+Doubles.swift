import HeartCore

extension SplitMix64 {
  /// A number from a range; the upper end may be met by rounding.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A finite number of random bits: every exponent is as likely as every other.
  mutating func finiteNumber() -> Double {
    while true {
      let number = Double(bitPattern: next())
      if number.isFinite { return number }
    }
  }
}
