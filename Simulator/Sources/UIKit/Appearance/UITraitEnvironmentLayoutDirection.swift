/// The direction of reading that an interface's traits ask for.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
