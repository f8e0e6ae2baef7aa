/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The value as the system writes it.
  public let rawValue: String

  /// Creates a value as the system writes it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On the straight way.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// There are none: each frame stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
