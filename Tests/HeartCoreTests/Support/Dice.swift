@testable import HeartCore

/// Seeded numbers for sweeps; a test prints its seed and inputs where it fails.
struct Dice {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * generator.unit()
  }

  mutating func index(below count: Int) -> Int {
    min(count - 1, Int(generator.unit() * Double(count)))
  }

  mutating func flip() -> Bool { index(below: 2) == 1 }
}

extension TimingCurve {
  /// A curve that does not overshoot, as any progress is given.
  static func random(_ dice: inout Dice) -> TimingCurve {
    TimingCurve(
      dice.number(in: 0...1), dice.number(in: 0...1), dice.number(in: 0...1),
      dice.number(in: 0...1))
  }
}
