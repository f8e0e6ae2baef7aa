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
    for pixel in 0..<bitmap.width * bitmap.height {
      let cover = clips.reduce(share) { Self.product($0, UInt32($1.bytes[pixel])) }
      guard cover > 0 else { continue }
      let first = pixel * 4
      let parts = (0..<4).map { Self.product(UInt32(source.bitmap.bytes[first + $0]), cover) }
      guard parts[3] > 0 else { continue }
      for part in 0..<4 {
        let below = Self.product(UInt32(bitmap.bytes[first + part]), 255 - parts[3])
        bitmap.bytes[first + part] = UInt8(min(255, parts[part] + below))
      }
    }
  }

  /// The product of two shares of 255, rounded to nearest.
  private static func product(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first * second + 127) / 255
  }
}
