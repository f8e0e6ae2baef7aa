extension Outline {
  /// The outline as a zoom leaves it.
  public func mapped(by zoom: Zoom) -> Outline { mapped(by: Affine(zoom)) }

  /// The outline as a map leaves it.
  ///
  /// Arcs stay arcs. A map that mirrors turns every winding number around, and keeps what is
  /// inside.
  public func mapped(by map: Affine) -> Outline {
    Outline(contours: contours.map { $0.mapped(by: map) }, fillRule: fillRule)
  }
}

extension Contour {
  /// The contour as a map leaves it.
  public func mapped(by map: Affine) -> Contour {
    Contour(
      start: map(start), segments: segments.map { $0.mapped(by: map) }, isClosed: isClosed)
  }
}

extension Segment {
  /// The segment as a map leaves it.
  public func mapped(by map: Affine) -> Segment {
    switch self {
    case .line(let end):
      .line(to: map(end))
    case .quadratic(let control, let end):
      .quadratic(control: map(control), to: map(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: map(control1), control2: map(control2), to: map(end))
    case .arc(let arc, let end):
      .arc(arc.mapped(by: map), to: map(end))
    }
  }
}

extension Arc {
  /// The arc as a map leaves it.
  ///
  /// The angles stay, whatever the map, mirrors included.
  public func mapped(by map: Affine) -> Arc {
    Arc(
      center: map(center), axisA: map(axisA), axisB: map(axisB), start: start, sweep: sweep)
  }
}
