/// A layer that draws a path, between its contents and its sublayers.
public final class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy of what a layer shows.
  public override init(layer: Any) { super.init(layer: layer) }

  override init(presenting model: CALayer) { super.init(presenting: model) }

  override func makePresentation() -> CALayer { CAShapeLayer(presenting: self) }

  /// Which regions of the path are filled.
  public var fillRule: CAShapeLayerFillRule {
    get { values.fillRule }
    set { change("fillRule", isSame: { $0.fillRule == newValue }) { $0.fillRule = newValue } }
  }

  /// How wide the line along the path is, in points.
  ///
  /// Half of it to each side.
  public var lineWidth: CGFloat {
    get { values.lineWidth }
    set { change("lineWidth", isSame: { $0.lineWidth == newValue }) { $0.lineWidth = newValue } }
  }

  /// How long the point of a corner may be.
  ///
  /// In widths of the line.
  public var miterLimit: CGFloat {
    get { values.miterLimit }
    set { change("miterLimit", isSame: { $0.miterLimit == newValue }) { $0.miterLimit = newValue } }
  }

  /// How the line ends.
  public var lineCap: CAShapeLayerLineCap {
    get { values.lineCap }
    set { change("lineCap", isSame: { $0.lineCap == newValue }) { $0.lineCap = newValue } }
  }

  /// How the line turns a corner.
  public var lineJoin: CAShapeLayerLineJoin {
    get { values.lineJoin }
    set { change("lineJoin", isSame: { $0.lineJoin == newValue }) { $0.lineJoin = newValue } }
  }

  /// What is drawn, in the layer's own coordinates.
  ///
  /// It has no implicit animation, as documented.
  public var path: CGPath? {
    get { values.path }
    set { change("path", isSame: { $0.path == newValue }) { $0.path = newValue } }
  }

  /// What the path is filled with; black at first.
  public var fillColor: CGColor? {
    get { values.fillColor }
    set { change("fillColor", isSame: { $0.fillColor == newValue }) { $0.fillColor = newValue } }
  }

  /// The color of the line along the path; none at first.
  public var strokeColor: CGColor? {
    get { values.strokeColor }
    set {
      change("strokeColor", isSame: { $0.strokeColor == newValue }) { $0.strokeColor = newValue }
    }
  }
}
