/// Which way is read.
public enum LayoutDirection: Hashable, Sendable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}
