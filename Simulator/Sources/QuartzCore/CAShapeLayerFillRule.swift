/// Which regions of a shape are filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path runs around at all.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "nonZero")
  /// Where the path runs around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "evenOdd")
}
