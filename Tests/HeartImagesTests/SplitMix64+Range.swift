import HeartCore

extension SplitMix64 {
  /// A whole number from 0 to the greatest wanted.
  mutating func next(upTo greatest: Int) -> Int {
    Int(next() % UInt64(greatest + 1))
  }
}
