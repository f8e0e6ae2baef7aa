/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(steps: []) }

  override init(steps: [PathStep]) { super.init(steps: steps) }

  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.append(.move(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    requireCurrentPoint()
    steps.append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    requireCurrentPoint()
    steps.append(
      .quadratic(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    requireCurrentPoint()
    steps.append(
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  /// Adds a part of a circle, from one angle to another.
  ///
  /// With a line to its start if there is a current point.
  ///
  /// Clockwise is as seen with y upward, as documented.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise {
      if delta <= -turn { delta = -turn }
      while delta > 0 { delta -= turn }
    } else {
      if delta >= turn { delta = turn }
      while delta < 0 { delta += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a part of a circle that runs through an angle.
  ///
  /// With a line to its start if there is a current point.
  ///
  /// A positive delta runs from x toward y.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let first = PathStep.direction(startAngle)
    let start = CGPoint(x: center.x + radius * first.dx, y: center.y + radius * first.dy)
    let begin: PathStep = isEmpty ? .move(start) : .line(start)
    guard delta != 0 else {
      steps.append(contentsOf: [begin].applying(transform))
      return
    }
    let arc = PathStep.arc(center: center, radius: radius, start: startAngle, delta: delta)
    steps.append(contentsOf: ([begin] + arc).applying(transform))
  }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(contentsOf: PathStep.rectangle(rect).applying(transform))
  }

  /// Adds an ellipse as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(contentsOf: PathStep.ellipse(in: rect).applying(transform))
  }

  /// Adds a rectangle with rounded corners as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    var transform = transform
    let rounded = CGPath(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: &transform)
    steps.append(contentsOf: rounded.steps)
  }

  /// Adds straight lines between points as a subpath of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds another path's steps.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(contentsOf: path.steps.applying(transform))
  }

  /// Draws a line back to where the subpath began, and ends it.
  public func closeSubpath() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
  }

  private func requireCurrentPoint() {
    precondition(!isEmpty, "A line or curve needs a current point: move(to:) comes first.")
  }
}
