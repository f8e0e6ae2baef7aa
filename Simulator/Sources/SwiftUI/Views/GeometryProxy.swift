/// What a geometry reader knows of itself.
public struct GeometryProxy: Sendable {
  /// Its size, in points.
  public let size: CGSize
}
