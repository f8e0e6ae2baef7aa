/// One piece of a contour, from where the one before ended.
public enum Segment: Equatable, Sendable {
  /// A straight line.
  case line(to: Point2D)
  /// A quadratic Bézier curve.
  case quadratic(control: Point2D, to: Point2D)
  /// A cubic Bézier curve.
  case cubic(control1: Point2D, control2: Point2D, to: Point2D)
  /// A part of an ellipse.
  ///
  /// The place where it ends is kept beside it, exactly as it was given.
  case arc(Arc, to: Point2D)

  /// The place where the piece ends.
  public var end: Point2D {
    switch self {
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end), .arc(_, let end): end
    }
  }
}
