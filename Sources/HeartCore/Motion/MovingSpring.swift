/// A value on a spring.
///
/// It keeps both value and velocity where it turns round.
package struct MovingSpring: Equatable, Sendable {
  /// How near to its target a value counts as settled.
  ///
  /// In units of the value. A thousandth of an icon's size is under a tenth of a pixel for every
  /// size a button has.
  package static let settledWithin = 1e-3

  /// The value at rest.
  package let target: Double
  /// The instant from which on the value is exactly at its target.
  package let end: Double

  private let motion: SpringMotion
  private let start: Double
  private let initial: SpringMotion.State

  /// Creates a value that a spring pulls to a target.
  ///
  /// - Parameters:
  ///   - value: The value at the start.
  ///   - velocity: The change of the value in a second, at the start.
  ///   - target: The value at rest.
  ///   - time: The instant of the start, in seconds.
  ///   - motion: The spring.
  package init(
    from value: Double, velocity: Double, to target: Double, at time: Double,
    along motion: SpringMotion
  ) {
    self.target = target
    self.motion = motion
    start = time
    initial = SpringMotion.State(displacement: value - target, velocity: velocity)
    end = time + motion.settlingTime(from: initial, within: Self.settledWithin)
  }

  /// The value at an instant.
  package func value(at time: Double) -> Double {
    guard time < end else { return target }
    return target + motion.state(after: time - start, from: initial).displacement
  }

  /// The change of the value in a second, at an instant.
  package func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    return motion.state(after: time - start, from: initial).velocity
  }
}
