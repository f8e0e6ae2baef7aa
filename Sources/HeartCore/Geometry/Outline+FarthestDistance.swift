extension Outline {
  /// How far the farthest point is from a place, in points.
  ///
  /// 0 with nothing to draw.
  ///
  /// The largest over the whole of every curve, not over a sample; never less than the true
  /// distance by more than rounding.
  public func farthestDistance(from point: Point2D) -> Double {
    farthestPoint(from: point)?.distance(to: point) ?? 0
  }

  /// The farthest point from a place; nil with nothing to draw.
  package func farthestPoint(from place: Point2D) -> Point2D? {
    var farthest: Point2D?
    var distance = -1.0
    func consider(_ point: Point2D) {
      guard point.distance(to: place) > distance else { return }
      farthest = point
      distance = point.distance(to: place)
    }
    for contour in contours {
      for curve in contour.curves {
        consider(curve.start)
        guard !curve.isLine, curve.hull.farthestDistance(from: place) > distance else { continue }
        for t in curve.turns(ofDistanceTo: place) { consider(curve.point(at: t)) }
      }
    }
    return farthest
  }
}
