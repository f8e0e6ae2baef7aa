import Testing

@testable import HeartImages

@Suite struct GIFStreamTests {
  @Test func `What is given up midway is let go, with what giflib holds of it`() throws {
    for count in 0...2 {
      weak var kept: GIFStream?
      do {
        let stream = try GIFStream(
          width: 4, height: 4, colors: [SIMD4<UInt8>](repeating: .zero, count: 4))
        kept = stream
        var canvas = [UInt8](repeating: 0, count: 16)
        for number in 0..<count {
          let pixels = [UInt8](repeating: UInt8(number + 1), count: 16)
          try stream.put(GIFImage(of: pixels, on: &canvas, before: nil, width: 4), delay: 2)
        }
        #expect(!stream.taken().isEmpty)
      }
      #expect(kept == nil, "after \(count) frames")
    }
  }
}
