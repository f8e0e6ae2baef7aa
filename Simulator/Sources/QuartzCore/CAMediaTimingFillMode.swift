/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The value as the system writes it.
  public let rawValue: String

  /// Creates a value as the system writes it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing, neither before nor after; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// After its end, what it showed last.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before its beginning, what it will show first.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
