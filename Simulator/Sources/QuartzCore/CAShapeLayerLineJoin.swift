/// How a shape's line turns a corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The sides are drawn on until they meet.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
