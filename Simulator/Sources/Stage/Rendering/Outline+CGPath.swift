@_spi(Simulation) import CoreGraphics
import HeartCore

extension Outline {
  /// Creates the outline of a path.
  ///
  /// Subpaths that are not closed make contours that are not. Where ends miss by a billionth of
  /// the path's size or less, as by rounding, they are made to meet: a line along so short a piece
  /// would have corners of any direction.
  init(_ path: CGPath, fillRule: FillRule) {
    var contours: [Contour] = []
    var current: Contour?
    let box = path.boundingBox
    let rounding = path.isEmpty ? 0 : 1e-9 * Double(max(box.width, box.height))
    func end(isClosed: Bool) {
      guard var contour = current, !contour.segments.isEmpty else { return }
      if let last = contour.segments.last, last.end.distance(to: contour.start) <= rounding {
        contour.segments[contour.segments.count - 1] = last.ending(at: contour.start)
      }
      contour.isClosed = isClosed
      contours.append(contour)
    }
    for step in path.steps {
      switch step {
      case .move(let start):
        end(isClosed: false)
        current = Contour(start: Point2D(start), segments: [])
      case .line(let place):
        let place = Point2D(place)
        if let current, current.end.distance(to: place) <= rounding { continue }
        current?.segments.append(.line(to: place))
      case .quadratic(let control, let end):
        current?.segments.append(.quadratic(control: Point2D(control), to: Point2D(end)))
      case .cubic(let control1, let control2, let end):
        current?.segments.append(
          .cubic(control1: Point2D(control1), control2: Point2D(control2), to: Point2D(end)))
      case .close:
        end(isClosed: true)
        current = current.map { Contour(start: $0.start, segments: []) }
      }
    }
    end(isClosed: false)
    self.init(contours: contours, fillRule: fillRule)
  }
}

extension Segment {
  /// The same piece with another end; what a path is made of has no arcs.
  fileprivate func ending(at end: Point2D) -> Segment {
    switch self {
    case .line, .arc: .line(to: end)
    case .quadratic(let control, _): .quadratic(control: control, to: end)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control1, control2: control2, to: end)
    }
  }
}

extension Point2D {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
