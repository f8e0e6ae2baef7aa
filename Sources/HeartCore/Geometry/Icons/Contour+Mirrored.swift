extension Contour {
  /// Creates a contour that is its own reflection in the upright axis, x = 0.
  ///
  /// - Parameters:
  ///   - start: The place on the axis where the right half begins.
  ///   - rightHalf: The pieces of the right half, which lead back to the axis.
  init(start: Point2D, bothSidesOf rightHalf: [Segment]) {
    var starts = [start]
    for segment in rightHalf.dropLast() { starts.append(segment.end) }
    let leftHalf = zip(rightHalf, starts).reversed().map { $0.mirroredBack(to: $1) }
    self.init(start: start, segments: rightHalf + leftHalf)
  }
}

extension Segment {
  /// The reflection in the axis, run through from its end to its start.
  fileprivate func mirroredBack(to start: Point2D) -> Segment {
    switch self {
    case .line:
      .line(to: start.mirrored)
    case .quadratic(let control, _):
      .quadratic(control: control.mirrored, to: start.mirrored)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control2.mirrored, control2: control1.mirrored, to: start.mirrored)
    case .arc(let arc, _):
      .arc(arc.mirroredBack, to: start.mirrored)
    }
  }
}

extension Arc {
  /// Reflected and run backward, an arc turns the same way as before.
  fileprivate var mirroredBack: Arc {
    Arc(
      center: center.mirrored, axisA: Vector2D(dx: -axisA.dx, dy: axisA.dy),
      axisB: Vector2D(dx: axisB.dx, dy: -axisB.dy), start: -end, sweep: sweep)
  }
}

extension Point2D {
  fileprivate var mirrored: Point2D { Point2D(x: -x, y: y) }
}
