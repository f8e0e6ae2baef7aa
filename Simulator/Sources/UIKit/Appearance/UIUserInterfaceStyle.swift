/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}
