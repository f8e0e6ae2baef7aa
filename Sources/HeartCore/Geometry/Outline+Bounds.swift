extension Outline {
  /// The smallest upright rectangle that holds the outline; nil when there is nothing to draw.
  ///
  /// Exact to rounding: from the places where the curves turn, not from their control points.
  public var bounds: Box? {
    guard let place = contours.first(where: { !$0.segments.isEmpty })?.start else { return nil }
    var extent = Extent(at: place)
    for contour in contours {
      for curve in contour.curves { extent.include(curve) }
    }
    return Box(from: extent.low, to: extent.high)
  }
}

extension Curve {
  /// The smallest upright rectangle that holds the curve.
  package var bounds: Box {
    var extent = Extent(at: start)
    extent.include(self)
    return Box(from: extent.low, to: extent.high)
  }
}

/// The corners of a growing rectangle, where a ``Box`` with its width would round at each step.
private struct Extent {
  var low: Point2D
  var high: Point2D

  init(at place: Point2D) {
    low = place
    high = place
  }

  mutating func include(_ curve: Curve) {
    include(curve.start)
    include(curve.end)
    let hull = curve.hull
    if hull.x < low.x || hull.maxX > high.x {
      for t in curve.horizontalTurns { include(curve.point(at: t)) }
    }
    if hull.y < low.y || hull.maxY > high.y {
      for t in curve.verticalTurns { include(curve.point(at: t)) }
    }
  }

  private mutating func include(_ place: Point2D) {
    low = Point2D(x: min(low.x, place.x), y: min(low.y, place.y))
    high = Point2D(x: max(high.x, place.x), y: max(high.y, place.y))
  }
}
