/// A shape in the plane, by its contours and fill rule.
///
/// Touching pieces show hairlines and translucent pieces show overlaps in nearly every renderer;
/// one outline shows neither.
public struct Outline: Equatable, Sendable {
  /// The rims of the shape and of its holes.
  public var contours: [Contour]
  /// Which regions are inside where contours overlap.
  public var fillRule: FillRule

  /// Creates a shape from its rims.
  public init(contours: [Contour], fillRule: FillRule = .nonzero) {
    self.contours = contours
    self.fillRule = fillRule
  }

  /// The shape of nothing at all.
  public static let empty = Outline(contours: [])

  /// The circle with the given radius in points.
  ///
  /// With a radius of 0 or less, the empty outline.
  public static func circle(center: Point2D, radius: Double) -> Outline {
    guard radius > 0 else { return .empty }
    let right = Point2D(x: center.x + radius, y: center.y)
    let left = Point2D(x: center.x - radius, y: center.y)
    let lower = Arc(center: center, radius: radius, start: 0, sweep: .pi)
    let upper = Arc(center: center, radius: radius, start: .pi, sweep: .pi)
    return Outline(contours: [
      Contour(start: right, segments: [.arc(lower, to: left), .arc(upper, to: right)])
    ])
  }

  /// The upright rectangle; an empty one is the empty outline.
  public static func rectangle(_ box: Box) -> Outline {
    guard !box.isEmpty else { return .empty }
    return Outline(contours: [
      Contour(
        start: Point2D(x: box.x, y: box.y),
        segments: [
          .line(to: Point2D(x: box.maxX, y: box.y)),
          .line(to: Point2D(x: box.maxX, y: box.maxY)),
          .line(to: Point2D(x: box.x, y: box.maxY)),
        ])
    ])
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { contours.allSatisfy { $0.segments.isEmpty } }
}
