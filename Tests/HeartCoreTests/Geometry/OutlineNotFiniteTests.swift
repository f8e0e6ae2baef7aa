import Testing

@testable import HeartCore

struct OutlineNotFiniteTests {
  /// Outlines of each kind of segment, with each of their numbers spoiled in turn.
  static let outlines: [Outline] = [Double.nan, .infinity, -.infinity, 1e308].flatMap { bad in
    (0..<22).map { spoiled in
      func number(_ index: Int, _ value: Double) -> Double { index == spoiled ? bad : value }
      func place(_ index: Int, _ x: Double, _ y: Double) -> Point2D {
        Point2D(x: number(index, x), y: number(index + 1, y))
      }
      let arc = Arc(
        center: place(14, 4, 4), axisA: Vector2D(dx: number(16, 2), dy: number(17, 0)),
        axisB: Vector2D(dx: number(18, 0), dy: number(19, 1)), start: number(20, 0),
        sweep: number(21, 3))
      return Outline(contours: [
        Contour(
          start: place(0, 0, 0),
          segments: [
            .line(to: place(2, 9, 1)),
            .quadratic(control: place(4, 12, 5), to: place(6, 8, 9)),
            .cubic(control1: place(8, 5, 12), control2: place(10, 3, 7), to: place(12, 6, 4)),
            .arc(arc, to: Point2D(x: 2, y: 4)),
          ])
      ])
    }
  }

  @Test("Every question about an outline that holds no usable number is answered, somehow")
  func answers() {
    let far = Point2D(x: 1, y: 2)
    for outline in Self.outlines {
      _ = outline.bounds
      _ = outline.area
      _ = outline.signedArea
      _ = outline.length
      _ = outline.winding(around: far)
      _ = outline.contains(far)
      _ = outline.nearestPoint(to: far)
      _ = outline.farthestDistance(from: far)
      _ = outline.coveringCircle
      _ = outline.stroked(width: 1, join: .round, miterLimit: 4)
    }
  }

  @Test("An icon of such an outline can be made, placed and put in a picture")
  func icons() {
    let room = Box(x: 0, y: 0, width: 24, height: 24)
    var picture = Picture()
    for outline in Self.outlines {
      let icon = Icon(outline: outline)
      _ = icon.zoom(in: room)
      picture.refill(.filled(to: 0.5), look: FavoriteLook(icon: icon), in: room)
    }
  }
}
