internal import HeartCore
internal import HeartExport

/// Draws one picture after another, with the same storage.
struct Painter {
  private var rasterizer = Rasterizer()
  private var picture = Picture()

  /// The button at an instant, on a canvas of its own.
  mutating func paint(_ instant: FavoriteInstant, _ look: Look) -> Bitmap {
    var canvas = Bitmap(width: look.canvas.width, height: look.canvas.height)
    canvas.fill(with: look.background)
    picture.refill(instant, look: look.favorite, in: look.slot)
    rasterizer.draw(picture, onto: &canvas)
    return canvas
  }

  /// A bare icon, onto a canvas.
  mutating func paint(
    _ icon: Icon, _ color: RGBA, _ place: Zoom, onto canvas: inout Bitmap, scale: Double
  ) {
    picture.refill(shape: icon, color: color, zoom: place)
    rasterizer.draw(picture, onto: &canvas, zoom: Zoom(scale: scale))
  }
}
