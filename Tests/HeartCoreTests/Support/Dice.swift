@testable import HeartCore

/// Seeded numbers for sweeps; a test prints its seed and inputs where it fails.
struct Dice {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func bits() -> UInt64 { generator.next() }

  /// From 0 up to but not including 1.
  mutating func unit() -> Double { generator.unit() }

  /// A number from a range; the upper end may be met by rounding.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// A finite number of random bits: every exponent is as likely as every other.
  mutating func finiteNumber() -> Double {
    while true {
      let number = Double(bitPattern: bits())
      if number.isFinite { return number }
    }
  }

  mutating func index(below count: Int) -> Int {
    min(count - 1, Int(unit() * Double(count)))
  }

  mutating func flip() -> Bool { index(below: 2) == 1 }

  mutating func point(in range: ClosedRange<Double> = -10...10) -> Point2D {
    Point2D(x: number(in: range), y: number(in: range))
  }
}

extension TimingCurve {
  /// A curve that does not overshoot, as any progress is given.
  static func random(_ dice: inout Dice) -> TimingCurve {
    TimingCurve(
      dice.number(in: 0...1), dice.number(in: 0...1), dice.number(in: 0...1),
      dice.number(in: 0...1))
  }
}
