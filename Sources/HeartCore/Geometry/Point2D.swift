/// A place in the plane, in points; y grows downward.
///
/// A place and a displacement are different types: `point - point` is a ``Vector2D``,
/// and two places cannot be added.
public struct Point2D: Equatable, Sendable {
  /// The distance to the right of the origin, in points.
  public var x: Double
  /// The distance below the origin, in points.
  public var y: Double

  /// Creates the place with the given coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place where both coordinates are zero.
  public static let origin = Point2D(x: 0, y: 0)

  /// The distance to another place, in points.
  public func distance(to other: Point2D) -> Double {
    (other - self).length
  }

  /// The place at a share of the way to another one.
  ///
  /// 0 is here, 1 there.
  public func interpolated(to other: Point2D, at share: Double) -> Point2D {
    self + (other - self) * share
  }

  /// The displacement from the second place to the first.
  public static func - (end: Point2D, start: Point2D) -> Vector2D {
    Vector2D(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The place that a displacement leads to.
  public static func + (start: Point2D, step: Vector2D) -> Point2D {
    Point2D(x: start.x + step.dx, y: start.y + step.dy)
  }

  /// The place that a displacement would have come from.
  public static func - (end: Point2D, step: Vector2D) -> Point2D {
    Point2D(x: end.x - step.dx, y: end.y - step.dy)
  }
}
