/// Where one file goes, and what it is.
struct FileOutput {
  /// The format that it is to have.
  let format: FileFormat
  private let path: String
  private let console: Console

  /// The place that the options name, and the format that they or the name's ending ask for.
  ///
  /// - Parameters:
  ///   - option: Names the place.
  ///   - formats: Those that can be written.
  ///   - standard: What it is where nothing says so; nil where something must.
  init(
    _ arguments: Arguments, _ console: Console, option: CommandOption = .outputFile,
    formats: [FileFormat] = [.png],
    else standard: FileFormat? = .png
  ) throws(CommandError) {
    path = try arguments.required(option, as: Reading.path)
    try InputFile.check(arguments, areOtherThan: path)
    self.console = console
    format = try FileFormat(arguments, path: path, among: formats, else: standard)
    if path == OutputFile.standardOutput, console.outputIsTerminal, !format.isText {
      throw .terminal(command: arguments.command, format, isNamed: arguments.has(.format(formats)))
    }
  }

  /// Writes the whole file.
  func write(_ bytes: [UInt8]) throws(CommandError) {
    try OutputFile.write(bytes, to: path, console)
  }

  /// Writes the file as its pieces are made.
  func write(_ make: OutputFile.Making) throws(CommandError) {
    try OutputFile.write(to: path, console, make)
  }
}
