internal import HeartCore
internal import HeartExport
internal import HeartImages

/// Writes a change as one file that moves.
enum AnimateCommand {
  /// How long the settled end stays where nothing is said, in seconds.
  static let defaultHold = 1.0
  /// The longest that it can stay, in seconds: a GIF's clock ends soon after.
  static let holdLimit = 600.0
  /// The most times that every format can count.
  static let playLimit = min(APNGWriter.playLimit, WebPWriter.playLimit, GIFWriter.playLimit)
  /// The frames in a second where nothing is said, and the format has as many.
  static let defaultRate = 60.0

  private static let ownRates = (
    pixels: plainText(FrameSchedule.Clock.fractions.rateLimit),
    gif: plainText(FrameSchedule.Clock.hundredths.rateLimit)
  )

  static let command = Command(
    name: "animate",
    summary: "write a change as one moving file: SVG, Lottie, APNG, WebP or GIF",
    usage: "-o FILE [LOOK] --change WHICH [--loop HOW] [--hold SECONDS] [--fps N] …",
    options: [
      .movingFile, .format(FileFormat.moving), .change, .loop, .hold, .fileFPS, .matte, .smallest,
      .title, .id,
    ] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      """
      The name's ending says the format: .svg, .json (Lottie), .png or .apng, .webp, .gif.
      An SVG moves by its own CSS, in an <img> too; it and Lottie stay sharp at any size. APNG
      and WebP keep every pixel; GIF has 255 colors, and pixels that are wholly clear or not at
      all, so that what fades (plain, and reduced motion) comes and goes at once without --matte.
      Frame k shows the instant k/N; the last one is settled, and is held. With both, deselect
      comes after the hold of select, and is held as well. Browsers show at most \(ownRates.pixels)
      frames a second of an APNG or a WebP as they are told, and \(ownRates.gif) of a GIF.
      """
    ],
    examples: [
      "heart animate -o heart.svg --change select --style burst",
      "heart animate -o heart.gif --change both --loop forever --matte '#FFFFFF'",
      "heart animate -o heart.json --change both --icon star",
    ]
  ) { (arguments, console) throws(CommandError) in
    let output = try FileOutput(
      arguments, console, option: .movingFile, formats: FileFormat.moving, else: nil)
    let changes = try arguments.required(.change, as: Reading.changes)
    let plays = try arguments.value(of: .loop, as: Reading.playCount) ?? .once
    let hold = try Self.hold(arguments, output.format)
    let rate = try Self.rate(arguments, output.format)
    let matte = try arguments.value(of: .matte, as: Reading.opaqueColor)
    let title = try arguments.value(of: .title, as: Reading.text)
    let names = try arguments.value(of: .id, as: Reading.namePrefix)
    let look = try Look(arguments)
    if output.format == .gif, matte == nil { try look.checkOpaque(arguments) }
    let films = changes.map { FavoriteFilm($0, look) }
    let isSmallest = arguments.has(.smallest)
    let frames = { (clock: FrameSchedule.Clock) throws(CommandError) in
      try PictureMemory.check(
        look.canvas, count: pictureCount(output.format), smallerBy: .size)
      return FrameFile(
        look: look, frames: try FrameSequence(films, rate: rate, hold: hold, clock: clock),
        plays: plays, console: console)
    }
    switch output.format {
    case .apng:
      let file = try frames(.fractions)
      try output.write { (add) throws(CommandError) in
        try file.writeAPNG(isSmallest: isSmallest, add)
      }
    case .webp:
      let file = try frames(.milliseconds)
      try output.write { (add) throws(CommandError) in
        try file.writeWebP(isSmallest: isSmallest, add)
      }
    case .gif:
      let file = try frames(.hundredths)
      try output.write { (add) throws(CommandError) in try file.writeGIF(matte: matte, add) }
    case .lottie:
      let story = try look.story(of: films, hold: hold)
      let document = look.lottie(title: title, frameRate: rate)
      try output.write(document.moving(story) { $0.png() })
    case .svg, .png:
      let story = try look.story(of: films, hold: hold)
      try output.write(
        look.svg(title: title, names: names).moving(story, plays: plays) { $0.png() })
    }
  }

  /// How many pictures of the canvas's size are there at once, beside what becomes of one.
  ///
  /// Measured as address space at 1200 × 1200: libwebp's tables take as much as 16 pictures where
  /// nothing in a frame repeats, as in noise.
  static func pictureCount(_ format: FileFormat) -> Int { format == .webp ? 18 : 3 }

  private static func hold(
    _ arguments: Arguments, _ format: FileFormat
  ) throws(CommandError) -> Double {
    let hold = try arguments.value(of: .hold, as: Reading.number(in: 0...holdLimit))
    if let hold, let least = format.clock?.shortestDelay, hold < least {
      throw .shortHold(format, least: least)
    }
    return hold ?? defaultHold
  }

  private static func rate(
    _ arguments: Arguments, _ format: FileFormat
  ) throws(CommandError) -> Double {
    if format == .lottie {
      let rates = LottieDocument.frameRates
      return try arguments.value(of: .lottieFPS, as: Reading.number(in: rates)) ?? defaultRate
    }
    let limit = format.clock?.rateLimit ?? .infinity
    guard let rate = try arguments.value(of: .fileFPS, as: Reading.positive) else {
      return min(defaultRate, limit)
    }
    guard rate <= limit else {
      throw .tooFast(format, arguments.text(of: .fileFPS) ?? "", limit: limit)
    }
    return rate
  }
}
