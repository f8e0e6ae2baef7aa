extension CALayer {
  /// What is done to the layer and all below it.
  ///
  /// About its anchor.
  public var transform: CATransform3D {
    get { values.transform }
    set {
      change("transform", isSame: { CATransform3DEqualToTransform($0.transform, newValue) }) {
        $0.transform = newValue
      }
    }
  }

  /// The transform, if it is one of the plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets the transform to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The upright rectangle around it, in its superlayer's coordinates.
  ///
  /// It follows from bounds, anchor, position and transform, and setting it sets size and position.
  /// Under a turn by anything but whole quarters it must not be set, as documented.
  public var frame: CGRect {
    get { bounds.applying(values.toSuperlayer) }
    set {
      let t = affineTransform()
      let isUpright = t.b == 0 && t.c == 0 && t.a != 0 && t.d != 0
      let isSideways = t.a == 0 && t.d == 0 && t.b != 0 && t.c != 0
      guard isUpright || isSideways else {
        fatalError("What a frame does under \(t) is not documented: set bounds and position.")
      }
      let frame = newValue.standardized
      let size =
        isUpright
        ? CGSize(width: frame.width / abs(t.a), height: frame.height / abs(t.d))
        : CGSize(width: frame.height / abs(t.b), height: frame.width / abs(t.c))
      let bounds = CGRect(origin: bounds.origin, size: size)
      var moved = values
      moved.bounds = bounds
      moved.position = .zero
      let place = bounds.applying(moved.toSuperlayer)
      self.bounds = bounds
      position = CGPoint(x: frame.minX - place.minX, y: frame.minY - place.minY)
    }
  }

  /// A point of another layer's coordinates in its own.
  ///
  /// Nil is the root's.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(map(from: l))
  }

  /// A point of its own coordinates in another layer's.
  ///
  /// Nil is the root's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(map(from: l).inverted())
  }

  /// A rectangle of another layer's coordinates in its own.
  ///
  /// Or an upright one around it.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(map(from: l))
  }

  /// A rectangle of its own coordinates in another layer's.
  ///
  /// Or an upright one around it.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(map(from: l).inverted())
  }

  /// The foremost layer at a point of the superlayer's coordinates.
  ///
  /// Among it and those below it.
  ///
  /// A hidden layer is not there, and what lies outside of a layer that cuts is not either.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let place = p.applying(values.toSuperlayer.inverted())
    let isInside = contains(place)
    if masksToBounds, !isInside { return nil }
    for child in (sublayers ?? []).inDrawingOrder.reversed() {
      if let hit = child.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }

  private func map(from other: CALayer?) -> CGAffineTransform {
    (other?.toRoot ?? rootOrigin).concatenating(toRoot.inverted())
  }

  /// From its own coordinates to those around its root layer.
  private var toRoot: CGAffineTransform {
    values.toSuperlayer.concatenating(superlayer?.toRoot ?? .identity)
  }

  /// The root's own coordinates, seen from around it.
  private var rootOrigin: CGAffineTransform {
    var root = self
    while let next = root.superlayer { root = next }
    return root.values.toSuperlayer
  }
}

extension [CALayer] {
  /// From the back to the front.
  ///
  /// By `zPosition`, and where that is the same, in order.
  @_spi(Simulation) public var inDrawingOrder: [CALayer] {
    enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}
