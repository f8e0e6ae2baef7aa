internal import HeartCore

/// Tells an icon's geometry.
enum InspectCommand {
  static let command = Command(
    name: "inspect",
    summary: "tell an icon's geometry: path data, bounds, area, length and more",
    usage: "[LOOK] [--json]",
    options: [.json] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      "All is in pixels of the canvas, 100x100 unless --size says otherwise, with y downward,",
      "and of the icon fitted into the whole canvas: the style plays no part.",
      "An image has no path, length or covering circle; its area is the sum of its alpha, its",
      "bounds are those of the pixels that are not clear, and the canvas is its own size.",
    ],
    examples: ["heart inspect --icon heart --json"]
  ) { (arguments, console) throws(CommandError) in
    let look = try Look(arguments, canvas: .square(100))
    let report = try IconReport(look)
    try console.print(arguments.has(.json) ? report.json : report.text)
  }
}
