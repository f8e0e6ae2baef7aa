/// A way that the button's state can change.
public enum FavoriteChange: CaseIterable, Sendable {
  /// It becomes a favorite.
  case select
  /// It ceases to be one.
  case deselect

  /// The change with a name as people write it.
  ///
  /// Nil where there is none.
  public init?(_ text: String) {
    for change in Self.allCases where change.text.utf8.elementsEqual(text.utf8) {
      self = change
      return
    }
    return nil
  }

  /// The name as people write it.
  public var text: String {
    switch self {
    case .select: "select"
    case .deselect: "deselect"
    }
  }
}
