/// Whether a button moves fully, or little.
///
/// ```
/// FavoriteMotion.system.isReduced(bySystem: true)    // true
/// FavoriteMotion.full.isReduced(bySystem: true)      // false
/// ```
public enum FavoriteMotion: CaseIterable, NamedChoice, Sendable {
  /// As the person has set it for the whole system.
  case system
  /// Always in full, whatever the system says.
  case full
  /// Always as a fade in place.
  case reduced

  /// The motion with a name as people write it.
  ///
  /// Nil where there is none.
  public init?(_ text: String) { self.init(named: text) }

  /// The name as people write it.
  public var text: String {
    switch self {
    case .system: "system"
    case .full: "full"
    case .reduced: "reduced"
    }
  }

  /// Whether motion is to be little, given the system's own setting.
  public func isReduced(bySystem systemReduces: Bool) -> Bool {
    switch self {
    case .system: systemReduces
    case .full: false
    case .reduced: true
    }
  }
}
