/// Directions.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates axes of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static let horizontal = Self(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = Self(rawValue: 1 << 1)
  /// Both.
  public static let both: Self = [.horizontal, .vertical]
}
