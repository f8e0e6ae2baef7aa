/// What two options have to do with each other.
enum OptionRule: Sendable {
  /// The two contradict each other.
  case excludes(CommandOption, CommandOption, because: String)
  /// The first says nothing without the second.
  case requires(CommandOption, CommandOption, because: String)

  /// Throws where the arguments break the rule.
  func check(_ arguments: Arguments) throws(CommandError) {
    switch self {
    case .excludes(let first, let second, let reason):
      guard let first = arguments.given(first), let second = arguments.given(second) else { return }
      throw .excluded(first.option, second.option, because: reason)
    case .requires(let option, let companion, let reason):
      guard let given = arguments.given(option), !arguments.has(companion) else { return }
      throw .incomplete(given.option, needs: companion, because: reason)
    }
  }

  /// What holds wherever a look is given.
  static let look: [OptionRule] = [
    .excludes(.icon, .path, because: "each says what the icon is"),
    .excludes(.icon, .maskImage, because: "each says what the icon is"),
    .excludes(.path, .maskImage, because: "each says what the icon is"),
    .excludes(
      .maskImage, .solid,
      because: "an image has no rims; fill its holes in the image itself"),
    .excludes(
      .maskImage, .border,
      because: "no line is drawn along an image's edge, so it has no color; a --border-image is"
        + " the hollow line"),
    .excludes(
      .maskImage, .borderWidth,
      because: "no line is drawn along an image's edge, so it has no width; a --border-image is"
        + " the hollow line"),
    .requires(.borderImage, .maskImage, because: "the two are one icon"),
    .requires(.viewBox, .path, because: "it says what of the path is fitted"),
    .requires(.fillRule, .path, because: "it says what is inside the path"),
  ]

  /// What holds where one instant is chosen.
  static let instant: [OptionRule] = [
    .excludes(.selected, .at, because: "one is the end, the other an instant on the way"),
    .excludes(.selected, .progress, because: "one is the end, the other an instant on the way"),
    .excludes(.selected, .oneChange, because: "one is the end, the other the way"),
    .excludes(.progress, .at, because: "each says which instant is shown"),
    .excludes(.progress, .oneChange, because: "progress is the same on the way there and back"),
    .requires(.at, .oneChange, because: "it says which change the instant is a part of"),
    .requires(.oneChange, .at, because: "it says which instant of the change is shown"),
  ]
}
