/// Tells a look, so that it can be kept.
enum LookCommand {
  static let command = Command(
    name: "look",
    summary: "tell the whole look; with --json, as a file that --config reads",
    usage: "[LOOK] [--json]",
    options: [.json] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      "A look file is a JSON object. Its keys are the options of the look, in one word: --view-box is",
      "viewBox. A key that is left out, or null, is as if its option were not given. Options win over",
      "the file, and an --icon, --path or --mask-image over all that it says of the icon.",
      "An icon of a file comes out as its path data. Names of images, and of icon files, are told",
      "from the current folder, and in a look file they are read from the folder that it is in.",
    ],
    examples: [
      "heart look --icon star --style burst --json", "heart look --fill '#0A84FF' --size 120x80",
    ]
  ) { (arguments, console) throws(CommandError) in
    let look = try Look(arguments)
    try console.print(arguments.has(.json) ? look.json : look.text)
  }
}
