internal import HeartCore

/// Draws a change as one picture.
enum StripCommand {
  /// The most pictures in a row: each is at least a pixel wide, with a gap of one around it.
  static let frameLimit = (Bitmap.sideLimit - 1) / 2

  static let command = Command(
    name: "strip",
    summary: "draw a change as one PNG, its instants side by side",
    usage: "-o OUT.png [LOOK] --change WHICH [--frames N]",
    options: [.outputFile, .change, .frames] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      "The instants are evenly spread, from the tap to the settled end, both among them.",
      "Of both changes, each has a row of its own; --size is the size of one instant.",
    ],
    examples: ["heart strip -o strip.png --style pop --change both --background '#FFFFFF'"]
  ) { (arguments, console) throws(CommandError) in
    let output = try FileOutput(arguments, console)
    let changes = try arguments.required(.change, as: Reading.changes)
    let frames = try arguments.value(of: .frames, as: Reading.wholeNumber(in: 2...frameLimit))
    try output.write(Strip.of(changes, frames: frames ?? 8, Look(arguments)).png())
  }
}
