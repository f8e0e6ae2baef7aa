internal import HeartCore

/// Tells an icon's geometry.
enum InspectCommand {
  /// The side of the canvas where none is asked for: measures read best in hundredths.
  static let canvasSide = 100

  static let command = Command(
    name: "inspect",
    summary: "tell an icon's geometry: path data, bounds, area, length and more",
    usage: "[LOOK] [--json]",
    options: [.json] + CommandOption.look,
    rules: OptionRule.look,
    notes: [
      "All is in pixels of the canvas, with y downward, and of the icon fitted into the whole",
      "canvas: the style plays no part. The length counts the line that closes a path, of a path",
      "that is left open too.",
      "An image has no path, length or covering circle; its area is the sum of its alpha, its",
      "bounds are those of the pixels that are not clear, and the canvas is its own size.",
    ],
    examples: ["heart inspect --icon heart --json"]
  ) { (arguments, console) throws(CommandError) in
    let look = try Look(arguments, canvas: .square(canvasSide))
    let report = try IconReport(look)
    try console.print(arguments.has(.json) ? report.json : report.text)
  }
}
