import HeartCore
import Testing

@Suite("SplitMix64")
struct SplitMix64Tests {
  @Test("The numbers are those that Vigna's program prints for two seeds")
  func publishedNumbers() {
    var zero = SplitMix64(seed: 0)
    let fromZero: [UInt64] = [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
    for expected in fromZero { #expect(zero.next() == expected) }

    var other = SplitMix64(seed: 1_234_567)
    let fromOther: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    for expected in fromOther { #expect(other.next() == expected) }
  }

  @Test("A unit number is the upper 53 bits, from 0 up to but not including 1")
  func unitNumbers() {
    var generator = SplitMix64(seed: 5)
    var bits = generator
    var sum = 0.0
    for _ in 0..<100_000 {
      let number = generator.unit()
      #expect(number == Double(bits.next() >> 11) / 9_007_199_254_740_992)
      #expect(number >= 0 && number < 1)
      sum += number
    }
    // The mean of n such numbers strays by √(1/12n) = 0.0009; six times that is never seen.
    #expect(abs(sum / 100_000 - 0.5) < 0.0055)
  }
}
