@_spi(Simulation) import CoreGraphics
import HeartCore

extension Outline {
  /// Creates the outline of a path.
  ///
  /// Subpaths that are not closed make contours that are not; lines of no length are left out.
  init(_ path: CGPath, fillRule: FillRule) {
    var contours: [Contour] = []
    var current: Contour?
    func end(isClosed: Bool) {
      guard var contour = current, !contour.segments.isEmpty else { return }
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
        if current?.end != place { current?.segments.append(.line(to: place)) }
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

extension Point2D {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
