/// A part of an ellipse, kept exactly.
///
/// The ellipse is held as its center and two conjugate half-axes: the place at an angle is
/// `center + axisA · cos(angle) + axisB · sin(angle)`. An affine map moves these three and leaves
/// the angles alone, so an arc stays an arc under every such map.
public struct Arc: Equatable, Sendable {
  /// The middle of the ellipse.
  public var center: Point2D
  /// From the middle to the place at angle 0.
  public var axisA: Vector2D
  /// From the middle to the place at a quarter turn.
  ///
  /// It need not be square to `axisA`.
  public var axisB: Vector2D
  /// The angle where the arc starts, in radians.
  public var start: Double
  /// The angle that the arc runs through, in radians.
  ///
  /// It may be any number of turns.
  /// Its sign is the direction: with `axisB` a quarter turn clockwise from `axisA`, positive is
  /// clockwise as seen. Of an arc whose start or sweep is 100,000 radians or more, geometry knows
  /// the ends only; with such a sweep it cannot be written as path data.
  public var sweep: Double

  /// Creates a part of an ellipse of given conjugate half-axes.
  ///
  /// Angles are in radians.
  public init(
    center: Point2D, axisA: Vector2D, axisB: Vector2D, start: Double, sweep: Double
  ) {
    self.center = center
    self.axisA = axisA
    self.axisB = axisB
    self.start = start
    self.sweep = sweep
  }

  /// Creates a part of a circle.
  ///
  /// A positive sweep runs clockwise, as seen with y downward. Angles are in radians.
  public init(center: Point2D, radius: Double, start: Double, sweep: Double) {
    self.init(
      center: center, axisA: Vector2D(dx: radius, dy: 0), axisB: Vector2D(dx: 0, dy: radius),
      start: start, sweep: sweep)
  }

  /// The angle where the arc ends, in radians.
  public var end: Double { start + sweep }

  /// The place at the given cosine and sine of an angle.
  public func point(cosine: Double, sine: Double) -> Point2D {
    center + (axisA * cosine + axisB * sine)
  }
}
