extension Outline {
  /// Whether every number is one that squares and products can be made of.
  ///
  /// None is NaN, and none is above 1e150 in size: beyond, a length is no number any more.
  var isMeasurable: Bool {
    contours.allSatisfy { contour in
      contour.start.isMeasurable && contour.segments.allSatisfy { $0.isMeasurable }
    }
  }
}

extension Segment {
  fileprivate var isMeasurable: Bool {
    switch self {
    case .line(let end): end.isMeasurable
    case .quadratic(let control, let end): control.isMeasurable && end.isMeasurable
    case .cubic(let control1, let control2, let end):
      control1.isMeasurable && control2.isMeasurable && end.isMeasurable
    case .arc(let arc, let end):
      arc.center.isMeasurable && (.origin + arc.axisA).isMeasurable
        && (.origin + arc.axisB).isMeasurable && arc.start.isFinite && arc.sweep.isFinite
        && end.isMeasurable
    }
  }
}

extension Point2D {
  fileprivate var isMeasurable: Bool { abs(x) <= 1e150 && abs(y) <= 1e150 }
}
