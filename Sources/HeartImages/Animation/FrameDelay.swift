/// For how long a moving file shows a frame, as a fraction.
///
/// What a file stores is a whole number of steps of its clock, so a fraction says it exactly.
public struct FrameDelay: Equatable, Sendable {
  /// How many steps; 0 or more.
  public let numerator: Int
  /// How many steps a second has; 1 or more.
  public let denominator: Int

  /// Creates a delay of so many steps.
  ///
  /// The numerator must not be negative, and the denominator must be 1 or more.
  public init(_ numerator: Int, per denominator: Int) {
    precondition(
      numerator >= 0 && denominator >= 1,
      "A frame cannot be shown for \(numerator)/\(denominator) seconds")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The delay in seconds, to a Double's accuracy.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The delay in whole steps of another clock, rounded to nearest.
  ///
  /// Exact where the delay was made for that clock.
  public func steps(per second: Int) -> Int {
    let (steps, rest) = (numerator * second).quotientAndRemainder(dividingBy: denominator)
    return rest * 2 >= denominator ? steps + 1 : steps
  }
}
