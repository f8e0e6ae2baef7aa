/// How a value gets from 0 to 1.
///
/// It is a cubic Bézier curve of value over time, as CSS and Apple have it.
///
/// ```
/// TimingCurve.linear(0.25)     // 0.25
/// TimingCurve.easeOut(0.5)     // 0.6844…
/// ```
public struct TimingCurve: Equatable, Sendable {
  /// The time of the first control point, 0…1.
  public let x1: Double
  /// The value of the first control point.
  ///
  /// Below 0 or above 1 it makes the curve overshoot.
  public let y1: Double
  /// The time of the second control point, 0…1.
  public let x2: Double
  /// The value of the second control point.
  ///
  /// Below 0 or above 1 it makes the curve overshoot.
  public let y2: Double

  /// Creates the curve with two control points.
  ///
  /// It runs from (0, 0) to (1, 1). Both times must be 0…1, so that each instant has one value;
  /// both values must be finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2) && y1.isFinite && y2.isFinite,
      "A timing curve's times must be 0…1 and its values finite")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The straight line.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start: CSS's `ease-in`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end: CSS's `ease-out`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends: CSS's `ease-in-out`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// The value at a share of the time.
  ///
  /// Exactly 0 up to a share of 0, and 1 from a share of 1. Off by less than 1e-9 for control
  /// values of ordinary size.
  public func callAsFunction(_ share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return share }
    return Self.bernstein(y1, y2, at: parameter(at: share))
  }

  /// The parameter whose time is the given share.
  ///
  /// By Newton's steps, kept inside a shrinking bracket.
  private func parameter(at share: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var guess = share
    // Halving alone would need 50 rounds; Newton's steps rarely take more than five.
    for _ in 0..<64 {
      let error = Self.bernstein(x1, x2, at: guess) - share
      if error == 0 { break }
      if error < 0 { low = guess } else { high = guess }
      let step = error / Self.bernsteinSlope(x1, x2, at: guess)
      let next = guess - step
      // A flat spot sends Newton's step far away, or nowhere: halve instead.
      let better = next > low && next < high ? next : (low + high) / 2
      if abs(better - guess) < 1e-15 { return better }
      guess = better
    }
    return guess
  }

  /// The cubic through 0 and 1 with the given inner ordinates.
  private static func bernstein(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }

  private static func bernsteinSlope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * first + 6 * r * s * (second - first) + 3 * s * s * (1 - second)
  }
}
