/// How much a wish about layout matters, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// It has to be.
  public static let required = Self(1000)
  /// As much as a button resists to be made smaller.
  public static let defaultHigh = Self(750)
  /// As much as a button resists to be made larger.
  public static let defaultLow = Self(250)
  /// As much as a view wants the size that fits it.
  public static let fittingSizeLevel = Self(50)
}
