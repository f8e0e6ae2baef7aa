/// A seeded source of random numbers.
///
/// The same seed gives the same numbers, on every machine.
///
/// ```
/// var generator = SplitMix64(seed: 0)
/// generator.next()  // 0xE220_A839_7B1D_CDAF
/// ```
///
/// Good for placing particles and for tests; not for secrets. It is the generator of Steele, Lea
/// and Flood, "Fast splittable pseudorandom number generators" (2014), with the constants of
/// Vigna's public-domain `splitmix64.c`. It repeats itself after 2⁶⁴ numbers.
package struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// Creates a source that starts at a seed.
  ///
  /// Every seed is a good one.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next random number from 0 up to 1.
  ///
  /// It never is 1, and is a multiple of 2⁻⁵³.
  package mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
