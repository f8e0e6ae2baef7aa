internal import HeartCore
internal import HeartImages

/// Draws the button at one instant.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "draw the button at one instant, as a PNG or an SVG",
    usage: "-o FILE [LOOK] [--selected | --at SECONDS --change WHICH | --progress P]",
    options: [
      .stillFile, .format(FileFormat.still), .selected, .at, .oneChange, .progress, .title,
      .id,
    ] + CommandOption.look,
    rules: OptionRule.look + OptionRule.instant,
    notes: [
      "With nothing said of the instant, the button is not selected. A name that ends in .svg is",
      "drawn as an SVG, any other as a PNG.",
    ],
    examples: [
      "heart render -o heart.png --selected --size 256",
      "heart render -o burst.png --style burst --change select --at 0.2",
      "heart render -o heart.svg --selected",
    ]
  ) { (arguments, console) throws(CommandError) in
    let output = try FileOutput(
      arguments, console, option: .stillFile, formats: FileFormat.still)
    let instant = try Self.instant(arguments)
    let title = try arguments.value(of: .title, as: Reading.text)
    let names = try arguments.value(of: .id, as: Reading.namePrefix)
    let look = try Look(arguments)
    guard output.format == .png else {
      var picture = Picture()
      picture.refill(instant(look), look: look.favorite, in: look.slot)
      return try output.write(look.svg(title: title, names: names).still(picture) { $0.png() })
    }
    try PictureMemory.check(look.canvas, smallerBy: .size)
    var painter = Painter()
    try output.write(painter.paint(instant(look), look).png())
  }

  /// Which instant is asked for, as soon as the look is known.
  private static func instant(
    _ arguments: Arguments
  ) throws(CommandError) -> (Look) -> FavoriteInstant {
    if let progress = try arguments.value(of: .progress, as: Reading.number(in: 0...1)) {
      let style = try arguments.value(of: .style, as: Reading.style) ?? .grow
      guard style == .grow else { throw .progressStyle(style.text) }
      if try arguments.value(of: .motion, as: Reading.reducesMotion) ?? false,
        let motion = arguments.given(.motion)
      {
        throw .excluded(.progress, motion.option, because: "under reduced motion nothing grows")
      }
      return { _ in .filled(to: progress) }
    }
    if let change = try arguments.value(of: .oneChange, as: Reading.change),
      let seconds = try arguments.value(of: .at, as: Reading.nonnegative)
    {
      return { FavoriteFilm(change, $0).instant(at: seconds) }
    }
    let selected = arguments.has(.selected)
    return { _ in .settled(selected: selected) }
  }
}
