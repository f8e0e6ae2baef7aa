internal import HeartCore
internal import HeartImages

/// Draws a change, frame by frame.
enum FramesCommand {
  static let command = Command(
    name: "frames",
    summary: "draw a change frame by frame, as numbered PNGs in a folder",
    usage: "-o DIR [LOOK] --change WHICH [--fps N] [--force]",
    options: [.outputFolder, .change, .fps, .force] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      "Frame k shows the instant k/N; the last frame of a change is the settled one.",
      "The files are frame-0000.png, frame-0001.png and so on; with both, the frames of deselect",
      "come after those of select and are numbered on.",
    ],
    examples: ["heart frames -o frames --change both --fps 30"]
  ) { (arguments, console) throws(CommandError) in
    let name = try arguments.required(.outputFolder, as: Reading.path)
    let changes = try arguments.required(.change, as: Reading.changes)
    let rate = try arguments.value(
      of: .fps, as: Reading.positive(upTo: Double(FavoriteFilm.rateLimit)))
    let look = try Look(arguments)
    let films = changes.map { FavoriteFilm($0, look) }
    let frames = try frames(of: films, rate: rate ?? 60)
    try PictureMemory.check(look.canvas, smallerBy: .size)
    let folder = try OutputFolder(
      name, force: arguments.has(.force), owns: isFrameName)
    try InputFile.check(arguments, areOutsideOf: name)
    var painter = Painter()
    var bar = ProgressBar(
      of: frames.count, look.canvas, cost: FileFormat.png.cost(isSmallest: false), console)
    defer { bar.clear() }
    try folder.write { (add) throws(CommandError) in
      for (number, instant) in frames.enumerated() {
        try add(frameName(number), painter.paint(instant, look).png())
        bar.advance()
      }
    }
  }

  /// The name of a frame's file.
  static func frameName(_ number: Int) -> String {
    let digits = "\(number)"
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// Whether a file's name is that of a frame.
  static func isFrameName(_ name: String) -> Bool {
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return Int(digits).map { frameName($0) == name } ?? false
  }

  private static func frames(
    of films: [FavoriteFilm], rate: Double
  ) throws(CommandError) -> [FavoriteInstant] {
    let count = films.reduce(0) { $0 + $1.movingFrameCount(rate: rate) + 1 }
    guard count <= FavoriteFilm.frameLimit else { throw .tooManyFrames(count) }
    return films.flatMap { $0.frames(rate: rate) }
  }
}
