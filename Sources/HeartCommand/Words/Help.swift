/// What the command line tells of itself.
enum Help {
  /// The whole, in short.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { "  \(padded($0.name, to: width + 2))\($0.summary)" }
    let examples = Command.all.flatMap { $0.examples.prefix(1) }.map { "  \($0)" }
    return """
      heart: a heart, and a favorite button, as files, for web pages, and in a window.

      usage: heart COMMAND [OPTIONS]

      \(commands.joined(separator: "\n"))

      'heart COMMAND --help' tells what a command takes, and 'heart render --help' all icons,
      styles and options of the look; 'heart --version' tells the version.
      The exit code is 0 when all is done, 2 for a wrong call, and 1 for whatever else fails.

      Examples:
      \(examples.joined(separator: "\n"))
      """
  }

  /// One command.
  static func page(of command: Command) -> String {
    let look = command.options.filter(\.isOfTheLook)
    let own = command.options.filter { !$0.isOfTheLook }
    var parts = [
      "heart \(command.name): \(command.summary).", "usage: heart \(command.name) \(command.usage)",
    ]
    if !command.notes.isEmpty { parts.append(command.notes.joined(separator: "\n")) }
    parts.append(table(of: own))
    if !look.isEmpty {
      parts.append("LOOK is any of these:\n\(table(of: look))")
      parts.append("COLOR is \(Reading.colorForms), in quotes for the shell.")
    }
    let title = command.examples.count == 1 ? "Example:" : "Examples:"
    parts.append(([title] + command.examples.map { "  \($0)" }).joined(separator: "\n"))
    return parts.joined(separator: "\n\n")
  }

  private static func table(of options: [CommandOption]) -> String {
    let spellings = options.map { option in
      (option.letter.map { "-\($0), " } ?? "") + option.name
        + (option.placeholder.map { " \($0)" } ?? "")
    }
    // One width for every table of the command line, so that two on a page line up.
    let width = 24
    return zip(spellings, options).map { spelling, option in
      let lines = option.summary.split(separator: "\n")
      return "  " + padded(spelling, to: width)
        + lines.joined(separator: "\n" + padded("", to: width + 2))
    }.joined(separator: "\n")
  }
}

extension CommandOption {
  /// Whether it is the one that the drawing commands share, and not a command's own by that name.
  fileprivate var isOfTheLook: Bool {
    CommandOption.look.contains { $0 == self && $0.summary == summary }
  }
}
