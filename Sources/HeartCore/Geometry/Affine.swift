/// A map of the plane that keeps straight lines straight.
///
/// It turns, stretches, shears, mirrors and shifts.
///
/// It is held as where it takes the two unit displacements and the origin. As in ``Zoom``, what is
/// written first happens first: `first.then(second)`.
public struct Affine: Equatable, Sendable {
  /// What the unit displacement to the right becomes.
  public var xAxis: Vector2D
  /// What the unit displacement downward becomes.
  public var yAxis: Vector2D
  /// Where the origin comes to lie.
  public var offset: Vector2D

  /// Creates the map by where it takes the units and the origin.
  public init(xAxis: Vector2D, yAxis: Vector2D, offset: Vector2D = .zero) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.offset = offset
  }

  /// Creates the map that does what a zoom does.
  public init(_ zoom: Zoom) {
    self.init(
      xAxis: Vector2D(dx: zoom.scale, dy: 0), yAxis: Vector2D(dx: 0, dy: zoom.scale),
      offset: zoom.offset)
  }

  /// The map that changes nothing.
  public static let identity = Affine(Zoom.identity)

  /// The shift by a displacement.
  public static func shift(by offset: Vector2D) -> Affine {
    Affine(xAxis: Vector2D(dx: 1, dy: 0), yAxis: Vector2D(dx: 0, dy: 1), offset: offset)
  }

  /// The stretch of each direction by a factor, about the origin.
  ///
  /// A negative factor mirrors.
  public static func stretch(horizontally: Double, vertically: Double) -> Affine {
    Affine(xAxis: Vector2D(dx: horizontally, dy: 0), yAxis: Vector2D(dx: 0, dy: vertically))
  }

  /// The turn by an angle in radians, about a place.
  ///
  /// Positive is clockwise, as seen with y downward.
  public static func rotation(by angle: Double, about fixed: Point2D = .origin) -> Affine {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let xAxis = Vector2D(dx: cosine, dy: sine)
    let turn = Affine(xAxis: xAxis, yAxis: xAxis.quarterTurned)
    let center = fixed - .origin
    return shift(by: -center).then(turn).then(shift(by: center))
  }

  /// By how much areas grow.
  ///
  /// Negative where the map mirrors, 0 where it flattens the plane.
  public var determinant: Double { xAxis.cross(yAxis) }

  /// The map that undoes this one.
  ///
  /// Nil where this one flattens the plane.
  public var inverse: Affine? {
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    let undone = Affine(
      xAxis: Vector2D(dx: yAxis.dy, dy: -xAxis.dy) * scale,
      yAxis: Vector2D(dx: -yAxis.dx, dy: xAxis.dx) * scale)
    return Self.shift(by: -offset).then(undone)
  }

  /// Where a place comes to lie.
  public func callAsFunction(_ point: Point2D) -> Point2D {
    .origin + (self(point - .origin) + offset)
  }

  /// What a displacement becomes.
  public func callAsFunction(_ vector: Vector2D) -> Vector2D {
    xAxis * vector.dx + yAxis * vector.dy
  }

  /// This map, and then another.
  public func then(_ next: Affine) -> Affine {
    Affine(xAxis: next(xAxis), yAxis: next(yAxis), offset: next(offset) + next.offset)
  }
}
