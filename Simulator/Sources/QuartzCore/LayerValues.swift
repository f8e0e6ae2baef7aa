/// All that a layer shows of itself, its place in the tree aside.
@_spi(Simulation) public struct LayerValues {
  public var bounds = CGRect.zero
  public var position = CGPoint.zero
  public var zPosition: CGFloat = 0
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var transform = CATransform3DIdentity
  public var isHidden = false
  public var opacity: Float = 1
  public var masksToBounds = false
  public var backgroundColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var cornerCurve = CALayerCornerCurve.circular
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  public var contents: Any?
  public var contentsGravity = CALayerContentsGravity.resize
  public var contentsScale: CGFloat = 1
  public var minificationFilter = CALayerContentsFilter.linear
  public var magnificationFilter = CALayerContentsFilter.linear

  /// Of a shape layer.
  public var path: CGPath?
  public var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  public var fillRule = CAShapeLayerFillRule.nonZero
  public var strokeColor: CGColor?
  public var lineWidth: CGFloat = 1
  public var miterLimit: CGFloat = 10
  public var lineCap = CAShapeLayerLineCap.butt
  public var lineJoin = CAShapeLayerLineJoin.miter
}

extension LayerValues {
  /// From the layer's own coordinates to those of what holds it.
  ///
  /// The layer is turned and stretched about its anchor, which lies at its position.
  @_spi(Simulation) public var toSuperlayer: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
