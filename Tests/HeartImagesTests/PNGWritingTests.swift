import HeartCore
import Testing

@testable import HeartImages

@Suite("Writing PNG")
struct PNGWritingTests {
  @Test("Every picture reads back as it was, at every level")
  func roundTrip() throws {
    var random = SplitMix64(seed: 7)
    for level in 0...12 {
      for (width, height) in [(1, 1), (1, 9), (9, 1), (13, 7), (64, 48)] {
        let bitmap = random.bitmap(width: width, height: height)
        #expect(
          try Bitmap(png: bitmap.png(compressionLevel: level)) == bitmap,
          "level \(level), \(width) × \(height)")
      }
    }
  }

  @Test("Every valid pixel there is reads back as it was")
  func everyPixel() throws {
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        let place = (alpha * 256 + color) * 4
        let pixel = [color, alpha - color, 0, alpha].map { UInt8($0) }
        bitmap.bytes.replaceSubrange(place..<place + 4, with: pixel)
      }
    }
    #expect(try Bitmap(png: bitmap.png()) == bitmap)
  }

  @Test("The file is a header, sRGB, the pixels and the end, byte for byte")
  func layout() throws {
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.bytes = [128, 64, 0, 128, 9, 9, 9, 0]
    // Stored, so that the pixels can be read here: zlib's header, one last block of 9 bytes.
    let pixels: [UInt8] = [0, 255, 128, 0, 128, 0, 0, 0, 0]
    let file: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      [0, 0, 0, 13] + "IHDR".utf8 + [
        0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0, 0xF4, 0x22, 0x7F, 0x8A,
      ],
      [0, 0, 0, 1] + "sRGB".utf8 + [0, 0xAE, 0xCE, 0x1C, 0xE9],
      [0, 0, 0, 20] + "IDAT".utf8 + [0x78, 0x01, 1, 9, 0, 0xF6, 0xFF] + pixels,
    ]
    let written = bitmap.png(compressionLevel: 0)
    #expect(written.starts(with: file.joined()))
    #expect(
      written.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("The same picture is the same file")
  func sameBytes() {
    var random = SplitMix64(seed: 3)
    let bitmap = random.bitmap(width: 40, height: 40)
    #expect(bitmap.png() == bitmap.png())
  }
}
