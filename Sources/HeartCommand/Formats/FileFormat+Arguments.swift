extension FileFormat {
  /// The format that is asked for by name, or by how the file's name ends.
  ///
  /// - Parameters:
  ///   - formats: Those that can be written.
  ///   - standard: What it is where neither says anything; nil where one must.
  init(
    _ arguments: Arguments, path: String, among formats: [FileFormat], else standard: FileFormat?
  ) throws(CommandError) {
    let ending = Self.ending(of: path)
    let named = try arguments.value(of: .format(formats)) { name in
      formats.first { $0.name == name }
    }
    let format = named ?? formats.first { ending.map($0.endings.contains) ?? false }
    switch (format, ending) {
    case (let format?, let ending?):
      guard format.endings.contains(ending) else { throw .otherFormat(path, ending, format) }
      self = format
    case (nil, let ending?): throw .foreignFormat(path, extension: ending, formats)
    case (_, nil):
      guard let format = format ?? standard else { throw .noFormat(path, formats) }
      self = format
    }
    for (option, reason) in refusals where arguments.has(option) {
      throw .foreignToFormat(option, self, because: reason)
    }
  }

  /// The options that say nothing in a file of the format, and why.
  private var refusals: [(CommandOption, because: String)] {
    switch self {
    case .png: [(.title, because: Self.untitled), (.id, because: Self.nameless)]
    case .svg:
      [
        (.fps, because: "it moves at the screen's own rate"),
        (.matte, because: Self.smooth), (.smallest, because: Self.noPixels),
      ]
    case .lottie:
      [
        (.loop, because: "whoever plays it says how often"), (.id, because: Self.nameless),
        (.matte, because: Self.smooth), (.smallest, because: Self.noPixels),
      ]
    case .apng, .webp:
      [
        (.matte, because: Self.smooth), (.title, because: Self.untitled),
        (.id, because: Self.nameless),
      ]
    case .gif:
      [
        (.smallest, because: "it is always made as small as can be"),
        (.title, because: Self.untitled), (.id, because: Self.nameless),
      ]
    }
  }

  private static let untitled = "only an SVG or a Lottie file has a title"
  private static let nameless = "only an SVG has names that could meet others in a page"
  private static let smooth = "its edges are smooth on any ground"
  private static let noPixels = "it has no pixels to compress"
}
