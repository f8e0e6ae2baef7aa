extension CGPath {
  /// Whether a point is inside of what the path would fill.
  ///
  /// Open subpaths are closed.
  ///
  /// - Parameter transform: Applied to the point before it is looked for, as documented.
  ///
  /// Curves are taken as lines at most 1/4096 of the path's size away from them.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let box = boundingBox
    guard box.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
    let polygons = PathPolygons(
      self, transform: .identity, tolerance: max(box.width, box.height) / 4096)
    return rule.fills(polygons.winding(around: point))
  }
}

extension CGPathFillRule {
  /// Whether a region that is run around so many times is inside.
  func fills(_ winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
