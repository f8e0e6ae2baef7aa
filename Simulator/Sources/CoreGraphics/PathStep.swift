/// One step of a path, as a value.
@_spi(Simulation) public enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadratic(control: CGPoint, end: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// Control points first, the end last.
  public var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// What the step does, as Core Graphics names it.
  public var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadratic: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The same step of other points.
  public func mapped(_ map: (CGPoint) -> CGPoint) -> PathStep {
    switch self {
    case .move(let end): .move(map(end))
    case .line(let end): .line(map(end))
    case .quadratic(let control, let end): .quadratic(control: map(control), end: map(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: map(control1), control2: map(control2), end: map(end))
    case .close: .close
    }
  }
}
