/// How a picture is read between its pixels.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Between the pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Between the pixels of smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
