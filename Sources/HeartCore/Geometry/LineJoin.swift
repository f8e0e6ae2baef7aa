/// How a drawn line's two sides are joined at a corner.
public enum LineJoin: Equatable, Sendable, CaseIterable {
  /// The sides are drawn on until they meet.
  ///
  /// Beyond the limit, the corner is cut off.
  case miter
  /// The corner is rounded by the line's half width.
  case round
  /// The corner is cut off straight.
  case bevel
}
