import HeartCore
import Testing

@testable import HeartImages

@Suite struct GIFPaletteTests {
  static let mattes: [RGBA] = [
    .white, .black, RGBA(red: 0.19, green: 0.38, blue: 0.63), RGBA(red: 0, green: 1, blue: 0),
    RGBA(red: 0.94, green: 0.27, blue: 0.32),
  ]

  /// How light a color is, in steps of 255.
  private static func light(of color: SIMD4<UInt8>) -> Double {
    0.2126 * Double(color.x) + 0.7152 * Double(color.y) + 0.0722 * Double(color.z)
  }

  @Test(arguments: mattes)
  func `No pixel is lighter or stronger in a channel than both the matte and the drawing`(
    matte: RGBA
  ) {
    let frames = TestFrames.film()
    let palette = TestFrames.palette(of: frames, matte: matte)
    #expect(!palette.isExact)
    let ground = GIFPalette.opaqueBytes(matte)
    for (number, frame) in frames.enumerated() {
      let seen = TestFrames.expected(frame, palette)
      let wrong = zip(FramePixels(frame), seen).first { pixel, color in
        guard color != .zero else { return pixel.w > 0 }
        let own = Alpha.divided(pixel)
        let isOutside = (0..<3).contains { channel in
          color[channel] < min(own[channel], ground[channel])
            || color[channel] > max(own[channel], ground[channel])
        }
        // A blend is rounded to whole steps, each channel by at most a half.
        let lightest = max(Self.light(of: own), Self.light(of: ground)) + 0.5
        return isOutside || Self.light(of: color) > lightest
      }
      #expect(wrong == nil, "\(matte.hex), frame \(number)")
    }
  }

  @Test(arguments: mattes.prefix(4))
  func `A burst's errors stay within what is stated`(matte: RGBA) {
    let frames = TestFrames.film(side: 96)
    let palette = TestFrames.palette(
      of: frames, matte: matte,
      exactly: [FavoriteDefaults.fillColor, FavoriteDefaults.borderColor]
        + FavoriteStyle.burst.particles.flatMap(\.colors))
    let ground = GIFPalette.opaqueBytes(matte)
    var (largest, edges, edgeCount) = (0.0, 0.0, 0.0)
    for (number, frame) in frames.enumerated() {
      var (inner, innerCount) = (0.0, 0.0)
      for (pixel, color) in zip(FramePixels(frame), TestFrames.expected(frame, palette))
      where color != .zero {
        for channel in 0..<3 {
          let rest = Double(ground[channel]) * Double(255 - pixel.w) / 255
          let error = abs(Double(pixel[channel]) + rest - Double(color[channel]))
          largest = max(largest, error)
          if pixel.w == 255 {
            (inner, innerCount) = (inner + error, innerCount + 1)
          } else {
            (edges, edgeCount) = (edges + error, edgeCount + 1)
          }
        }
      }
      if innerCount > 0 {
        #expect(inner / innerCount <= 0.5, "\(matte.hex), frame \(number)")
      }
    }
    // The bounds that the palette's description states; the largest that was measured are 30 and
    // 1.8.
    #expect(largest <= 40, "\(matte.hex)")
    #expect(edges / edgeCount <= 2.5, "\(matte.hex)")
  }

  @Test func `Declared colors and the matte are shown exactly among thousands`() {
    var random = SplitMix64(seed: 5)
    let frames = TestFrames.random(&random, count: 2, width: 100, height: 100, colors: 5000)
    let declared = (0..<20).map { number in
      RGBA(red: Double(number) / 255, green: 0.5, blue: 0.25)
    }
    let palette = TestFrames.palette(of: frames, matte: .white, exactly: declared)
    #expect(!palette.isExact && palette.colors.count <= GIFPalette.colorLimit)
    for color in declared + [.white] {
      #expect(palette.colors.contains(GIFPalette.opaqueBytes(color)), "\(color.hex)")
    }
  }

  @Test func `A hard edge keeps a pixel's own color from half opaque on, and clears the rest`() {
    var frame = Bitmap(width: 256, height: 1)
    for alpha in 0..<256 {
      let pixel = Alpha.multiplied(SIMD4<UInt8>(240, 69, 82, UInt8(alpha)))
      for channel in 0..<4 { frame.bytes[alpha * 4 + channel] = pixel[channel] }
    }
    let seen = TestFrames.expected(frame, TestFrames.palette(of: [frame]))
    for alpha in 0..<256 {
      let color = seen[alpha]
      #expect((color != .zero) == (alpha >= 128), "alpha \(alpha)")
      guard color != .zero else { continue }
      // A color multiplied by half and rounded is off by at most one step when divided again.
      #expect(abs(Int(color.x) - 240) <= 1 && abs(Int(color.y) - 69) <= 1, "alpha \(alpha)")
    }
  }

  @Test func `Upon a matte only what is wholly clear stays clear`() {
    var frame = Bitmap(width: 256, height: 1)
    for alpha in 0..<256 { frame.bytes[alpha * 4 + 3] = UInt8(alpha) }
    let palette = TestFrames.palette(of: [frame], matte: .white)
    // 255 grays: black on white by every alpha but 0.
    #expect(palette.isExact && palette.colors.count == 255)
    let seen = TestFrames.expected(frame, palette)
    for alpha in 0..<256 {
      let gray = UInt8(255 - alpha)
      #expect(seen[alpha] == (alpha == 0 ? .zero : SIMD4(gray, gray, gray, 255)))
    }
  }

  @Test func `The order in which frames are counted does not matter`() {
    let frames = TestFrames.film()
    let (forward, backward) = (
      TestFrames.palette(of: frames, matte: .white),
      TestFrames.palette(of: frames.reversed(), matte: .white)
    )
    #expect(forward.colors == backward.colors)
  }

  @Test func `Memory is bounded and colors remain near, however many there are`() {
    var random = SplitMix64(seed: 9)
    var histogram = ColorHistogram()
    var pixels: [SIMD4<UInt8>] = []
    for _ in 0..<100_000 {
      let bits = random.next()
      pixels.append(
        SIMD4(UInt8(bits & 255), UInt8(bits >> 8 & 255), UInt8(bits >> 16 & 255), 255))
    }
    for pixel in pixels { histogram.add(pixel, count: 1) }
    #expect(histogram.entries.count <= ColorHistogram.limit && !histogram.isExact)
    #expect(histogram.entries.reduce(0) { $0 + $1.count } == pixels.count)
    var backward = ColorHistogram()
    for pixel in pixels.reversed() { backward.add(pixel, count: 1) }
    #expect(backward.entries.map(\.pixel) == histogram.entries.map(\.pixel))
  }
}
