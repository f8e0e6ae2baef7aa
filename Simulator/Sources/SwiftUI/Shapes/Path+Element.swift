@_spi(Simulation) import CoreGraphics

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a new part.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Joins the part's end to its beginning.
    case closeSubpath

    init(_ step: PathStep) {
      switch step {
      case .move(let end): self = .move(to: end)
      case .line(let end): self = .line(to: end)
      case .quadratic(let control, let end): self = .quadCurve(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        self = .curve(to: end, control1: control1, control2: control2)
      case .close: self = .closeSubpath
      }
    }
  }
}
