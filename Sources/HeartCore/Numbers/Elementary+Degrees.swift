extension Elementary {
  /// The sine and the cosine of an angle in degrees.
  ///
  /// They are exact at every quarter turn. Every finite angle has its own; both are NaN for an
  /// infinite angle and for NaN.
  package static func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    guard degrees.isFinite else { return (.nan, .nan) }
    let rest = remainderOfTurn(degrees.magnitude)
    let quarterTurns = Int(rest / 90 + 0.5)
    // Exact, like all before it: only here a number is rounded.
    let within = sineAndCosine((rest - Double(quarterTurns) * 90) * (.pi / 180))
    let turned = turn(within, by: quarterTurns)
    return degrees.sign == .minus ? (-turned.sine, turned.cosine) : turned
  }

  /// What is left of an angle after its whole turns, exactly.
  ///
  /// The angle is in degrees, from 0 on.
  private static func remainderOfTurn(_ degrees: Double) -> Double {
    var rest = degrees
    var turns = 360.0
    while turns <= rest / 2 { turns *= 2 }
    // Two numbers less than a factor of 2 apart have an exact difference.
    while turns >= 360 {
      if rest >= turns { rest -= turns }
      turns /= 2
    }
    return rest
  }
}
