import HeartCore
import Testing

@testable import HeartExport

@Suite("Blending of bytes")
struct PixelBlockTests {
  @Test("Every product of two bytes is divided by 255 and rounded to the nearest")
  func products() {
    for x in UInt32(0)...255 {
      let block = PixelBlock(repeating: x * 0x0101_0101)
      for y in UInt32(0)...255 {
        let nearest = (2 * x * y + 255) / 510
        #expect(block.scaled(by: SIMD8(repeating: y)).pixels[3] == nearest * 0x0101_0101)
      }
    }
  }

  @Test("Lanes keep apart")
  func lanes() {
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<2000 {
      let source = Self.randomPixels(&numbers)
      let below = Self.randomPixels(&numbers)
      var shares = SIMD8<UInt32>()
      for lane in 0..<8 { shares[lane] = UInt32.random(in: 0...255, using: &numbers) }
      let result = PixelBlock(source).scaled(by: shares).drawn(over: PixelBlock(below)).pixels
      for lane in 0..<8 {
        let scaled = Self.parts(source[lane]).map { ($0 * shares[lane] * 2 + 255) / 510 }
        let expected = zip(scaled, Self.parts(below[lane])).map { top, bottom in
          top + (bottom * (255 - scaled[3]) * 2 + 255) / 510
        }
        #expect(Self.parts(result[lane]) == expected)
        #expect(expected.allSatisfy { $0 <= expected[3] })
      }
    }
  }

  @Test("Blocks of fewer than eight pixels touch no more than those")
  func partialBlocks() {
    for count in 0...8 {
      var memory = [UInt32](repeating: 0x0102_0304, count: 9)
      memory.withUnsafeMutableBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let loaded = PixelBlock(loading: count, from: start)
        for lane in 0..<8 { #expect(loaded.pixels[lane] == (lane < count ? 0x0102_0304 : 0)) }
        PixelBlock(repeating: 7).store(count, to: start)
      }
      for (index, pixel) in memory.enumerated() {
        #expect(pixel == (index < count ? 7 : 0x0102_0304))
      }
    }
  }

  @Test("Colors are rounded once, and parts never exceed alpha")
  func colors() {
    let gray = RGBA(red: 142.0 / 255, green: 69.0 / 255, blue: 1)
    #expect(PremultipliedColor(gray).pixel == 0xFFFF_458E)
    #expect(PremultipliedColor(gray, opacity: 0).pixel == 0)
    #expect(PremultipliedColor(gray, opacity: .nan).pixel == 0)
    #expect(PremultipliedColor(gray, opacity: 7).pixel == 0xFFFF_458E)
    var numbers = SplitMix64(seed: 6)
    for _ in 0..<5000 {
      let parts = (0..<5).map { _ in Double.random(in: 0...1, using: &numbers) }
      let color = RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      let bytes = Self.parts(PremultipliedColor(color, opacity: parts[4]).pixel)
      let alpha = parts[3] * parts[4]
      for (byte, share) in zip(
        bytes, [parts[0] * alpha, parts[1] * alpha, parts[2] * alpha, alpha])
      {
        // Half a level is what rounding to the nearest leaves.
        #expect(abs(Double(byte) - share * 255) <= 0.5 + 1e-9)
        #expect(byte <= bytes[3])
      }
    }
  }

  @Test("A bitmap is filled to its last pixel, whatever its size")
  func fill() {
    for width in 1...20 {
      for color in [RGBA.clear, .white, .red, RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)] {
        var bitmap = Bitmap(width: width, height: 3)
        bitmap.fill(with: .black)
        bitmap.fill(with: color)
        let parts = Self.parts(PremultipliedColor(color).pixel).map { UInt8($0) }
        #expect(bitmap.bytes == Array(repeatElement(parts, count: width * 3).joined()))
      }
    }
  }

  private static func randomPixels(_ numbers: inout SplitMix64) -> SIMD8<UInt32> {
    var pixels = SIMD8<UInt32>()
    for lane in 0..<8 {
      let alpha = UInt32.random(in: 0...255, using: &numbers)
      let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &numbers) }
      pixels[lane] = parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24
    }
    return pixels
  }

  private static func parts(_ pixel: UInt32) -> [UInt32] {
    [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24]
  }
}
