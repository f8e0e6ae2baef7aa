/// The rim of a shape, or of a hole in it.
///
/// Filling always closes a contour with a straight line where its end is not its start.
public struct Contour: Equatable, Sendable {
  /// The place where the first segment begins.
  public var start: Point2D
  /// The pieces, in order.
  public var segments: [Segment]
  /// Whether a line drawn along it joins its end to its start.
  public var isClosed: Bool

  /// Creates a run of segments.
  public init(start: Point2D, segments: [Segment], isClosed: Bool = true) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }

  /// The place where the last segment ends.
  public var end: Point2D { segments.last?.end ?? start }
}
