internal import HeartCore
internal import HeartExport

/// Pixels that a graphics context draws onto.
final class PixelLayer {
  /// How many pixels a point has.
  let scale: CGFloat
  private(set) var bitmap: Bitmap
  private var rasterizer = Rasterizer()

  init(width: Int, height: Int, scale: CGFloat) {
    self.scale = scale
    bitmap = Bitmap(width: width, height: height)
  }

  convenience init(like other: PixelLayer) {
    self.init(width: other.bitmap.width, height: other.bitmap.height, scale: other.scale)
  }

  /// Draws an item whose points are pixels.
  func draw(_ item: PictureItem) {
    var picture = Picture()
    picture.items = [item]
    rasterizer.draw(picture, onto: &bitmap)
  }

  /// Puts another layer over this one.
  func composite(
    _ source: PixelLayer, clips: [ClipMask], opacity: Double,
    mode: GraphicsContext.BlendMode
  ) {
    precondition(mode == .normal, "The simulation knows the normal blend mode only")
    let share = UInt32((min(max(opacity, 0), 1) * 255).rounded())
    let count = bitmap.width * bitmap.height
    source.bitmap.bytes.withUnsafeBytes { above in
      bitmap.bytes.withUnsafeMutableBytes { below in
        for pixel in 0..<count where above[pixel * 4 + 3] > 0 {
          var cover = share
          for clip in clips { cover = Self.product(cover, UInt32(clip.bytes[pixel])) }
          guard cover > 0 else { continue }
          let first = pixel * 4
          let rest = 255 - Self.product(UInt32(above[first + 3]), cover)
          for part in first..<first + 4 {
            let sum =
              Self.product(UInt32(above[part]), cover) + Self.product(UInt32(below[part]), rest)
            below[part] = UInt8(min(255, sum))
          }
        }
      }
    }
  }

  /// The product of two shares of 255, rounded to nearest.
  private static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first * second + 127) / 255
  }
}
