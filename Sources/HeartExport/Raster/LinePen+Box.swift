import HeartCore

extension LinePen {
  /// Draws the four sides of a box, clockwise as seen or reversed.
  mutating func drawBox(_ box: Box, isReversed: Bool = false) {
    let upperRight = Point2D(x: box.maxX, y: box.y)
    let lowerLeft = Point2D(x: box.x, y: box.maxY)
    move(to: Point2D(x: box.x, y: box.y))
    line(to: isReversed ? lowerLeft : upperRight)
    line(to: Point2D(x: box.maxX, y: box.maxY))
    line(to: isReversed ? upperRight : lowerLeft)
    line(to: Point2D(x: box.x, y: box.y))
  }

  /// Draws both rims of a line along a box, with round corners.
  ///
  /// The reach is half the line's width.
  mutating func drawLine(along box: Box, reach: Double) {
    let up = Vector2D(dx: 0, dy: -reach)
    let right = Vector2D(dx: reach, dy: 0)
    move(to: Point2D(x: box.x, y: box.y) + up)
    goAround(Point2D(x: box.maxX, y: box.y), from: up, to: right)
    goAround(Point2D(x: box.maxX, y: box.maxY), from: right, to: -up)
    goAround(Point2D(x: box.x, y: box.maxY), from: -up, to: -right)
    goAround(Point2D(x: box.x, y: box.y), from: -right, to: up)
    let hole = box.inset(by: reach)
    if !hole.isEmpty { drawBox(hole, isReversed: true) }
  }

  /// Draws a line to a corner, and a quarter circle around it.
  private mutating func goAround(_ corner: Point2D, from first: Vector2D, to second: Vector2D) {
    let quarter = Arc(center: corner, axisA: first, axisB: second, start: 0, sweep: .pi / 2)
    line(to: corner + first)
    curve(ArcCurve(quarter), from: corner + first, to: corner + second)
  }
}
