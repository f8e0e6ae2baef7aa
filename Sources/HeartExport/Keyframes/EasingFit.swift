import HeartCore

/// Finds the timing curve that comes nearest to some shares of a way.
///
/// By Levenberg's and Marquardt's steps on the four numbers of the curve, from a few first guesses.
struct EasingFit {
  /// The times, as shares of the whole: rising, within 0…1.
  let times: [Double]
  /// The shares of the way at those times.
  let shares: [Double]

  /// The four numbers: x1, y1, x2, y2.
  typealias Numbers = SIMD4<Double>

  /// Which of a curve's handles may have a length.
  ///
  /// A handle without length and a very short one look nearly alike, so that a search for the best
  /// length of one that has none would never end.
  enum Handles: CaseIterable {
    case last
    case first
    case both
  }

  /// Which handles may have a length.
  var handles = Handles.both

  /// The nearest curve in the sense of least squares; its x are 0…1, its y of any size.
  func nearest() -> Numbers {
    var best = guesses[0]
    var bestCost = Double.infinity
    for guess in guesses {
      let (numbers, cost) = refined(restricted(guess))
      if cost < bestCost { (best, bestCost) = (numbers, cost) }
      // Good enough that no other guess can matter.
      if bestCost < 1e-12 * Double(times.count) { break }
    }
    return best
  }

  private var guesses: [Numbers] {
    let count = times.count
    guard count > 2 else { return [Numbers(0, 0, 1, 1)] }
    let first = (shares[1] - shares[0]) / (times[1] - times[0])
    let last = (shares[count - 1] - shares[count - 2]) / (times[count - 1] - times[count - 2])
    return [
      Numbers(1.0 / 3, first / 3, 2.0 / 3, 1 - last / 3),
      Numbers(0.05, 0.05 * first, 0.58, 1 - 0.42 * last),
      Numbers(0.6, 0.6 * first, 0.6, 1 - 0.4 * last),
    ]
  }

  private func restricted(_ numbers: Numbers) -> Numbers {
    switch handles {
    case .first: Numbers(numbers.x, numbers.y, 1, 1)
    case .last: Numbers(0, 0, numbers.z, numbers.w)
    case .both: numbers
    }
  }

  /// Whether one of the four numbers may change.
  private func isFree(_ index: Int) -> Bool {
    switch handles {
    case .first: index < 2
    case .last: index >= 2
    case .both: true
    }
  }

  private func refined(_ guess: Numbers) -> (Numbers, Double) {
    var numbers = guess
    var cost = self.cost(of: numbers)
    var damping = 1e-3
    for _ in 0..<40 {
      let (matrix, gradient) = normalEquations(at: numbers)
      let step = step(matrix, gradient, damping: damping, at: numbers)
      let next = Self.allowed(numbers + step)
      let nextCost = self.cost(of: next)
      guard nextCost < cost else {
        damping *= 8
        if damping > 1e8 { break }
        continue
      }
      let gain = cost - nextCost
      (numbers, cost) = (next, nextCost)
      damping = max(1e-12, damping / 8)
      if gain < 1e-7 * cost || cost < 1e-18 { break }
    }
    return (numbers, cost)
  }

  private func cost(of numbers: Numbers) -> Double {
    var sum = 0.0
    for index in times.indices {
      let parameter = Self.parameter(of: numbers, at: times[index])
      let error =
        Self.bernstein(numbers.y, numbers.w, at: parameter) - shares[index]
      sum += error * error
    }
    return sum
  }

  private func normalEquations(at numbers: Numbers) -> (matrix: [Numbers], gradient: Numbers) {
    var matrix = [Numbers](repeating: .zero, count: 4)
    var gradient = Numbers.zero
    for index in times.indices {
      let s = Self.parameter(of: numbers, at: times[index])
      let r = 1 - s
      let (first, second) = (3 * r * r * s, 3 * r * s * s)
      let slopeX = max(1e-6, Self.slope(numbers.x, numbers.z, at: s))
      let slope = Self.slope(numbers.y, numbers.w, at: s) / slopeX
      // At one time, a handle moved to the right lets the value lag behind.
      let row = Numbers(-slope * first, first, -slope * second, second)
      let error = Self.bernstein(numbers.y, numbers.w, at: s) - shares[index]
      for column in 0..<4 { matrix[column] += row * row[column] }
      gradient += row * error
    }
    return (matrix, gradient)
  }

  /// The damped step downhill; numbers at their limit that would leave it stay.
  private func step(
    _ matrix: [Numbers], _ gradient: Numbers, damping: Double, at numbers: Numbers
  ) -> Numbers {
    var rows = matrix
    var right = -gradient
    for index in 0..<4 {
      let isAtLimit =
        index % 2 == 0
        && (numbers[index] <= 0 && gradient[index] > 0
          || numbers[index] >= 1 && gradient[index] < 0)
      if isAtLimit || !isFree(index) {
        for other in 0..<4 { rows[other][index] = 0 }
        rows[index] = .zero
        rows[index][index] = 1
        right[index] = 0
      } else {
        rows[index][index] = rows[index][index] * (1 + damping) + 1e-14
      }
    }
    // Elimination; the matrix is positive, so no rows need to change places.
    for pivot in 0..<4 {
      for below in pivot + 1..<4 {
        let factor = rows[below][pivot] / rows[pivot][pivot]
        rows[below] -= rows[pivot] * factor
        right[below] -= right[pivot] * factor
      }
    }
    var step = Numbers.zero
    for index in [3, 2, 1, 0] {
      var sum = right[index]
      for other in index + 1..<4 { sum -= rows[index][other] * step[other] }
      step[index] = sum / rows[index][index]
    }
    return step
  }

  private static func allowed(_ numbers: Numbers) -> Numbers {
    Numbers(
      min(1, max(0, numbers.x)), min(9, max(-9, numbers.y)),
      min(1, max(0, numbers.z)), min(9, max(-9, numbers.w)))
  }

  private static func parameter(of numbers: Numbers, at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var guess = time
    for _ in 0..<40 {
      let error = bernstein(numbers.x, numbers.z, at: guess) - time
      if abs(error) < 1e-14 { break }
      if error < 0 { low = guess } else { high = guess }
      let next = guess - error / slope(numbers.x, numbers.z, at: guess)
      let better = next > low && next < high ? next : (low + high) / 2
      if abs(better - guess) < 1e-14 { return better }
      guess = better
    }
    return guess
  }

  private static func bernstein(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * first + 6 * r * s * (second - first) + 3 * s * s * (1 - second)
  }
}
