import HeartCore

extension LinePen {
  /// Draws the rims of an outline.
  ///
  /// The ends of every contour are joined.
  mutating func draw(_ outline: Outline, _ zoom: DeviceZoom) {
    for contour in outline.contours {
      let start = zoom(contour.start)
      var place = start
      move(to: start)
      for segment in contour.segments {
        place = draw(segment, from: place, zoom)
      }
      line(to: start)
    }
  }

  /// Draws a circle; a negative radius draws it the other way round.
  mutating func drawCircle(center: Point2D, radius: Double) {
    let start = Point2D(x: center.x + radius.magnitude, y: center.y)
    let arc = Arc(
      center: center, radius: radius.magnitude, start: 0, sweep: radius < 0 ? -2 * .pi : 2 * .pi)
    move(to: start)
    curve(ArcCurve(arc), from: start, to: start)
  }

  private mutating func draw(
    _ segment: Segment, from start: Point2D, _ zoom: DeviceZoom
  ) -> Point2D {
    let end = zoom(segment.end)
    switch segment {
    case .line:
      line(to: end)
    case .quadratic(let control, _):
      curve(BezierCurve(start, zoom(control), end), from: start, to: end)
    case .cubic(let control1, let control2, _):
      curve(BezierCurve(start, zoom(control1), zoom(control2), end), from: start, to: end)
    case .arc(let arc, _):
      curve(ArcCurve(zoom(arc)), from: start, to: end)
    }
    return end
  }
}
