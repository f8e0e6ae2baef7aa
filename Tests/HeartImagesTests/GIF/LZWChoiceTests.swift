import HeartCore
import Testing

@testable import HeartImages

@Suite struct LZWChoiceTests {
  private static func randomPixels(
    _ random: inout SplitMix64, count: Int, greatest: Int
  ) -> [UInt8] {
    // Runs, as in pictures.
    var pixels: [UInt8] = []
    while pixels.count < count {
      let run = 1 + random.next(upTo: 12) * random.next(upTo: 1)
      pixels += [UInt8](repeating: UInt8(random.next(upTo: greatest)), count: run)
    }
    return Array(pixels.prefix(count))
  }

  @Test func `The size that is foreseen is the size that giflib writes`() throws {
    var random = SplitMix64(seed: 21)
    for greatest in [0, 1, 3, 4, 30, 255] {
      for (width, height) in [(1, 1), (5, 3), (40, 40), (200, 150)] {
        let pixels = Self.randomPixels(&random, count: width * height, greatest: greatest)
        let stream = try GIFStream(
          width: width, height: height, colors: [SIMD4<UInt8>](repeating: .zero, count: 256))
        _ = stream.taken()
        let frame = PixelFrame(left: 0, top: 0, width: width, height: height)
        try stream.put(GIFImage(frame: frame, pixels: pixels, isTakenAway: false), delay: 2)
        // Eight bytes of control, ten of the description, one that says the codes' length.
        #expect(
          stream.taken().count == 8 + 10 + 1 + LZWChoice.byteCount(of: pixels),
          "\(width) × \(height), up to \(greatest)")
      }
    }
  }

  @Test func `What is chosen is one of the two at every pixel, and no longer than either`() {
    var random = SplitMix64(seed: 22)
    for share in [0, 1, 5, 9, 10] {
      let own = Self.randomPixels(&random, count: 9000, greatest: 12)
      let clear = own.map { random.next(upTo: 9) < share ? 0 : $0 }
      let chosen = LZWChoice(one: clear, other: own).shortest
      #expect(chosen.count == own.count)
      #expect(zip(chosen, zip(clear, own)).allSatisfy { $0 == $1.0 || $0 == $1.1 })
      let least = min(LZWChoice.byteCount(of: clear), LZWChoice.byteCount(of: own))
      #expect(LZWChoice.byteCount(of: chosen) <= least, "\(share) of 10 may be clear")
      // Where much is free, going by what is known saves more than a tenth.
      if share == 5 { #expect(LZWChoice.byteCount(of: chosen) * 10 < least * 9) }
    }
  }
}
