extension Elementary {
  /// The sine and the cosine of an angle in radians.
  ///
  /// Every finite angle has its own, however large; the sine of −0 is −0. Both are NaN for an
  /// infinite angle and for NaN.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    let (quarterTurns, rest) = reduced(angle.magnitude)
    let turned = turn((kernelSine(rest), kernelCosine(rest)), by: quarterTurns)
    return angle.sign == .minus ? (-turned.sine, turned.cosine) : turned
  }

  /// The sine and cosine of an angle after more quarter turns.
  static func turn(
    _ angle: (sine: Double, cosine: Double), by quarterTurns: Int
  ) -> (sine: Double, cosine: Double) {
    switch quarterTurns & 3 {
    case 0: angle
    case 1: (angle.cosine, -angle.sine)
    case 2: (-angle.sine, -angle.cosine)
    default: (-angle.cosine, angle.sine)
    }
  }

  /// The sine within π/4 of 0: an odd polynomial.
  ///
  /// It is within 2⁻⁵⁸ of the angle. The coefficients are those published in fdlibm 5.3 (k_sin.c).
  private static func kernelSine(_ angle: TwoParts) -> Double {
    let x = angle.high
    let square = x * x
    let cube = square * x
    var sum = 1.58969099521155010221e-10
    sum = -2.50507602534068634195e-08 + square * sum
    sum = 2.75573137070700676789e-06 + square * sum
    sum = -1.98412698298579493134e-04 + square * sum
    sum = 8.33333333332248946124e-03 + square * sum
    let third = 1.66666666666666324348e-01
    // sin(x + l) is sin x + l·cos x, and 1 − x²/2 is cosine enough for so small an l.
    return x - ((square * (0.5 * angle.low - cube * sum) - angle.low) + cube * third)
  }

  /// The cosine within π/4 of 0: an even polynomial, within 2⁻⁵⁸.
  ///
  /// The coefficients are those published in fdlibm 5.3 (k_cos.c).
  private static func kernelCosine(_ angle: TwoParts) -> Double {
    let x = angle.high
    let square = x * x
    var sum = -1.13596475577881948265e-11
    sum = 2.08757232129817482790e-09 + square * sum
    sum = -2.75573143513906633035e-07 + square * sum
    sum = 2.48015872894767294178e-05 + square * sum
    sum = -1.38888888888741095749e-03 + square * sum
    sum = 4.16666666666666019037e-02 + square * sum
    let half = 0.5 * square
    let most = 1 - half
    let lost = (1 - most) - half
    return most + (lost + (square * (square * sum) - x * angle.low))
  }
}
