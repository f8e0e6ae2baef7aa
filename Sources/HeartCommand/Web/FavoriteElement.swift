internal import HeartCore
internal import HeartExport

/// A `<favorite-button>` as a server puts it into a page.
struct FavoriteElement {
  /// Its icon, colors and motion.
  let look: Look
  /// The side of its square in CSS pixels; nil for the usual.
  let size: Int?
  /// What `motion` says; nil follows the person's system.
  let motion: FavoriteMotion?
  /// Whether it is a favorite to begin with.
  let isSelected: Bool
  /// What it is called; nil for "Favorite" in the page's language, which the script finds out.
  let label: String?
  /// What the checkbox is called that works without scripts.
  let checkboxLabel: String
  /// What its form sends it as; nil sends nothing.
  let name: String?
  /// What its form sends while it is selected; nil for the usual.
  let value: String?

  /// The element that options ask for.
  init(_ arguments: Arguments) throws(CommandError) {
    let usual = Int(FavoriteDefaults.iconSize)
    let side = try arguments.value(of: .elementSize, as: Reading.side) ?? usual
    size = side == usual ? nil : side
    motion = try arguments.ownMotion()
    isSelected = arguments.has(.startsSelected)
    label = try arguments.value(of: .label, as: Reading.line)
    let word = try arguments.value(of: .language, as: FavoriteWord.word)
    checkboxLabel = label ?? word ?? FavoriteWord.english
    name = try arguments.value(of: .formName, as: Reading.line)
    value = try arguments.value(of: .formValue, as: Reading.lineOrNothing)
    if let mask = arguments.given(.maskImage) {
      throw .foreignToElement(mask.option, because: "its icon is an outline, not an image")
    }
    look = try Look(arguments.without([.motion, .viewBox]), canvas: .square(usual))
    try Self.check(look, arguments)
  }

  /// The options of a look that it takes; what else a look file may say is checked.
  static let lookOptions: [CommandOption] = [
    .icon, .solid, .path, .fillRule, .style, .fill, .border, .borderWidth, .speed, .reducedMotion,
    .config,
  ]

  private static func check(_ look: Look, _ arguments: Arguments) throws(CommandError) {
    let unused: [(CommandOption, isSet: Bool, because: String)] = [
      (.background, look.background.alpha > 0, because: "the page is what is behind it"),
      (.placement, look.favorite.placement != .fitted, because: "its icon fills its square"),
      (
        .heartSize, look.favorite.heartSize != nil,
        because: "its icon fills its square, whose side is its size"
      ),
    ]
    for (option, isSet, reason) in unused where isSet {
      throw .foreignToElement(arguments.given(option)?.option ?? option, because: reason)
    }
  }
}
