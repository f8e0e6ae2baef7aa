@_spi(Simulation) import CoreGraphics
import HeartCore
import HeartExport

/// Paints single shapes, each pixel by how much of it the exporter's rasterizer covers.
struct ShapeCoverage {
  private var rasterizer = Rasterizer()
  private var picture = Picture()

  /// Puts a color over what an outline covers.
  mutating func paint(
    _ outline: Outline, _ toPixels: CGAffineTransform, _ color: BlendedColor,
    onto canvas: inout LayerCanvas
  ) {
    let mapped = outline.mapped(by: Affine(toPixels))
    guard let bounds = mapped.bounds else { return }
    let frame = canvas.frame.touched(
      by: CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height))
    guard !frame.isEmpty else { return }
    var shares = Bitmap(width: frame.width, height: frame.height)
    picture.items = [
      PictureItem(role: .shape, shape: .outline(mapped), zoom: .identity, color: .white)
    ]
    rasterizer.draw(
      picture, onto: &shares,
      zoom: Zoom(scale: 1, offset: Vector2D(dx: -Double(frame.x), dy: -Double(frame.y))))
    for row in 0..<frame.height {
      for column in 0..<frame.width {
        let share = shares.alpha(column: column, row: row)
        guard share > 0 else { continue }
        canvas.put(
          color.scaled(by: Float(share) / 255), column: column + frame.x - canvas.frame.x,
          row: row + frame.y - canvas.frame.y)
      }
    }
  }
}

extension BlendedColor {
  /// All of each part.
  static let white = BlendedColor(parts: SIMD4(repeating: 255))
}

extension Affine {
  /// The map that a transform of Core Graphics is.
  init(_ t: CGAffineTransform) {
    self.init(
      xAxis: Vector2D(dx: t.a, dy: t.b), yAxis: Vector2D(dx: t.c, dy: t.d),
      offset: Vector2D(dx: t.tx, dy: t.ty))
  }
}
