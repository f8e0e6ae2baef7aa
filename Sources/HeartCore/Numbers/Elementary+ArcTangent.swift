extension Elementary {
  /// The angle of a displacement from the x axis, in radians.
  ///
  /// It is −π…π, and grows toward the y axis. Signed zeros and infinities are as IEEE 754 has them:
  /// (0, −1) is π, (−0, −1) is −π, (0, 0) is 0, (∞, ∞) is π/4. NaN where either is NaN.
  package static func arcTangent(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    var angle = firstQuadrantAngle(y: y.magnitude, x: x.magnitude)
    if x.sign == .minus {
      let turned = TwoParts(sum: pi.high, -angle.high)
      angle = TwoParts(high: turned.high, low: turned.low + (pi.low - angle.low))
    }
    let result = angle.high + angle.low
    return y.sign == .minus ? -result : result
  }

  /// The angle whose cosine is given, in radians, 0…π.
  ///
  /// An argument outside −1…1 is cut to it, since a cosine that comes out of rounded arithmetic
  /// may overshoot by a little; NaN for NaN.
  package static func arcCosine(_ cosine: Double) -> Double {
    guard cosine < 1 else { return cosine.isNaN ? .nan : 0 }
    guard cosine > -1 else { return pi.high }
    if cosine.magnitude < 0.5 {
      // Nearest the middle, arccos x = π/2 − (x + x·R(x²)).
      let bend = cosine * arcSineRemainder(cosine * cosine)
      return rightAngle.high - (cosine - (rightAngle.low - bend))
    }
    // Elsewhere by the half angle: arccos x = 2 arcsin √((1 − x)/2), and the same from π.
    let square = (1 - cosine.magnitude) * 0.5
    // Told that it is not negative, the compiler needs no library's root for the case that it is.
    let root = square.magnitude.squareRoot()
    let product = TwoParts(product: root, root)
    // What the root has lost: (s − √s²) is (s² − root²) / 2·root.
    let lost = ((square - product.high) - product.low) / (2 * root)
    let bend = arcSineRemainder(square) * root + lost
    if cosine > 0 { return 2 * (root + bend) }
    return pi.high - 2 * (root + (bend - rightAngle.low))
  }

  private static let pi = TwoParts(high: 3.141592653589793, low: 1.2246467991473532e-16)
  private static let rightAngle = TwoParts(
    high: 1.5707963267948966, low: 6.123233995736766e-17)
  /// The angle whose tangent is 1.
  private static let halfRightAngle = TwoParts(
    high: 0.7853981633974483, low: 3.061616997868383e-17)
  /// The angle whose tangent is ½.
  private static let angleOfHalf = TwoParts(
    high: 0.4636476090008061, low: 2.2698777452961687e-17)

  private static func firstQuadrantAngle(y: Double, x: Double) -> TwoParts {
    let isSteep = y > x
    let larger = isSteep ? y : x
    let smaller = isSteep ? x : y
    guard larger > 0, smaller > 0 else { return isSteep ? rightAngle : TwoParts(high: 0, low: 0) }
    guard larger < .infinity else {
      if smaller == .infinity { return halfRightAngle }
      return isSteep ? rightAngle : TwoParts(high: 0, low: 0)
    }
    let flat = flatAngle(smaller, over: larger)
    guard isSteep else { return flat }
    let turned = TwoParts(sum: rightAngle.high, -flat.high)
    return TwoParts(high: turned.high, low: turned.low + (rightAngle.low - flat.low))
  }

  /// The angle whose tangent is a quotient between 0 and 1.
  ///
  /// Both numbers are finite and above zero.
  private static func flatAngle(_ smaller: Double, over larger: Double) -> TwoParts {
    let quotient = smaller / larger
    // Below this the angle is the quotient to the last bit, and what follows might underflow.
    guard quotient > 0x1p-60 else { return TwoParts(high: quotient, low: 0) }
    // Both are brought near 1, so that the exact product below can neither overflow nor lose bits;
    // the quotient stays what it is.
    let shrink = larger > 0x1p300 ? 0x1p-600 : larger < 0x1p-300 ? 0x1p600 : 1
    let divisor = larger * shrink
    let product = TwoParts(product: quotient, divisor)
    let lost = ((smaller * shrink - product.high) - product.low) / divisor
    // The angle grows by lost / (1 + quotient²) for what the quotient has lost.
    let correction = lost / (1 + quotient * quotient)
    if quotient < 7.0 / 16 {
      return TwoParts(high: quotient, low: correction - arcTangentRemainder(quotient))
    }
    // arctan q = arctan c + arctan((q − c) / (1 + q·c)), here with c = ½ and c = 1.
    let isNearHalf = quotient < 11.0 / 16
    let rest = isNearHalf ? (2 * quotient - 1) / (2 + quotient) : (quotient - 1) / (quotient + 1)
    let base = isNearHalf ? angleOfHalf : halfRightAngle
    let sum = TwoParts(sum: base.high, rest)
    let low = base.low + (correction - arcTangentRemainder(rest))
    return TwoParts(high: sum.high, low: sum.low + low)
  }

  /// x − arctan x for |x| ≤ 7/16.
  ///
  /// A polynomial in x², within 2⁻⁵⁸ of x. The coefficients are those published in fdlibm 5.3
  /// (s_atan.c).
  private static func arcTangentRemainder(_ x: Double) -> Double {
    let square = x * x
    let fourth = square * square
    // Two sums, of the odd and the even powers of x²: they are shorter and so lose less.
    var odd = 1.62858201153657823623e-02
    odd = 4.97687799461593236017e-02 + fourth * odd
    odd = 6.66107313738753120669e-02 + fourth * odd
    odd = 9.09088713343650656196e-02 + fourth * odd
    odd = 1.42857142725034663711e-01 + fourth * odd
    odd = 3.33333333333329318027e-01 + fourth * odd
    var even = -3.65315727442169155270e-02
    even = -5.83357013379057348645e-02 + fourth * even
    even = -7.69187620504482999495e-02 + fourth * even
    even = -1.11111104054623557880e-01 + fourth * even
    even = -1.99999999998764832476e-01 + fourth * even
    return x * (square * odd + fourth * even)
  }

  /// (arcsin x − x) / x for x² ≤ ¼, of x².
  ///
  /// A rational function, within 2⁻⁵⁸. The coefficients are those published in fdlibm 5.3
  /// (e_acos.c).
  private static func arcSineRemainder(_ square: Double) -> Double {
    var upper = 3.47933107596021167570e-05
    upper = 7.91534994289814532176e-04 + square * upper
    upper = -4.00555345006794114027e-02 + square * upper
    upper = 2.01212532134862925881e-01 + square * upper
    upper = -3.25565818622400915405e-01 + square * upper
    upper = 1.66666666666666657415e-01 + square * upper
    var lower = 7.70381505559019352791e-02
    lower = -6.88283971605453293030e-01 + square * lower
    lower = 2.02094576023350569471e+00 + square * lower
    lower = -2.40339491173441421878e+00 + square * lower
    return square * upper / (1 + square * lower)
  }
}
