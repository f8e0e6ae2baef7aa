internal import HeartCore

extension Reading {
  static func iconName(_ text: String) -> Icon.Name? {
    Icon.Name(text)
  }

  static func style(_ text: String) -> FavoriteStyle.Name? {
    FavoriteStyle.Name(text)
  }

  static func placement(_ text: String) -> Placement? {
    Placement(text)
  }

  static func fillRule(_ text: String) -> FillRule? {
    FillRule(text)
  }

  static func change(_ text: String) -> FavoriteChange? {
    FavoriteChange(text)
  }

  /// One change, or both one after the other.
  static func changes(_ text: String) -> [FavoriteChange]? {
    text == "both" ? [.select, .deselect] : change(text).map { [$0] }
  }
}
