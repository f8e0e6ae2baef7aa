/// A circle and what it holds, by its middle and its radius.
public struct Disc: Equatable, Sendable {
  /// The place in the middle.
  public var center: Point2D
  /// The distance from middle to rim, in points; zero or more.
  public var radius: Double

  /// Creates the circle about a place.
  public init(center: Point2D, radius: Double) {
    self.center = center
    self.radius = radius
  }
}
