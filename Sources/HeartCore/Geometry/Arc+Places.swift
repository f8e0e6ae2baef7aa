extension Arc {
  /// From the center to the place at a share of the sweep.
  func radius(at t: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * t)
    return axisA * cosine + axisB * sine
  }

  /// What the radius at a share of the sweep changes by, for each radian.
  func conjugateRadius(at t: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(start + sweep * t)
    return axisB * cosine - axisA * sine
  }

  /// How far the whole ellipse reaches from its center to the right and downward.
  var reach: Vector2D {
    Vector2D(
      dx: Vector2D(dx: axisA.dx, dy: axisB.dx).length,
      dy: Vector2D(dx: axisA.dy, dy: axisB.dy).length)
  }

  /// Where the arc turns from growing to shrinking in a coordinate, by that coordinate of its axes.
  func turns(a: Double, b: Double) -> Parameters {
    var result = Parameters()
    // An angle of so many turns has no direction left in its digits.
    guard sweep != 0, a != 0 || b != 0, abs(start) < 1e9, abs(sweep) < 1e9 else { return result }
    // cos and sin of this angle, and of every half turn on, are in the proportion of a and b.
    let angle = Elementary.arcTangent(y: b, x: a)
    let first = sweep > 0 ? start : end
    let steps = Self.ceiling((first - angle) / .pi)
    var next = angle + steps * .pi
    while next < first + abs(sweep), result.count < 8 {
      if next > first { result.append((next - start) / sweep) }
      next += .pi
    }
    return sweep > 0 ? result : result.reversed
  }

  /// `Double.rounded(.up)` needs the C library where it is not inlined.
  private static func ceiling(_ number: Double) -> Double {
    let whole = Double(Int(number))
    return whole < number ? whole + 1 : whole
  }
}

extension Parameters {
  /// The same parameters in the opposite order.
  var reversed: Parameters {
    var result = Parameters()
    for index in indices.reversed() { result.append(self[index]) }
    return result
  }
}
