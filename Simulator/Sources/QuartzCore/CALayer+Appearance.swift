extension CALayer {
  /// The rectangle that it shows, in its own coordinates.
  public var bounds: CGRect {
    get { values.bounds }
    set { change("bounds", isSame: { $0.bounds == newValue }) { $0.bounds = newValue } }
  }

  /// Where its anchor is, in its superlayer's coordinates.
  public var position: CGPoint {
    get { values.position }
    set { change("position", isSame: { $0.position == newValue }) { $0.position = newValue } }
  }

  /// Which of its siblings it is in front of: those with less.
  public var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition", isSame: { $0.zPosition == newValue }) { $0.zPosition = newValue } }
  }

  /// What of it is at its position, in shares of its bounds.
  ///
  /// The middle at first.
  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      change("anchorPoint", isSame: { $0.anchorPoint == newValue }) { $0.anchorPoint = newValue }
    }
  }

  /// Whether it and all below it are not shown.
  public var isHidden: Bool {
    get { values.isHidden }
    set { change("hidden", isSame: { $0.isHidden == newValue }) { $0.isHidden = newValue } }
  }

  /// How much of it and all below it shows, 0…1.
  public var opacity: Float {
    get { values.opacity }
    set { change("opacity", isSame: { $0.opacity == newValue }) { $0.opacity = newValue } }
  }

  /// Whether what is in it is cut at its rim.
  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      change("masksToBounds", isSame: { $0.masksToBounds == newValue }) {
        $0.masksToBounds = newValue
      }
    }
  }

  /// How far its background's corners are rounded, in points.
  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      change("cornerRadius", isSame: { $0.cornerRadius == newValue }) { $0.cornerRadius = newValue }
    }
  }

  /// How round corners are curved.
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set {
      change("cornerCurve", isSame: { $0.cornerCurve == newValue }) { $0.cornerCurve = newValue }
    }
  }

  /// How wide the line within its rim is, in points.
  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      change("borderWidth", isSame: { $0.borderWidth == newValue }) { $0.borderWidth = newValue }
    }
  }

  /// How its picture lies in its bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set {
      change("contentsGravity", isSame: { $0.contentsGravity == newValue }) {
        $0.contentsGravity = newValue
      }
    }
  }

  /// How many pixels of its picture make a point.
  public var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      change("contentsScale", isSame: { $0.contentsScale == newValue }) {
        $0.contentsScale = newValue
      }
    }
  }

  /// How its picture is read where it becomes smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set {
      change("minificationFilter", isSame: { $0.minificationFilter == newValue }) {
        $0.minificationFilter = newValue
      }
    }
  }

  /// How its picture is read where it becomes larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set {
      change("magnificationFilter", isSame: { $0.magnificationFilter == newValue }) {
        $0.magnificationFilter = newValue
      }
    }
  }

  /// What its bounds are filled with.
  public var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      change("backgroundColor", isSame: { $0.backgroundColor == newValue }) {
        $0.backgroundColor = newValue
      }
    }
  }

  /// The color of the line within its rim; black at first.
  public var borderColor: CGColor? {
    get { values.borderColor }
    set {
      change("borderColor", isSame: { $0.borderColor == newValue }) { $0.borderColor = newValue }
    }
  }

  /// Its picture: a `CGImage`; others are not drawn by this model.
  public var contents: Any? {
    get { values.contents }
    set { change("contents", isSame: { _ in false }) { $0.contents = newValue } }
  }
}
