extension Contour {
  /// The segments as curves, with the line that closes the contour.
  package var curves: Curves { Curves(contour: self) }

  /// What ``Contour/curves`` are read from, one by one and without an allocation.
  package struct Curves: Sequence, IteratorProtocol {
    private let segments: [Segment]
    private let first: Point2D
    private var place: Point2D
    private var index = 0

    fileprivate init(contour: Contour) {
      segments = contour.segments
      first = contour.start
      place = contour.start
    }

    package mutating func next() -> Curve? {
      if index < segments.count {
        let curve = Curve(start: place, segment: segments[index])
        place = curve.end
        index += 1
        return curve
      }
      // Counted, not only compared: a place that is not a number is never equal to itself.
      guard index == segments.count, place != first else { return nil }
      index += 1
      return Curve(start: place, segment: .line(to: first))
    }
  }
}
