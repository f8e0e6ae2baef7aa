/// The files that options read, which nothing may be written over.
enum InputFile {
  /// Throws where the file to write is one that an option reads, links followed.
  static func check(_ arguments: Arguments, areOtherThan output: String) throws(CommandError) {
    guard output != OutputFile.standardOutput, let place = FileSystem.canonicalPath(output) else {
      return
    }
    for input in inputs(arguments) where FileSystem.canonicalPath(input.text) == place {
      // What is read from a device or a pipe is not lost by writing to it.
      guard case .file? = try? FileSystem.kind(of: place) else { continue }
      throw .ownInput(output, input)
    }
  }

  /// Throws where a folder to write holds a file that an option reads, links followed.
  static func check(_ arguments: Arguments, areOutsideOf folder: String) throws(CommandError) {
    guard let place = FileSystem.canonicalPath(folder) else { return }
    for input in inputs(arguments) {
      guard let file = FileSystem.canonicalPath(input.text) else { continue }
      guard FileSystem.parent(of: file) != place else { throw .ownFolder(folder, input) }
    }
  }

  /// The options that were given and name files, on the command line or in a look file.
  private static func inputs(_ arguments: Arguments) -> [GivenOption] {
    [CommandOption.config, .icon, .maskImage, .borderImage].compactMap { arguments.given($0) }
      .filter { $0.option != .icon || Reading.isFileName($0.text) }
  }
}
