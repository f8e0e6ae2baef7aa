@_spi(Simulation) public import HeartCore

extension ViewNode {
  /// The pixels that a canvas draws; nil for any other node.
  ///
  /// - Parameter scale: How many pixels a point has.
  public func drawing(scale: CGFloat = 1) -> Bitmap? {
    guard case .canvas(let drawing) = kind else { return nil }
    return GraphicsContext.drawing(
      size: size, scale: scale, environment: drawing.environment, drawing.renderer)
  }
}

extension GraphicsContext {
  /// The pixels that a closure draws.
  @_spi(Simulation) public static func drawing(
    size: CGSize, scale: CGFloat = 1, environment: EnvironmentValues = EnvironmentValues(),
    _ renderer: (inout GraphicsContext, CGSize) -> Void
  ) -> Bitmap {
    let layer = PixelLayer(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), scale: scale)
    var context = GraphicsContext(layer: layer, environment: environment)
    renderer(&context, size)
    return layer.bitmap
  }
}
