/// A segment together with the place where it starts.
///
/// The parameter `t` runs from 0 at the start to 1 at the end, evenly in the angle for an arc.
package struct Curve: Equatable, Sendable {
  package var start: Point2D
  package var segment: Segment

  package init(start: Point2D, segment: Segment) {
    self.start = start
    self.segment = segment
  }

  package var end: Point2D { segment.end }

  /// The place at a parameter.
  ///
  /// At 0 and 1 exactly the start and the end.
  // Not copied to each of its many callers: a page's engine is small.
  @inline(never)
  package func point(at t: Double) -> Point2D {
    if t == 0 { return start }
    if t == 1 { return end }
    let s = 1 - t
    switch segment {
    case .line(let end):
      return start.interpolated(to: end, at: t)
    case .quadratic(let control, let end):
      return start + ((control - start) * (2 * s * t) + (end - start) * (t * t))
    case .cubic(let control1, let control2, let end):
      return start
        + ((control1 - start) * (3 * s * s * t) + (control2 - start) * (3 * s * t * t)
          + (end - start) * (t * t * t))
    case .arc(let arc, _):
      return arc.point(at: t)
    }
  }

  /// How the place changes with the parameter.
  package func derivative(at t: Double) -> Vector2D {
    let s = 1 - t
    switch segment {
    case .line(let end):
      return end - start
    case .quadratic(let control, let end):
      return (control - start) * (2 * s) + (end - control) * (2 * t)
    case .cubic(let control1, let control2, let end):
      return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
        + (end - control2) * (3 * t * t)
    case .arc(let arc, _):
      return arc.conjugateRadius(at: t) * arc.sweep
    }
  }

  /// A rectangle that holds the curve, seldom the smallest.
  var hull: Extent {
    var extent = Extent(at: start)
    extent.include(end)
    switch segment {
    case .line:
      break
    case .quadratic(let control, _):
      extent.include(control)
    case .cubic(let control1, let control2, _):
      extent.include(control1)
      extent.include(control2)
    case .arc(let arc, _):
      // A little more than the ellipse's own reach, so that rounding leaves no place outside.
      let reach = arc.reach * (1 + 1e-15)
      extent.include(arc.center - reach)
      extent.include(arc.center + reach)
    }
    return extent
  }

  /// Whether the curve is a straight line by its kind.
  var isLine: Bool {
    if case .line = segment { return true }
    return false
  }

  /// The coordinates as polynomials about a place; nil for an arc.
  func polynomials(about origin: Point2D) -> (x: Polynomial, y: Polynomial)? {
    let first = start - origin
    switch segment {
    case .line(let end):
      return Self.polynomials(first, end - start, .zero, .zero, degree: 1)
    case .quadratic(let control, let end):
      let toward = control - start
      return Self.polynomials(first, toward * 2, (end - control) - toward, .zero, degree: 2)
    case .cubic(let control1, let control2, let end):
      let toward = control1 - start
      let bend = (control2 - control1) - toward
      let twist = (end - control2) - (control2 - control1) - bend
      return Self.polynomials(first, toward * 3, bend * 3, twist, degree: 3)
    case .arc:
      return nil
    }
  }

  private static func polynomials(
    _ c0: Vector2D, _ c1: Vector2D, _ c2: Vector2D, _ c3: Vector2D, degree: Int
  ) -> (x: Polynomial, y: Polynomial) {
    (
      Polynomial(degree: degree, c0.dx, c1.dx, c2.dx, c3.dx),
      Polynomial(degree: degree, c0.dy, c1.dy, c2.dy, c3.dy)
    )
  }
}
