/// Something that `heart` can do.
struct Command: Sendable {
  /// The word that asks for it.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What follows the name in a usage line.
  let usage: String
  /// The options that it takes, in the order of its help; where the result goes comes first.
  let options: [CommandOption]
  /// What its options have to do with each other.
  let rules: [OptionRule]
  /// What else a person should know, in lines as they are printed.
  let notes: [String]
  /// Calls that work as they are printed, in an empty folder.
  let examples: [String]
  /// Does it.
  let run: @Sendable (Arguments, Console) throws(CommandError) -> Void

  /// The option that says where the result goes, if it does not go to standard output.
  var output: CommandOption? {
    options.first { $0 == .outputFile }
  }

  /// Every command, in the order of the help.
  ///
  /// A new one is a file of its own and a line here.
  static let all: [Command] = [
    RenderCommand.command, AnimateCommand.command, FramesCommand.command, StripCommand.command,
    ScreensCommand.command, ElementCommand.command, GalleryCommand.command,
    WindowCommand.command, InspectCommand.command, LookCommand.command,
  ]

  /// The command with the given name.
  static func named(_ name: String) throws(CommandError) -> Command {
    guard let command = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name) + ["help", "--help", "--version"]
      throw .unknownCommand(name, nearest: nearest(to: name, among: names))
    }
    return command
  }
}
