/// How much room an interface has in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing is said of it.
  case unspecified = 0
  /// Little, as on a telephone held upright.
  case compact = 1
  /// Plenty, as on a tablet.
  case regular = 2
}
