/// How strong the contrast of colors is to be.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = -1
  /// As the interface was designed.
  case normal = 0
  /// Stronger, as the person asked in the settings.
  case high = 1
}
