/// A displacement in the plane, in points; dy grows downward.
public struct Vector2D: Equatable, Sendable {
  /// The part to the right, in points.
  public var dx: Double
  /// The part downward, in points.
  public var dy: Double

  /// Creates the displacement with the given parts, in points.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The displacement that leads nowhere.
  public static let zero = Vector2D(dx: 0, dy: 0)

  /// The length, in points; never negative.
  public var length: Double { dot(self).squareRoot() }

  /// The displacement turned by a quarter clockwise, as seen with y downward.
  public var quarterTurned: Vector2D { Vector2D(dx: -dy, dy: dx) }

  /// The same direction at length 1; nil where there is none.
  var normalized: Vector2D? {
    let length = length
    guard length > 0, length.isFinite else { return nil }
    return self * (1 / length)
  }

  /// The scalar product with another displacement.
  public func dot(_ other: Vector2D) -> Double { dx * other.dx + dy * other.dy }

  /// The signed area of the parallelogram with another displacement.
  public func cross(_ other: Vector2D) -> Double { dx * other.dy - dy * other.dx }

  /// The sum of two displacements.
  public static func + (first: Vector2D, second: Vector2D) -> Vector2D {
    Vector2D(dx: first.dx + second.dx, dy: first.dy + second.dy)
  }

  /// The difference of two displacements.
  public static func - (first: Vector2D, second: Vector2D) -> Vector2D {
    Vector2D(dx: first.dx - second.dx, dy: first.dy - second.dy)
  }

  /// The displacement in the opposite direction.
  public static prefix func - (vector: Vector2D) -> Vector2D {
    Vector2D(dx: -vector.dx, dy: -vector.dy)
  }

  /// The displacement stretched by a factor.
  public static func * (vector: Vector2D, factor: Double) -> Vector2D {
    Vector2D(dx: vector.dx * factor, dy: vector.dy * factor)
  }
}
