extension Outline {
  /// The nearest point and its distance; nil with nothing to draw.
  ///
  /// The nearest over the whole of every curve, the closing lines included. The distance is right
  /// to 1e-9 of itself or to 1e-15 of the outline's coordinates, whichever is more.
  public func nearestPoint(to place: Point2D) -> (point: Point2D, distance: Double)? {
    var nearest: Point2D?
    var distance = Double.infinity
    func consider(_ point: Point2D) {
      guard point.distance(to: place) < distance else { return }
      nearest = point
      distance = point.distance(to: place)
    }
    for contour in contours {
      for curve in contour.curves {
        consider(curve.start)
        guard curve.hull.distance(to: place) < distance else { continue }
        for t in curve.turns(ofDistanceTo: place) { consider(curve.point(at: t)) }
      }
    }
    return nearest.map { ($0, distance) }
  }
}
