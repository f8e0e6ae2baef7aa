/// A path that cannot be changed.
///
/// A path is made of lines and Bézier curves only: what is round becomes cubics of at most a
/// quarter turn. Two paths are equal if all their steps are.
public class CGPath {
  /// The steps in order.
  @_spi(Simulation) public internal(set) var steps: [PathStep]

  init(steps: [PathStep]) {
    self.steps = steps
  }

  /// Creates the path of a rectangle, from its least corner along x.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    steps = PathStep.rectangle(rect).applying(transform)
  }

  /// Creates the path of an ellipse.
  ///
  /// From the end of its half axis along x.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    steps = PathStep.ellipse(in: rect).applying(transform)
  }

  /// Creates the path of a rectangle with quarter ellipses for corners.
  ///
  /// Corners larger than half the sides are a mistake, as documented.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width && cornerHeight >= 0
        && 2 * cornerHeight <= rect.height,
      "Corners of \(cornerWidth) × \(cornerHeight) do not fit into \(rect)")
    steps =
      PathStep.rectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      .applying(transform)
  }

  /// Whether the path has no step.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the path has come to; the origin for an empty path.
  public var currentPoint: CGPoint { PathStep.end(of: steps) ?? .zero }

  /// A copy that cannot be changed.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A transformed copy that cannot be changed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.applying(transform))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

  /// A transformed copy that can be changed.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    CGMutablePath(steps: steps.applying(transform))
  }

  /// Hands each step to a block, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps {
      // A pointer to no points may not be nil, so that there is always room for one.
      var points = step.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: step.type, points: start)
        block(&element)
      }
    }
  }
}

extension CGPath: Hashable {
  /// Whether both are equal.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.steps == second.steps }

  /// Adds what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
