/// One step of a path, as `applyWithBlock(_:)` tells it.
///
/// The points are control points first and the end last: 1, 1, 2, 3 or none of them. They live
/// only while the block runs.
public struct CGPathElement {
  /// What the step does.
  public var type: CGPathElementType
  /// Where the step goes.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
