/// A rectangle with upright sides, in points; y grows downward.
///
/// Width and height are zero or more.
public struct Box: Equatable, Sendable {
  /// The left side, in points.
  public var x: Double
  /// The upper side, in points.
  public var y: Double
  /// The distance from the left to the right side, in points.
  public var width: Double
  /// The distance from the upper to the lower side, in points.
  public var height: Double

  /// Creates the rectangle by its upper left corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest rectangle that holds both corners.
  public init(from first: Point2D, to second: Point2D) {
    x = min(first.x, second.x)
    y = min(first.y, second.y)
    width = max(first.x, second.x) - x
    height = max(first.y, second.y) - y
  }

  /// The right side, in points.
  public var maxX: Double { x + width }
  /// The lower side, in points.
  public var maxY: Double { y + height }
  /// The place in the middle.
  public var center: Point2D { Point2D(x: x + width / 2, y: y + height / 2) }
  /// The longer of width and height, in points.
  public var longerSide: Double { max(width, height) }
  /// The shorter of width and height, in points.
  public var shorterSide: Double { min(width, height) }
  /// Whether the rectangle holds no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether a place lies inside or on a side.
  public func contains(_ point: Point2D) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }

  /// The smallest rectangle that holds this one and another.
  public func union(_ other: Box) -> Box {
    Box(
      from: Point2D(x: min(x, other.x), y: min(y, other.y)),
      to: Point2D(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// The rectangle with each side moved inward, at the same center.
  ///
  /// Outward when the distance is negative.
  ///
  /// A distance of more than half a side leaves that side zero long.
  public func inset(by distance: Double) -> Box {
    scaled(
      horizontally: max(0, width - 2 * distance), vertically: max(0, height - 2 * distance))
  }

  /// The rectangle with both sides divided, at the same center.
  ///
  /// The factor is above zero.
  public func divided(by factor: Double) -> Box {
    scaled(horizontally: width / factor, vertically: height / factor)
  }

  private func scaled(horizontally newWidth: Double, vertically newHeight: Double) -> Box {
    Box(
      x: center.x - newWidth / 2, y: center.y - newHeight / 2, width: newWidth, height: newHeight)
  }
}
