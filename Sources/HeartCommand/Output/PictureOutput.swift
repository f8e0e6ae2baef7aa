internal import HeartCore
internal import HeartImages

/// Where one picture goes.
struct PictureOutput {
  private let path: String
  private let console: Console

  /// The place that the options name, where a PNG can go.
  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    path = try arguments.required(.outputFile, as: Reading.path)
    self.console = console
    if path == OutputFile.standardOutput && console.outputIsTerminal {
      throw .terminal(command: arguments.command)
    }
    if let ending = Self.foreignEndings.first(where: { path.lowercased().hasSuffix("." + $0) }) {
      throw .foreignFormat(path, extension: ending)
    }
  }

  /// Writes the picture as a PNG.
  func write(_ bitmap: Bitmap) throws(CommandError) {
    try OutputFile.write(bitmap.png(), to: path, console)
  }

  /// How files end that someone may take for a choice of format.
  private static let foreignEndings = [
    "svg", "json", "lottie", "apng", "webp", "gif", "jpg", "jpeg", "pdf", "tiff", "bmp",
  ]
}
