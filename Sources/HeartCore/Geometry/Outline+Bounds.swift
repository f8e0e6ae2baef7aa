extension Outline {
  /// The smallest upright rectangle around; nil with nothing to draw.
  ///
  /// Exact to rounding: from the places where the curves turn, not from their control points.
  public var bounds: Box? {
    guard let place = contours.first(where: { !$0.segments.isEmpty })?.start else { return nil }
    var extent = Extent(at: place)
    for contour in contours {
      for curve in contour.curves { extent.include(curve) }
    }
    return extent.box
  }
}

extension Curve {
  /// The smallest upright rectangle that holds the curve.
  package var bounds: Box {
    var extent = Extent(at: start)
    extent.include(self)
    return extent.box
  }
}

extension Extent {
  /// Grows to hold the whole curve.
  ///
  /// Turns are looked for only where the curve's hull sticks out.
  fileprivate mutating func include(_ curve: Curve) {
    include(curve.start)
    include(curve.end)
    let hull = curve.hull
    if hull.low.x < low.x || hull.high.x > high.x {
      for t in curve.horizontalTurns { include(curve.point(at: t)) }
    }
    if hull.low.y < low.y || hull.high.y > high.y {
      for t in curve.verticalTurns { include(curve.point(at: t)) }
    }
  }
}
