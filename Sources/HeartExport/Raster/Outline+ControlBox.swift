import HeartCore

extension Outline {
  /// A rectangle that holds the outline and is quick to find.
  ///
  /// Seldom the smallest: that of all control points, and of whole ellipses.
  ///
  /// Nil for an outline without contours, and for one with a number that is not finite.
  var controlBox: Box? {
    var hull = Hull()
    for contour in contours {
      hull.add(contour.start)
      for segment in contour.segments {
        hull.add(segment.end)
        switch segment {
        case .line:
          break
        case .quadratic(let control, _):
          hull.add(control)
        case .cubic(let control1, let control2, _):
          hull.add(control1)
          hull.add(control2)
        case .arc(let arc, _):
          let (a, b) = (arc.axisA, arc.axisB)
          let reach = Vector2D(
            dx: (a.dx * a.dx + b.dx * b.dx).squareRoot(),
            dy: (a.dy * a.dy + b.dy * b.dy).squareRoot())
          hull.add(arc.center + reach)
          hull.add(arc.center - reach)
          hull.check(arc.start)
          hull.check(arc.sweep)
        }
      }
    }
    return hull.box
  }
}

/// The smallest upright rectangle of the places seen so far.
private struct Hull {
  private var least = Point2D(x: .infinity, y: .infinity)
  private var most = Point2D(x: -.infinity, y: -.infinity)
  // Not a number as soon as one number is not finite.
  private var zero = 0.0

  @inline(__always)
  mutating func add(_ place: Point2D) {
    least = Point2D(x: min(least.x, place.x), y: min(least.y, place.y))
    most = Point2D(x: max(most.x, place.x), y: max(most.y, place.y))
    check(place.x)
    check(place.y)
  }

  @inline(__always)
  mutating func check(_ number: Double) { zero += number * 0 }

  var box: Box? {
    guard zero == 0, least.x <= most.x else { return nil }
    return Box(from: least, to: most)
  }
}
