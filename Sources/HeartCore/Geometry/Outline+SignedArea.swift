extension Outline {
  /// The area of the contours by their directions, in square points.
  ///
  /// Clockwise contours, as seen with y downward, count as more, the others as less, and what is
  /// run around twice counts twice. Exact to rounding for every kind of segment (Green's theorem).
  /// What the fill rule fills is ``area``.
  public var signedArea: Double {
    contours.reduce(0) { $0 + $1.signedArea }
  }
}

extension Contour {
  /// The area inside, in square points; positive if clockwise as seen.
  public var signedArea: Double {
    // About the start, so that a shape far from the origin keeps its digits.
    curves.reduce(0) { $0 + $1.areaToTheLeft(backTo: start.x, from: 0, to: 1) }
  }
}

extension Curve {
  /// The area between an upright line and a part of the curve.
  ///
  /// The integral of (x − line) dy: above zero where the curve runs downward, right of the line.
  func areaToTheLeft(backTo line: Double, from first: Double, to last: Double) -> Double {
    if case .arc(let arc, _) = segment {
      let height = point(at: last).y - point(at: first).y
      return (arc.center.x - line) * height + arc.areaBesideCenter(from: first, to: last)
    }
    guard let (x, y) = polynomials(about: Point2D(x: line, y: start.y)) else { return 0 }
    let area = (x * y.derivative).integral
    return area(last) - area(first)
  }
}

extension Arc {
  /// The integral of x dy about the center.
  fileprivate func areaBesideCenter(from first: Double, to last: Double) -> Double {
    let (sine0, cosine0) = Elementary.sineAndCosine(start + sweep * first)
    let (sine1, cosine1) = Elementary.sineAndCosine(start + sweep * last)
    let halfAngle = sweep * (last - first) / 2
    let mixed = (sine1 * cosine1 - sine0 * cosine0) / 2
    let squared = (sine1 * sine1 - sine0 * sine0) / 2
    return axisA.dx * axisB.dy * (halfAngle + mixed) - axisB.dx * axisA.dy * (halfAngle - mixed)
      + (axisB.dx * axisB.dy - axisA.dx * axisA.dy) * squared
  }
}
