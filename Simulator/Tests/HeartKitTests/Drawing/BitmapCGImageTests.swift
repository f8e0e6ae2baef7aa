import CoreGraphics
import HeartCore
import Testing

@testable import HeartKit

struct BitmapCGImageTests {
  /// Different in every pixel, and premultiplied as a bitmap is.
  private static func sample(width: Int, height: Int) -> Bitmap {
    var bytes: [UInt8] = []
    for row in 0..<height {
      for column in 0..<width {
        let alpha = UInt8(truncatingIfNeeded: 255 - 3 * row)
        bytes += [
          min(alpha, UInt8(truncatingIfNeeded: 7 * column)), min(alpha, UInt8(5 * row % 251)),
          alpha / 2, alpha,
        ]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @Test("A bitmap comes back from an image as it was, byte for byte", arguments: [1, 3, 17, 64])
  func roundTrip(width: Int) throws {
    let bitmap = Self.sample(width: width, height: 9)
    let image = try #require(bitmap.cgImage())
    #expect(image.width == width)
    #expect(image.height == 9)
    let back = Bitmap(width: width, height: 9) { context in
      context.interpolationQuality = .none
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: 9))
    }
    #expect(back == bitmap)
  }

  @Test("Sides that a bitmap cannot have make none")
  func sides() {
    for (width, height) in [(0, 1), (1, 0), (-1, 1), (Bitmap.sideLimit + 1, 1)] {
      #expect(Bitmap(width: width, height: height) { _ in } == nil)
    }
  }

  @Test("A color is the same in sRGB")
  func color() {
    let color = RGBA(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).cgColor
    #expect(color.components == [0.25, 0.5, 0.75, 0.5])
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
  }
}
