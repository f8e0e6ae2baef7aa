extension Outline {
  /// The length of the rim, closing lines included, in points.
  ///
  /// Right to 1e-9 of itself: lines and parts of circles in closed form, other curves by
  /// integration, cusps included.
  public var length: Double {
    contours.reduce(0) { $0 + $1.length }
  }
}

extension Contour {
  /// The length, closing line included, in points.
  public var length: Double {
    curves.reduce(0) { $0 + $1.length }
  }
}

extension Curve {
  /// The length of the curve, in points; right to 1e-11 of itself.
  var length: Double {
    switch segment {
    case .line(let end):
      return start.distance(to: end)
    case .arc(let arc, _) where arc.isCircular:
      return arc.axisA.length * abs(arc.sweep)
    case .quadratic, .cubic, .arc:
      // An arc of many turns needs a first division; polynomials divide where it is due.
      let whole = speed(from: 0, to: 1)
      return length(from: 0, to: 1, estimate: whole, tolerance: 1e-13 * hull.diagonal, depth: 0)
    }
  }

  /// The length of a part, by halves until they agree.
  private func length(
    from first: Double, to last: Double, estimate: Double, tolerance: Double, depth: Int
  ) -> Double {
    let middle = (first + last) / 2
    let head = speed(from: first, to: middle)
    let tail = speed(from: middle, to: last)
    // Near a cusp both a half's length and its error shrink with each level by 4.
    guard abs(head + tail - estimate) > tolerance, depth < 40 else { return head + tail }
    return length(
      from: first, to: middle, estimate: head, tolerance: tolerance, depth: depth + 1)
      + length(from: middle, to: last, estimate: tail, tolerance: tolerance, depth: depth + 1)
  }

  /// The integral of the speed, by eight places.
  ///
  /// By Gauss and Legendre's rule, exact up to degree 15.
  private func speed(from first: Double, to last: Double) -> Double {
    let middle = (first + last) / 2
    let half = (last - first) / 2
    var sum = 0.0
    for index in 0..<4 {
      let step = half * Self.places[index]
      let speeds = derivative(at: middle - step).length + derivative(at: middle + step).length
      sum += speeds * Self.weights[index]
    }
    return sum * half
  }

  /// The positive roots of Legendre's polynomial of degree 8.
  ///
  /// By Newton's method with 40 digits.
  private static let places = SIMD4(
    0.18343464249564980494, 0.52553240991632898582, 0.79666647741362673959,
    0.96028985649753623168)
  /// 2 / ((1 − x²) P′(x)²) at those roots.
  private static let weights = SIMD4(
    0.36268378337836198297, 0.31370664587788728734, 0.22238103445337447054,
    0.10122853629037625915)
}

extension Arc {
  /// Whether the arc is a part of a circle, to rounding.
  var isCircular: Bool {
    let a = axisA.dot(axisA)
    let b = axisB.dot(axisB)
    return abs(a - b) <= 1e-14 * a && abs(axisA.dot(axisB)) <= 1e-14 * a
  }
}

extension Extent {
  /// The distance between the corners.
  var diagonal: Double { (high - low).length }
}
