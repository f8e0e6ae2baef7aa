/// Opens a window in which the buttons can be tried by hand.
enum WindowCommand {
  static let command = Command(
    name: "window",
    summary: "open a window with the buttons of a look, to try by hand (with GTK 4)",
    usage: "[LOOK] [--motion HOW] [--seed N]",
    options: [.windowMotion, .seed] + Exhibit.lookOptions,
    rules: OptionRule.look,
    notes: [
      "The window has the heart of a square and two circles, Jike's button, a button of each style,",
      "and a list of \(WindowWords.placeCount) places; its menu has a switch for dark, right-to-left and little",
      "motion, and how fast all of it moves. Ctrl+W or Ctrl+Q closes it, and ends the command.",
      "Colors that are not given are the theme's. Of a look file, what is about a picture (size,",
      "placement, heartSize, background) says nothing here.",
      "It is there where the command was built with the trait GTK: swift build --traits GTK",
    ],
    examples: [
      "heart window", "heart window --icon star --style burst --fill '#0A84FF'",
    ]
  ) { (arguments, _) throws(CommandError) in
    try HeartWindow.show(Exhibit(arguments))
  }
}
