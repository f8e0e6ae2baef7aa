import HeartCore

/// A part of an ellipse, by the share of its sweep.
struct ArcCurve: FlattenableCurve {
  let arc: Arc
  let bend: Double

  init(_ arc: Arc) {
    self.arc = arc
    // The second derivative by the angle is as long as the ellipse's radius there; the longest is
    // the larger singular value of the matrix of both axes.
    let sum = arc.axisA.dot(arc.axisA) + arc.axisB.dot(arc.axisB)
    let area = arc.axisA.cross(arc.axisB)
    let spread = max(0, sum * sum - 4 * area * area).squareRoot()
    bend = ((sum + spread) / 2).squareRoot() * arc.sweep * arc.sweep
  }

  func place(at parameter: Double) -> Point2D {
    let angle = Elementary.sineAndCosine(arc.start + arc.sweep * parameter)
    return arc.point(cosine: angle.cosine, sine: angle.sine)
  }

  /// Turns a direction step by step.
  ///
  /// That takes four products instead of a sine and a cosine.
  ///
  /// A run has few steps, so the error grows to some 1e-14 of the radius at most.
  @inline(__always)
  func visit(from start: Double, to end: Double, count: Int, _ body: (Point2D) -> Void) {
    guard count > 1 else { return }
    let turn = Elementary.sineAndCosine(arc.sweep * ((end - start) / Double(count)))
    var (sine, cosine) = Elementary.sineAndCosine(arc.start + arc.sweep * start)
    var index = 1
    while index < count {
      (sine, cosine) = (
        sine * turn.cosine + cosine * turn.sine, cosine * turn.cosine - sine * turn.sine
      )
      body(arc.point(cosine: cosine, sine: sine))
      index &+= 1
    }
  }
}
