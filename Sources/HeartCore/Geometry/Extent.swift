/// The corners of a growing rectangle, exactly as given.
///
/// A ``Box`` keeps a width, and so would round each time that something is added.
struct Extent: Equatable {
  var low: Point2D
  var high: Point2D

  init(at place: Point2D) {
    low = place
    high = place
  }

  var box: Box { Box(from: low, to: high) }

  /// The largest absolute coordinate: what rounding is measured by.
  var magnitude: Double { max(abs(low.x), abs(low.y), abs(high.x), abs(high.y)) }

  mutating func include(_ place: Point2D) {
    low = Point2D(x: min(low.x, place.x), y: min(low.y, place.y))
    high = Point2D(x: max(high.x, place.x), y: max(high.y, place.y))
  }

  /// How far a place is from the rectangle; 0 inside.
  func distance(to place: Point2D) -> Double {
    Vector2D(
      dx: max(0, low.x - place.x, place.x - high.x), dy: max(0, low.y - place.y, place.y - high.y)
    ).length
  }

  /// How far a place is from the farthest corner.
  func farthestDistance(from place: Point2D) -> Double {
    Vector2D(
      dx: max(place.x - low.x, high.x - place.x), dy: max(place.y - low.y, high.y - place.y)
    ).length
  }
}
