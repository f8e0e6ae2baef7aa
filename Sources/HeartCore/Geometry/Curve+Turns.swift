extension Curve {
  /// Where the curve turns between down and up, its ends apart.
  var verticalTurns: Parameters {
    if case .arc(let arc, _) = segment { return arc.turns(a: arc.axisA.dy, b: arc.axisB.dy) }
    return polynomials(about: start)?.y.derivative.signChanges() ?? Parameters()
  }

  /// Where the curve turns between right and left, its ends apart.
  var horizontalTurns: Parameters {
    if case .arc(let arc, _) = segment { return arc.turns(a: arc.axisA.dx, b: arc.axisB.dx) }
    return polynomials(about: start)?.x.derivative.signChanges() ?? Parameters()
  }

  /// Where the distance to a place turns, the curve's ends apart.
  ///
  /// There may be other parameters among them. There (place − curve) · derivative changes its sign:
  /// a polynomial of degree 5 at most, or for an arc a sum of two harmonics. Near the center of a
  /// circle the sum is next to zero throughout and the answers are arbitrary, but then all
  /// distances are the same.
  func turns(ofDistanceTo point: Point2D) -> Parameters {
    if case .arc(let arc, _) = segment { return arc.turns(ofDistanceTo: point) }
    guard let (x, y) = polynomials(about: point) else { return Parameters() }
    return (x * x.derivative + y * y.derivative).signChanges()
  }
}

extension Arc {
  fileprivate func turns(ofDistanceTo point: Point2D) -> Parameters {
    var result = Parameters()
    guard sweep != 0, isMeasurable else { return result }
    // Later turns pass the same places as the first.
    let turn = sweep * turnShare
    // A quarter turn at most in each part, so that the half-angle's tangent stays small.
    let parts = Swift.max(1, Swift.min(Int(abs(turn) / (.pi / 2) + 0.999), 4))
    let half = turn / Double(parts) / 2
    let (sine, cosine) = Elementary.sineAndCosine(half)
    let bound = sine / (1 + cosine)
    for part in 0..<parts {
      let middle = Double(2 * part + 1) * half
      for tangent in slope(ofDistanceTo: point, around: middle).signChanges(
        from: -bound, to: bound)
      {
        let angle = 2 * Elementary.arcTangent(y: tangent, x: 1)
        result.append((middle + angle) / sweep)
      }
      // A turn at the joint of two parts may be lost to rounding between them.
      if part + 1 < parts { result.append(turnShare * Double(part + 1) / Double(parts)) }
    }
    return result
  }

  /// (curve − place) · derivative, as a polynomial.
  ///
  /// It is times (1 + u²)², where u is the tangent of half the angle from a middle on:
  /// cos = (1 − u²) / (1 + u²), sin = 2u / (1 + u²).
  private func slope(ofDistanceTo point: Point2D, around middle: Double) -> Polynomial {
    let (sine, cosine) = Elementary.sineAndCosine(start + middle)
    let a = axisA * cosine + axisB * sine
    let b = axisB * cosine - axisA * sine
    let away = center - point
    let onSine = -away.dot(a)
    let onCosine = away.dot(b)
    let onBoth = b.dot(b) - a.dot(a)
    let onDouble = a.dot(b)
    return Polynomial(
      degree: 4, onCosine + onDouble, 2 * (onSine + onBoth), -6 * onDouble,
      2 * (onSine - onBoth), onDouble - onCosine)
  }
}
