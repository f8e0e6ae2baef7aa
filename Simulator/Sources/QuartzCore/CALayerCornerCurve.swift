/// How a round corner is curved.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By a quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Without a jump in curvature; not drawn by this model.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
