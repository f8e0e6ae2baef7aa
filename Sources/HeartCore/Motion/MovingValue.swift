/// A share between 0 and 1 on its way to another.
///
/// It can turn round at any instant. Where it turns, it goes on from the very value that it has,
/// along the new way's own curve, for the part of the new way's duration that is left to go:
///
/// ```
/// value = target + (v₀ − target) · (1 − curve(t / T))     T = duration · min(1, |v₀ − target|)
/// ```
///
/// It holds no clock; times are in seconds on any scale, as long as it is one.
package struct MovingValue: Equatable, Sendable {
  /// Where the value is going, or is.
  package private(set) var target: Double
  /// The instant from which on the value is exactly at its target.
  package private(set) var end: Double

  private var origin: Double
  private var start: Double
  private var curve: TimingCurve

  /// Creates a value that rests.
  package init(resting value: Double) {
    target = value
    origin = value
    start = -.infinity
    end = -.infinity
    curve = .linear
  }

  /// The value at an instant.
  ///
  /// Before the latest turn, it is the value at that turn.
  package func value(at time: Double) -> Double {
    guard time < end else { return target }
    guard time > start else { return origin }
    return target + (origin - target) * (1 - curve((time - start) / (end - start)))
  }

  /// Sends the value to a new target.
  ///
  /// It sets out from where it is at the instant.
  ///
  /// - Parameters:
  ///   - target: Where to go, 0…1.
  ///   - time: The instant of the turn.
  ///   - duration: What the whole way from 0 to 1 takes, in seconds; at least 0.
  ///   - curve: How the value gets there.
  package mutating func move(
    to target: Double, at time: Double, over duration: Double, along curve: TimingCurve
  ) {
    origin = value(at: time)
    self.target = target
    self.curve = curve
    start = time
    end = time + duration * min(1, abs(origin - target))
  }
}
