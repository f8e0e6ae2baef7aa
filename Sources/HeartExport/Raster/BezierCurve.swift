import HeartCore

/// A quadratic or cubic Bézier curve as a polynomial.
///
/// `start + t·(first + t·(second + t·third))`
struct BezierCurve: FlattenableCurve {
  let start: Point2D
  let first: Vector2D
  let second: Vector2D
  let third: Vector2D
  let bend: Double

  init(_ start: Point2D, _ control: Point2D, _ end: Point2D) {
    let toControl = control - start
    let turn = (end - control) - toControl
    self.start = start
    first = toControl * 2
    second = turn
    third = .zero
    bend = 2 * turn.length
  }

  init(_ start: Point2D, _ control1: Point2D, _ control2: Point2D, _ end: Point2D) {
    let toControl = control1 - start
    let turn1 = (control2 - control1) - toControl
    let turn2 = (end - control2) - (control2 - control1)
    self.start = start
    first = toControl * 3
    second = turn1 * 3
    third = turn2 - turn1
    // The second derivative runs straight from 6 · turn1 to 6 · turn2: longest at an end.
    bend = 6 * max(turn1.dot(turn1), turn2.dot(turn2)).squareRoot()
  }

  @inline(__always)
  func place(at t: Double) -> Point2D {
    Point2D(
      x: start.x + t * (first.dx + t * (second.dx + t * third.dx)),
      y: start.y + t * (first.dy + t * (second.dy + t * third.dy)))
  }

  @inline(__always)
  func visit(from start: Double, to end: Double, count: Int, _ body: (Point2D) -> Void) {
    let step = (end - start) / Double(count)
    var index = 1
    while index < count {
      body(place(at: start + Double(index) * step))
      index &+= 1
    }
  }
}
