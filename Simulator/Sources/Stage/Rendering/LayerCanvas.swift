@_spi(Simulation) import CoreGraphics
import HeartCore

/// A part of the screen: colors of whole steps, as in memory of 8 bits a part.
struct LayerCanvas {
  let frame: PixelFrame
  /// Premultiplied, each part 0…255; row by row.
  private(set) var colors: [SIMD4<Float>]

  /// Creates a clear canvas.
  init(_ frame: PixelFrame) {
    self.frame = frame
    colors = [SIMD4<Float>](repeating: .zero, count: max(0, frame.width * frame.height))
  }

  /// Takes the colors of a bitmap of the same size.
  mutating func load(_ bitmap: Bitmap) {
    bitmap.bytes.withUnsafeBytes { bytes in
      for index in colors.indices {
        colors[index] =
          BlendedColor(
            bytes: UnsafeRawBufferPointer(rebasing: bytes[index * 4..<index * 4 + 4])
          ).parts
      }
    }
  }

  /// Rounds the colors into a bitmap of the same size.
  func store(to bitmap: inout Bitmap) {
    bitmap.bytes.withUnsafeMutableBytes { bytes in
      for index in colors.indices {
        BlendedColor(parts: colors[index]).store(
          to: UnsafeMutableRawBufferPointer(rebasing: bytes[index * 4..<index * 4 + 4]))
      }
    }
  }

  /// Puts a color over a pixel of the frame, counted from the frame's corner.
  mutating func put(_ color: BlendedColor, column: Int, row: Int) {
    let index = row * frame.width + column
    colors[index] = Self.rounded(color.over(BlendedColor(parts: colors[index])).parts)
  }

  /// Leaves of each pixel as much as another canvas of the same frame is opaque.
  mutating func multiply(byAlphaOf mask: LayerCanvas) {
    for index in colors.indices { colors[index] *= mask.colors[index].w / 255 }
  }

  /// Puts a canvas of a frame within this one over it.
  mutating func draw(_ group: LayerCanvas, opacity: Float) {
    for row in 0..<group.frame.height {
      for column in 0..<group.frame.width {
        let parts = group.colors[row * group.frame.width + column]
        guard parts.w > 0 else { continue }
        put(
          BlendedColor(parts: Self.rounded(parts * opacity)),
          column: column + group.frame.x - frame.x,
          row: row + group.frame.y - frame.y)
      }
    }
  }

  private static func rounded(_ parts: SIMD4<Float>) -> SIMD4<Float> {
    (parts + 0.5).rounded(.down)
  }
}
