/// An arc of a circle, with the places where a rim comes into it and leaves it.
struct Bend: Equatable {
  var start: Point2D
  var arc: Arc
  var end: Point2D

  init(start: Point2D, arc: Arc, end: Point2D) {
    self.start = start
    self.arc = arc
    self.end = end
  }

  /// Creates the bend that turns a rim from one heading to another, in degrees.
  ///
  /// Heading 0 is to the right and 90 is downward; a rising heading turns clockwise.
  init(center: Point2D, radius: Double, from heading: Double, to newHeading: Double) {
    let turn = newHeading - heading
    // Going clockwise, the center lies a quarter to the right of the heading.
    let toRim = turn < 0 ? 90.0 : -90.0
    arc = Arc(
      center: center, radius: radius, start: (heading + toRim) * .pi / 180,
      sweep: turn * .pi / 180)
    start = arc.place(at: arc.start)
    end = arc.place(at: arc.end)
  }

  /// The bend as a piece of a contour that has come to `start`.
  var segment: Segment { .arc(arc, to: end) }

  /// The place on the tangent at a distance before `start`: a control that keeps the rim smooth.
  func before(by distance: Double) -> Point2D {
    start - arc.heading(at: arc.start) * distance
  }

  /// The place on the tangent at a distance after `end`: a control that keeps the rim smooth.
  func after(by distance: Double) -> Point2D {
    end + arc.heading(at: arc.end) * distance
  }
}

extension Arc {
  fileprivate func place(at angle: Double) -> Point2D {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return point(cosine: cosine, sine: sine)
  }

  /// The direction of travel on a circle, of length 1.
  fileprivate func heading(at angle: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let forward = sweep < 0 ? -1.0 : 1.0
    return Vector2D(dx: -sine * forward, dy: cosine * forward)
  }
}
