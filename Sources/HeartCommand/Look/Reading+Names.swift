internal import HeartCore

extension Reading {
  /// An icon of the package, or the name of a file that has one.
  static func icon(_ text: String) -> IconSource? {
    if isFileName(text) { return .file(text) }
    return Icon.Name(text).map(IconSource.named)
  }

  /// What an option says that the icon is.
  enum IconSource {
    case named(Icon.Name)
    case file(String)
  }

  /// Whether a text is meant as a file's name, and not as the name of an icon.
  static func isFileName(_ text: String) -> Bool {
    text.contains("/") || text.lowercased().hasSuffix(".svg")
  }

  static func style(_ text: String) -> FavoriteStyle.Name? {
    FavoriteStyle.Name(text)
  }

  /// Whether a motion is the reduced one.
  static func reducesMotion(_ text: String) -> Bool? {
    switch FavoriteMotion(text) {
    case .full: false
    case .reduced: true
    // A file is drawn before anyone sees it, on any system.
    case .system, nil: nil
    }
  }

  /// The word for reduced motion.
  static let reducedMotion = FavoriteMotion.reduced.text

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
