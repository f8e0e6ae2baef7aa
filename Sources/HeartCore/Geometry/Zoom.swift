/// A uniform scale, then a shift, to place a shape.
///
/// It keeps circles round and angles as they are, so every toolkit can show it exactly.
public struct Zoom: Equatable, Sendable {
  /// How many points of the result one point becomes; above zero.
  public var scale: Double
  /// Where the shape's origin comes to lie, in points of the result.
  public var offset: Vector2D

  /// Creates a scale about the origin, then a shift.
  public init(scale: Double, offset: Vector2D = .zero) {
    self.scale = scale
    self.offset = offset
  }

  /// The scale that keeps one place where it is.
  public init(scale: Double, about fixed: Point2D) {
    self.scale = scale
    offset = (fixed - .origin) * (1 - scale)
  }

  /// The zoom that changes nothing.
  public static let identity = Zoom(scale: 1)

  /// Where a place comes to lie.
  public func callAsFunction(_ point: Point2D) -> Point2D {
    Point2D(x: point.x * scale + offset.dx, y: point.y * scale + offset.dy)
  }

  /// What a displacement becomes.
  public func callAsFunction(_ vector: Vector2D) -> Vector2D { vector * scale }

  /// Where a rectangle comes to lie.
  public func callAsFunction(_ box: Box) -> Box {
    Box(
      x: box.x * scale + offset.dx, y: box.y * scale + offset.dy, width: box.width * scale,
      height: box.height * scale)
  }

  /// This zoom, and then another.
  public func then(_ next: Zoom) -> Zoom {
    Zoom(scale: scale * next.scale, offset: next(offset) + next.offset)
  }
}
