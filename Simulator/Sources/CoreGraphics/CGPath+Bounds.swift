extension CGPath {
  /// The smallest rectangle around all points, control points too.
  ///
  /// Null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: steps.flatMap(\.points)) }

  /// The smallest rectangle around the path itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var places: [CGPoint] = []
    forEachCurve { start, step in
      places.append(start)
      if let end = step.points.last { places.append(end) }
      places += step.turns(from: start).map { step.place(at: $0, from: start) }
    }
    // A path that only moves has a place and no curve.
    if places.isEmpty { places = steps.flatMap(\.points) }
    return CGRect(enclosing: places)
  }

  /// Hands each line and curve to a block, with where it begins; closing lines too.
  func forEachCurve(_ block: (_ start: CGPoint, _ step: PathStep) -> Void) {
    var first = CGPoint.zero
    var current = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let start):
        first = start
        current = start
      case .close:
        block(current, .line(first))
        current = first
      case .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
        block(current, step)
        current = end
      }
    }
  }
}

extension PathStep {
  /// The place at a share of a curve.
  @_spi(Simulation) public func place(at t: CGFloat, from start: CGPoint) -> CGPoint {
    let s = 1 - t
    let mix = { (path: (CGPoint) -> CGFloat) -> CGFloat in
      switch self {
      case .move(let end), .line(let end): s * path(start) + t * path(end)
      case .quadratic(let control, let end):
        s * s * path(start) + 2 * s * t * path(control) + t * t * path(end)
      case .cubic(let control1, let control2, let end):
        s * s * s * path(start) + 3 * s * s * t * path(control1)
          + 3 * s * t * t * path(control2) + t * t * t * path(end)
      case .close: path(start)
      }
    }
    return CGPoint(x: mix { $0.x }, y: mix { $0.y })
  }

  /// Where between its ends a curve is farthest left, right, up or down.
  func turns(from start: CGPoint) -> [CGFloat] {
    return turns { $0.x } + turns { $0.y }

    func turns(_ part: (CGPoint) -> CGFloat) -> [CGFloat] {
      let roots: [CGFloat]
      switch self {
      case .move, .line, .close: roots = []
      case .quadratic(let control, let end):
        let bend = part(start) - 2 * part(control) + part(end)
        roots = bend == 0 ? [] : [(part(start) - part(control)) / bend]
      case .cubic(let control1, let control2, let end):
        let c = part(control1) - part(start)
        let b = part(control2) - 2 * part(control1) + part(start)
        let a = part(end) - 3 * part(control2) + 3 * part(control1) - part(start)
        roots = Self.roots(a, 2 * b, c)
      }
      return roots.filter { $0 > 0 && $0 < 1 }
    }
  }

  /// Where a·t² + b·t + c is 0.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The form that does not subtract what is nearly equal.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    var roots: [CGFloat] = []
    if a != 0 { roots.append(q / a) }
    if q != 0 { roots.append(c / q) }
    return roots
  }
}
