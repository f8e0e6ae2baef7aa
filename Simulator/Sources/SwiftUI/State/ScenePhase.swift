/// Whether a scene is in front.
public enum ScenePhase: Hashable, Sendable {
  /// Not in sight.
  case background
  /// In sight, but not in front.
  case inactive
  /// In front.
  case active
}
