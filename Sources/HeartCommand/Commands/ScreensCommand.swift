internal import HeartCore
internal import HeartImages

/// Draws the screens of the two documents that began it all.
enum ScreensCommand {
  /// Where the random colors begin when nothing else is asked for.
  static let defaultSeed: UInt64 = 1
  /// The most pixels to a point, so that two screens side by side are a bitmap still.
  static let scaleLimit = 16

  static let command = Command(
    name: "screens",
    summary: "draw the screens that the project began with, as PNGs in a folder",
    usage: "-o DIR [--seed N] [--scale N] [--force]",
    options: [.outputFolder, .seed, .scale, .force],
    rules: [],
    notes: [
      "hearts.png     a black heart of 100 and six of 50 in random colors: on the left as the",
      "               square and two circles leave them, on the right fitted",
      "hearts-seed.png, hearts-fitted.png   each of the two alone",
      "button.png     the button, selected and deselected",
      "button-soft.png   the same with a rounder heart",
      "icons.png      every icon, hollow and filled, at 96, 24 and 16 points",
    ],
    examples: ["heart screens -o screens --seed 7"]
  ) { (arguments, _) throws(CommandError) in
    let name = try arguments.required(.outputFolder, as: Reading.path)
    let seed = try arguments.value(of: .seed, as: Reading.wholeNumber(in: 0...UInt64.max))
    let scale = try arguments.value(of: .scale, as: Reading.wholeNumber(in: 1...scaleLimit)) ?? 2
    let folder = try OutputFolder(
      name, force: arguments.has(.force), owns: { fileNames.contains($0) })
    // Two screens are there while the one of both becomes a file.
    try PictureMemory.check(HeartScreen.sizeOfBoth(scale: scale), count: 2, smallerBy: .scale)
    let screen = HeartScreen(colorSeed: seed ?? defaultSeed)
    try folder.write { (add) throws(CommandError) in
      let before = screen.draw(.seed, scale: scale)
      let after = screen.draw(.fitted, scale: scale)
      try add("hearts-seed.png", before.png())
      try add("hearts-fitted.png", after.png())
      try add("hearts.png", HeartScreen.beside(before, after, scale: scale).png())
      try add("button.png", button(.heart, scale: scale).png())
      try add("button-soft.png", button(.softHeart, scale: scale).png())
      try add("icons.png", IconSheet.draw(scale: scale).png())
    }
  }

  /// The files that such a folder holds.
  static let fileNames = [
    "hearts.png", "hearts-seed.png", "hearts-fitted.png", "button.png", "button-soft.png",
    "icons.png",
  ]

  private static func button(_ name: Icon.Name, scale: Int) throws(CommandError) -> Bitmap {
    var look = Look()
    look.favorite.icon = name.icon
    look.background = .white
    // In the first such app the button's images were 60 pixels wide, with two to a point.
    look.canvas = .square(60 * scale)
    return try Strip.of([.select, .deselect], frames: 8, look)
  }
}
