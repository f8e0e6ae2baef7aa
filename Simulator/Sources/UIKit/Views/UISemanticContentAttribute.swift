/// What a view shows, as far as it decides the direction in which it runs.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Nothing in particular: it runs as the interface does.
  case unspecified = 0
  /// Controls of playing, which never turn round.
  case playback = 1
  /// Controls of places, which never turn round.
  case spatial = 2
  /// From left to right, always.
  case forceLeftToRight = 3
  /// From right to left, always.
  case forceRightToLeft = 4
}
