extension Contour {
  /// The same rim in the opposite direction.
  package var reversed: Contour {
    var result = Contour(start: end, segments: [], isClosed: isClosed)
    result.segments.reserveCapacity(segments.count)
    for index in segments.indices.reversed() {
      let target = index == 0 ? start : segments[index - 1].end
      result.segments.append(segments[index].reversed(to: target))
    }
    return result
  }
}

extension Segment {
  /// The same piece from its end to the place where it started.
  package func reversed(to start: Point2D) -> Segment {
    switch self {
    case .line:
      .line(to: start)
    case .quadratic(let control, _):
      .quadratic(control: control, to: start)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control2, control2: control1, to: start)
    case .arc(let arc, _):
      .arc(
        Arc(
          center: arc.center, axisA: arc.axisA, axisB: arc.axisB, start: arc.end,
          sweep: -arc.sweep), to: start)
    }
  }
}
