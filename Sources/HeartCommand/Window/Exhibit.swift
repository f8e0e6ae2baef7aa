internal import HeartCore

/// What a window shows, as options ask for it.
struct Exhibit: Sendable {
  /// The icon, the style and the speed of its buttons.
  let look: Look
  /// The color that grows; nil is the theme's.
  let fillColor: RGBA?
  /// The color of the hollow line; nil is the theme's.
  let borderColor: RGBA?
  /// What moves.
  let motion: FavoriteMotion
  /// Where the random colors of the hearts begin.
  let colorSeed: UInt64

  /// The window that options ask for, images and icons read.
  init(_ arguments: Arguments) throws(CommandError) {
    motion = try arguments.ownMotion() ?? .system
    colorSeed =
      try arguments.value(of: .seed, as: Reading.wholeNumber(in: 0...UInt64.max))
      ?? ScreensCommand.defaultSeed
    fillColor = try arguments.color(of: .fill)
    borderColor = try arguments.color(of: .border)
    look = try Look(arguments.without([.motion] + Self.pictureOptions))
  }

  /// The options of a look that it takes.
  static let lookOptions = CommandOption.look.filter {
    $0 != .motion && !pictureOptions.contains($0)
  }

  /// What is about a picture of one's own, and not about a button where a toolkit places it.
  private static let pictureOptions: [CommandOption] = [
    .size, .placement, .heartSize, .background,
  ]
}
