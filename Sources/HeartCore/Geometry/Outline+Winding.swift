extension Outline {
  /// How many times the rim runs around a place.
  ///
  /// Clockwise counts, as seen with y downward. Contours are closed. Every curve is asked exactly;
  /// a place on the rim, to rounding, may be told either side's number.
  public func winding(around place: Point2D) -> Int {
    var turns = 0
    for contour in contours {
      for curve in contour.curves { turns += curve.winding(around: place) }
    }
    return turns
  }

  /// Whether a place is inside, or on the rim.
  ///
  /// On the rim are places within 1e-12 of the coordinates of it.
  public func contains(_ place: Point2D) -> Bool {
    fillRule.fills(winding: winding(around: place)) || isOnRim(place)
  }

  private func isOnRim(_ place: Point2D) -> Bool {
    contours.contains { contour in
      contour.curves.contains { curve in
        let tolerance = 1e-12 * curve.hull.magnitude
        guard curve.hull.distance(to: place) <= tolerance else { return false }
        return curve.start.distance(to: place) <= tolerance
          || curve.turns(ofDistanceTo: place).contains {
            curve.point(at: $0).distance(to: place) <= tolerance
          }
      }
    }
  }
}

extension Curve {
  /// How often the curve passes right of a place, downward less upward.
  func winding(around place: Point2D) -> Int {
    let hull = hull
    guard hull.low.y <= place.y, hull.high.y > place.y, hull.high.x > place.x else { return 0 }
    guard hull.low.x <= place.x else {
      // Wholly to the right, all that counts is where the curve begins and ends.
      return (start.y <= place.y ? 1 : 0) - (end.y <= place.y ? 1 : 0)
    }
    var turns = 0
    forEachStrand { strand in
      guard strand.isCut(below: place.y) else { return }
      let t = strand.parameter(atHeight: place.y)
      if point(at: t).x > place.x { turns += strand.direction }
    }
    return turns
  }
}
