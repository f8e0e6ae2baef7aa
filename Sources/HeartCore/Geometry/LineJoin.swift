/// How the two sides of a corner are joined where a line is drawn along an outline.
public enum LineJoin: Equatable, Sendable, CaseIterable {
  /// The sides are drawn on until they meet; beyond the limit, the corner is cut off.
  case miter
  /// The corner is rounded by the line's half width.
  case round
}
