/// A way that the button's state can change.
public enum FavoriteChange: CaseIterable, NamedChoice, Sendable {
  /// It becomes a favorite.
  case select
  /// It ceases to be one.
  case deselect

  /// The change with a name as people write it.
  ///
  /// Nil where there is none.
  public init?(_ text: String) { self.init(named: text) }

  /// The name as people write it.
  public var text: String {
    switch self {
    case .select: "select"
    case .deselect: "deselect"
    }
  }
}
