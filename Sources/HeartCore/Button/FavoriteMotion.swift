/// Whether a button moves fully, or little.
///
/// ```
/// FavoriteMotion.system.isReduced(bySystem: true)    // true
/// FavoriteMotion.full.isReduced(bySystem: true)      // false
/// ```
public enum FavoriteMotion: CaseIterable, Sendable {
  /// As the person has set it for the whole system.
  case system
  /// Always in full, whatever the system says.
  case full
  /// Always as a fade in place.
  case reduced

  /// Whether motion is to be little, given the system's own setting.
  public func isReduced(bySystem systemReduces: Bool) -> Bool {
    switch self {
    case .system: systemReduces
    case .full: false
    case .reduced: true
    }
  }
}
