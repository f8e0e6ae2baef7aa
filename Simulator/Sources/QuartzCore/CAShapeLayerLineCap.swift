/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the path ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With a half disc.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
