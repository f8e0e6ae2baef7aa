internal import HeartCore

/// Where an outline ends and how far it reaches, measured in little code.
///
/// The core looks for the roots of polynomials and is exact to rounding. That is more code than all
/// the rest that the page needs to read a path, so here curves are looked at in steps, and once more
/// closely about the best of them: right to 1e-6 of a curve's size, and nearly always to 1e-12.
enum OutlineMeasure {
  /// What is largest at the place that is looked for: x·right + y·down + (distance from center)²·far.
  private struct Measure {
    var right = 0.0
    var down = 0.0
    var far = 0.0
    var center = Point2D.origin

    func callAsFunction(_ place: Point2D) -> Double {
      let away = place - center
      return place.x * right + place.y * down + away.dot(away) * far
    }
  }

  /// The outline's bounds; nil with nothing to draw.
  static func bounds(of outline: Outline) -> Box? {
    guard !outline.contours.isEmpty else { return nil }
    return Box(
      from: Point2D(
        x: -largest(of: Measure(right: -1), in: outline),
        y: -largest(of: Measure(down: -1), in: outline)),
      to: Point2D(
        x: largest(of: Measure(right: 1), in: outline),
        y: largest(of: Measure(down: 1), in: outline)))
  }

  /// How far the outline's farthest point is from a place.
  static func farthestDistance(of outline: Outline, from place: Point2D) -> Double {
    largest(of: Measure(far: 1, center: place), in: outline).squareRoot()
  }

  @inline(never)
  private static func largest(of measure: Measure, in outline: Outline) -> Double {
    var largest = -Double.infinity
    for contour in outline.contours {
      for curve in contour.curves {
        var best = 0.0
        var bestValue = -Double.infinity
        // A curve turns five times at most, so that one in thirty steps holds one turn as a rule.
        for step in 0...steps {
          let t = Double(step) / Double(steps)
          let value = measure(curve.point(at: t))
          if value > bestValue { (best, bestValue) = (t, value) }
        }
        // Halving: the step gets too short to change anything.
        var step = 0.5 / Double(steps)
        while step > 1e-9 {
          for side in 0..<2 {
            let t = max(0, min(1, side == 0 ? best - step : best + step))
            let value = measure(curve.point(at: t))
            if value > bestValue { (best, bestValue) = (t, value) }
          }
          step /= 2
        }
        largest = max(largest, bestValue)
      }
    }
    return largest
  }

  private static let steps = 32
}
