@_spi(Simulation) import CoreGraphics
internal import HeartCore

extension Path {
  /// The path as the outline that the rasterizer draws.
  func outline(isEvenOdd: Bool = false) -> Outline {
    var contours: [Contour] = []
    for step in steps {
      switch step {
      case .move(let end):
        contours.append(Contour(start: Point2D(end), segments: [], isClosed: false))
      case .close:
        if let last = contours.indices.last {
          contours[last].isClosed = true
          // What follows without a move begins where the closed part began.
          contours.append(
            Contour(start: contours[last].start, segments: [], isClosed: false))
        }
      case .line(let end): contours.append(.line(to: Point2D(end)))
      case .quadratic(let control, let end):
        contours.append(.quadratic(control: Point2D(control), to: Point2D(end)))
      case .cubic(let control1, let control2, let end):
        contours.append(
          .cubic(control1: Point2D(control1), control2: Point2D(control2), to: Point2D(end)))
      }
    }
    return Outline(
      contours: contours.filter { !$0.segments.isEmpty },
      fillRule: isEvenOdd ? .evenodd : .nonzero)
  }

  /// The outline of a line along the path.
  ///
  /// The rasterizer's own lines follow closed parts only, with mitered or round joins.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    fatalError("The simulation draws lines, but does not tell their paths")
  }

  /// The outline of a line along the path, for the rasterizer.
  func strokedOutline(_ style: StrokeStyle) -> Outline {
    precondition(style.dash.isEmpty, "The simulation draws no dashes")
    let outline = outline()
    precondition(
      outline.contours.allSatisfy(\.isClosed), "The simulation draws lines along closed parts only")
    let join: LineJoin
    switch style.lineJoin {
    case .miter: join = .miter
    case .round: join = .round
    case .bevel: fatalError("The simulation draws no beveled joins")
    }
    return outline.stroked(
      width: Double(style.lineWidth), join: join, miterLimit: Double(style.miterLimit))
  }
}

extension [Contour] {
  fileprivate mutating func append(_ segment: Segment) {
    guard let last = indices.last else { return }
    self[last].segments.append(segment)
  }
}

extension Point2D {
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
