@_spi(Simulation) import CoreGraphics
internal import HeartCore

/// What a canvas is drawn with: a layer of pixels and how to draw there now.
///
/// Copies draw onto the same layer, and change on their own. What Apple's page does not tell of a
/// new layer is chosen: it has the transform of where it was made, and begins without clips, opaque
/// and in the normal mode.
public struct GraphicsContext {
  let layer: PixelLayer
  var clips: [ClipMask] = []

  /// How much of what is drawn from now on shows.
  public var opacity = 1.0
  /// How what is drawn from now on is put over what is there.
  public var blendMode = BlendMode.normal
  /// Where what is drawn from now on goes.
  public var transform = CGAffineTransform.identity
  /// The surroundings of the canvas.
  public private(set) var environment: EnvironmentValues

  init(layer: PixelLayer, environment: EnvironmentValues) {
    self.layer = layer
    self.environment = environment
  }

  /// Adds a transform before the one that there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Stretches what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Fills a path.
  public func fill(
    _ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()
  ) {
    paint(.outline(path.outline(isEvenOdd: style.isEOFilled).mapped(by: deviceMap)), shading)
  }

  /// Draws a line along a path.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle
  ) {
    paint(.outline(path.strokedOutline(style).mapped(by: deviceMap)), shading)
  }

  /// Draws a line of a width along a path.
  public func stroke(
    _ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1
  ) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    let bitmap = Bitmap(
      width: image.pixels.width, height: image.pixels.height, bytes: image.pixels.bytes)
    let map = deviceMap
    let scale = Double(rect.width) / Double(bitmap.width)
    precondition(
      abs(Double(rect.height) / Double(bitmap.height) - scale) < 1e-9 * scale
        && map.xAxis.dy == 0 && map.yAxis.dx == 0 && map.xAxis.dx == map.yAxis.dy,
      "The simulation draws images upright, and in their own aspect")
    let place = map(Point2D(rect.origin))
    let zoom = Zoom(scale: scale * map.xAxis.dx, offset: place - .origin)
    paint(PictureItem(role: .shape, shape: .image(bitmap), zoom: zoom, color: .black))
  }

  /// Draws onto a layer of its own, and that in one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    composite(try newLayer(content))
  }

  /// Lets only what is inside a path show from now on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(),
    options: GraphicsContext.ClipOptions = ClipOptions()
  ) {
    let layer = newLayer { $0.fill(path, with: .color(.black), style: style) }
    clips.append(ClipMask(layer, opacity: 1, options: options))
  }

  /// Lets only as much show from now on as a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: GraphicsContext.ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    clips.append(ClipMask(try newLayer(content), opacity: opacity, options: options))
  }

  private var deviceMap: Affine {
    let scale = Double(layer.scale)
    let map = Affine(
      xAxis: Vector2D(dx: Double(transform.a), dy: Double(transform.b)),
      yAxis: Vector2D(dx: Double(transform.c), dy: Double(transform.d)),
      offset: Vector2D(dx: Double(transform.tx), dy: Double(transform.ty)))
    return map.then(.stretch(horizontally: scale, vertically: scale))
  }

  private func newLayer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> PixelLayer {
    let layer = PixelLayer(like: layer)
    var inside = GraphicsContext(layer: layer, environment: environment)
    inside.transform = transform
    try content(&inside)
    return layer
  }

  private func paint(_ shape: PictureShape, _ shading: Shading) {
    paint(
      PictureItem(
        role: .shape, shape: shape, zoom: .identity, color: shading.color.rgba(in: environment)))
  }

  private func paint(_ item: PictureItem) {
    if clips.isEmpty && blendMode == .normal {
      var item = item
      item.opacity = opacity
      layer.draw(item)
    } else {
      let source = PixelLayer(like: layer)
      source.draw(item)
      composite(source)
    }
  }

  private func composite(_ source: PixelLayer) {
    layer.composite(source, clips: clips, opacity: opacity, mode: blendMode)
  }
}
