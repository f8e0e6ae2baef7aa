/// All that a layer shows of itself.
///
/// Its place in the tree aside.
@_spi(Simulation) public struct LayerValues {
  /// As of `CALayer`.
  public var bounds = CGRect.zero
  /// As of `CALayer`.
  public var position = CGPoint.zero
  /// As of `CALayer`.
  public var zPosition: CGFloat = 0
  /// As of `CALayer`.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// As of `CALayer`.
  public var transform = CATransform3DIdentity
  /// As of `CALayer`.
  public var isHidden = false
  /// As of `CALayer`.
  public var opacity: Float = 1
  /// As of `CALayer`.
  public var masksToBounds = false
  /// As of `CALayer`.
  public var backgroundColor: CGColor?
  /// As of `CALayer`.
  public var cornerRadius: CGFloat = 0
  /// As of `CALayer`.
  public var cornerCurve = CALayerCornerCurve.circular
  /// As of `CALayer`.
  public var borderWidth: CGFloat = 0
  /// As of `CALayer`.
  public var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  /// As of `CALayer`.
  public var contents: Any?
  /// As of `CALayer`.
  public var contentsGravity = CALayerContentsGravity.resize
  /// As of `CALayer`.
  public var contentsScale: CGFloat = 1
  /// As of `CALayer`.
  public var minificationFilter = CALayerContentsFilter.linear
  /// As of `CALayer`.
  public var magnificationFilter = CALayerContentsFilter.linear

  /// Of a shape layer.
  public var path: CGPath?
  /// As of `CAShapeLayer`.
  public var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  /// As of `CAShapeLayer`.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// As of `CAShapeLayer`.
  public var strokeColor: CGColor?
  /// As of `CAShapeLayer`.
  public var lineWidth: CGFloat = 1
  /// As of `CAShapeLayer`.
  public var miterLimit: CGFloat = 10
  /// Of a shape layer.
  public var lineCap = CAShapeLayerLineCap.butt
  /// As of `CAShapeLayer`.
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
