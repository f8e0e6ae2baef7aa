/// A polynomial of degree 7 at most, constant coefficient first.
struct Polynomial {
  private(set) var coefficients = EightNumbers()
  private(set) var degree: Int

  /// Creates the polynomial of a degree whose coefficients are all zero.
  init(degree: Int) {
    self.degree = degree
  }

  /// Creates a polynomial of degree 4 at most.
  init(
    degree: Int, _ c0: Double, _ c1: Double, _ c2: Double, _ c3: Double, _ c4: Double = 0
  ) {
    self.init(degree: degree)
    coefficients[0] = c0
    coefficients[1] = c1
    coefficients[2] = c2
    coefficients[3] = c3
    coefficients[4] = c4
  }

  func callAsFunction(_ t: Double) -> Double {
    var value = 0.0
    for power in stride(from: degree, through: 0, by: -1) {
      value = value * t + coefficients[power]
    }
    return value
  }

  var derivative: Polynomial {
    var result = Polynomial(degree: Swift.max(0, degree - 1))
    for power in 0..<degree {
      result.coefficients[power] = Double(power + 1) * coefficients[power + 1]
    }
    return result
  }

  /// The antiderivative that is 0 at 0.
  ///
  /// The degree must be 6 at most.
  var integral: Polynomial {
    var result = Polynomial(degree: degree + 1)
    for power in 0...degree {
      result.coefficients[power + 1] = coefficients[power] / Double(power + 1)
    }
    return result
  }

  /// Where the polynomial changes its sign between two parameters, in growing order.
  ///
  /// It is monotone between the sign changes of its derivative, so that a bracket holds each of its
  /// own. Where it only touches zero there may be an answer or none.
  func signChanges(from first: Double = 0, to last: Double = 1) -> Parameters {
    var result = Parameters()
    guard degree > 0 else { return result }
    let slope = derivative
    let turns = slope.signChanges(from: first, to: last)
    var low = first
    for index in 0...turns.count {
      let high = index < turns.count ? turns[index] : last
      if (self(low) < 0) != (self(high) < 0) {
        result.append(
          crossing(from: low, to: high, isRising: self(low) < 0) { (self($0), slope($0)) })
      }
      low = high
    }
    return result
  }

  static func + (first: Polynomial, second: Polynomial) -> Polynomial {
    var result = Polynomial(degree: Swift.max(first.degree, second.degree))
    for power in 0...result.degree {
      result.coefficients[power] = first.coefficients[power] + second.coefficients[power]
    }
    return result
  }

  static func * (first: Polynomial, second: Polynomial) -> Polynomial {
    var result = Polynomial(degree: first.degree + second.degree)
    for power in 0...first.degree {
      for other in 0...second.degree {
        result.coefficients[power + other] +=
          first.coefficients[power] * second.coefficients[other]
      }
    }
    return result
  }
}

/// Where a monotone function passes zero between two signs.
///
/// Newton's steps, kept inside a shrinking bracket; to the last place of the parameter.
@inline(__always)
func crossing(
  from first: Double, to last: Double, isRising: Bool,
  _ function: (Double) -> (value: Double, slope: Double)
) -> Double {
  var low = first
  var high = last
  var t = (low + high) / 2
  // Bisection alone needs 53 halvings of a bracket between numbers of one size.
  for _ in 0..<80 {
    let (value, slope) = function(t)
    if value == 0 { return t }
    if (value < 0) == isRising { low = t } else { high = t }
    var next = t - value / slope
    if !(next > low && next < high) { next = (low + high) / 2 }
    if next == t || next == low || next == high { return next }
    // A slow approach from one side is cut short by halving.
    if abs(next - t) * 2 > high - low { next = (low + high) / 2 }
    t = next
  }
  return t
}
