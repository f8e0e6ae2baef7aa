/// How often someone wants to be told of frames.
///
/// In frames a second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    precondition(
      minimum > 0 && minimum <= maximum, "No rate lies between \(minimum) and \(maximum).")
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  private init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  /// As often as the system likes.
  public static var `default`: CAFrameRateRange { CAFrameRateRange() }
}
