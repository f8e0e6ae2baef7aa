@_spi(Simulation) import CoreGraphics

/// The outline of a shape.
///
/// The simulation keeps the steps that Core Graphics makes of it, so that what is round becomes
/// cubic curves as it does there.
nonisolated public struct Path: Equatable, Sendable {
  /// The steps in order.
  @_spi(Simulation) public private(set) var steps: [PathStep]

  /// Creates an empty path.
  public init() { steps = [] }

  /// Creates a path of Core Graphics' one.
  public init(_ path: CGPath) { steps = path.steps }

  /// Creates a path of what a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the path of an ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// The path for Core Graphics.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for step in steps {
      switch step {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .quadratic(let control, let end): path.addQuadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        path.addCurve(to: end, control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  /// Whether the path has no element.
  public var isEmpty: Bool { steps.isEmpty }

  /// The least rectangle that holds the path.
  ///
  /// Apple's page does not tell whether control points count; in the simulation they do not.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }

  /// The last place of the path, if it has any.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Whether a place lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Hands each element to a closure, in order.
  public func forEach(_ body: (Path.Element) -> Void) {
    for step in steps { body(Element(step)) }
  }

  /// The path with a transform applied to every place.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = self
    result.steps = steps.map { step in step.mapped { $0.applying(transform) } }
    return result
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Begins a new part at a place.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a rectangle as a part of its own.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }

  /// Adds an ellipse as a part of its own.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }

  /// Adds a part of a circle, by the angle that it runs through.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        delta: CGFloat(delta.radians), transform: transform)
    }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    steps += path.applying(transform).steps
  }

  /// Joins the end of the part to its beginning.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }

  private mutating func change(_ body: (CGMutablePath) -> Void) {
    guard let path = cgPath.mutableCopy() else { return }
    body(path)
    steps = path.steps
  }
}

extension Path: Shape {
  /// The path itself, whatever the room.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
