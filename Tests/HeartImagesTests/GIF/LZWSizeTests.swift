import HeartCore
import Testing

@testable import HeartImages

@Suite struct LZWSizeTests {
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
        // No pixel is as it was, so all are written.
        var canvas = pixels.map { $0 &+ 1 }
        let image = GIFImage(of: pixels, on: &canvas, before: nil, width: width)
        try #require(image.pixels == pixels)
        try stream.put(image, delay: 2)
        // Eight bytes of control, ten of the description, one that says the codes' length.
        #expect(
          stream.taken().count == 8 + 10 + 1 + LZWSize(of: pixels).byteCount,
          "\(width) × \(height), up to \(greatest)")
      }
    }
  }
}
