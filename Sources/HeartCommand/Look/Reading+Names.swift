internal import HeartCore

extension Reading {
  static func iconName(_ text: String) -> Icon.Name? {
    Icon.Name(text)
  }

  static func style(_ text: String) -> FavoriteStyle.Name? {
    FavoriteStyle.Name(text)
  }

  static func placement(_ text: String) -> Placement? {
    switch text {
    case "fitted": .fitted
    case "seed": .seed
    default: nil
    }
  }

  static func fillRule(_ text: String) -> FillRule? {
    switch text {
    case "nonzero": .nonzero
    case "evenodd": .evenodd
    default: nil
    }
  }

  static func change(_ text: String) -> Change? {
    switch text {
    case "select": .select
    case "deselect": .deselect
    default: nil
    }
  }

  /// One change, or both one after the other.
  static func changes(_ text: String) -> [Change]? {
    text == "both" ? [.select, .deselect] : change(text).map { [$0] }
  }
}
