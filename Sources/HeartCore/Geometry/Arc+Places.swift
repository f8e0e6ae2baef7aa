extension Arc {
  /// The place at a share of the sweep.
  func point(at t: Double) -> Point2D { center + radius(at: t) }

  /// From the center to the place at a share of the sweep.
  func radius(at t: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * t)
    return axisA * cosine + axisB * sine
  }

  /// How the radius at a share of the sweep changes, per radian.
  func conjugateRadius(at t: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * t)
    return axisB * cosine - axisA * sine
  }

  /// How far the whole ellipse reaches to the right and downward.
  var reach: Vector2D {
    Vector2D(
      dx: Vector2D(dx: axisA.dx, dy: axisB.dx).length,
      dy: Vector2D(dx: axisA.dy, dy: axisB.dy).length)
  }

  /// How many times the arc runs all the way around.
  var wholeTurns: Int { isMeasurable ? Int(abs(sweep) / (2 * .pi)) : 0 }

  /// The share of the sweep that is one turn, or 1.
  var turnShare: Double { abs(sweep) > 2 * .pi ? 2 * .pi / abs(sweep) : 1 }

  /// Whether the angles have enough digits left to tell a direction.
  var isMeasurable: Bool { abs(start) < Self.largestAngle && abs(sweep) < Self.largestAngle }

  /// In radians: beyond, an arc is known by its ends only.
  static let largestAngle = 1e5

  /// Where the arc turns back in a coordinate of its axes.
  ///
  /// Of an arc of several turns, those in the first; where the second begins is among them.
  func turns(a: Double, b: Double) -> Parameters {
    var result = Parameters()
    guard sweep != 0, a != 0 || b != 0, a.isFinite, b.isFinite, isMeasurable else {
      return result
    }
    // cos and sin of this angle, and of every half turn on, are in the proportion of a and b.
    let angle = Elementary.arcTangent(y: b, x: a)
    let turn = abs(sweep) * turnShare
    let first = sweep > 0 ? start : start - turn
    let steps = Self.ceiling((first - angle) / .pi)
    for step in 0..<3 {
      // Backward, the farthest angle comes first.
      let next = angle + (steps + Double(sweep > 0 ? step : 2 - step)) * .pi
      let t = (next - start) / sweep
      // Where the second turn begins may be a turn that was none at the start; a little after it,
      // since the same place must not be lost to rounding at both ends.
      if t > 0, t < 1, t <= turnShare * (1 + 1e-14) { result.append(t) }
    }
    return result
  }

  /// `Double.rounded(.up)` needs the C library where it is not inlined.
  private static func ceiling(_ number: Double) -> Double {
    let whole = Double(Int(number))
    return whole < number ? whole + 1 : whole
  }
}
