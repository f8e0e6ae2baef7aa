/// How a picture lies in its layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// As large as the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, undistorted.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, undistorted.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
