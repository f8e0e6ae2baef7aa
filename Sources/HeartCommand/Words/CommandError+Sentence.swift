internal import HeartCore

extension CommandError {
  /// What a person reads: what is the matter, and what would be right.
  ///
  /// Nil where nothing needs saying.
  var sentence: String? {
    switch self {
    case .notText(let shown):
      "the argument \(quoted(shown)) is not text in UTF-8, as every argument must be; rename the"
        + " file, or name another"
    case .noCommand:
      "say what to do: \(choices(Command.all.map(\.name))); 'heart --help' explains them"
    case .unknownCommand(let word, let nearest):
      "there is no command \(quoted(word)); "
        + (nearest.map { "did you mean \($0)?" } ?? "'heart --help' lists those that there are")
    case .unknownOption(let word, let command, let nearest):
      "\(command.name) has no option \(quoted(word)); "
        + (nearest.map { "did you mean \($0)?" } ?? "'heart \(command.name) --help' lists its own")
    case .foreignOption(let word, let command, let owners):
      "\(word) is an option of \(conjunction(owners.map(\.name))), not of \(command.name)"
    case .unexpected(let word, let command):
      "\(command.name) takes options only, so \(quoted(word)) says nothing here"
        + (command.meaning(ofBare: word).map { "; \($0)" } ?? "")
    case .missingValue(let option):
      "\(option.spelling) needs \(option.needs)"
    case .unwantedValue(let option):
      "\(option.spelling) takes no value; write it alone"
    case .repeated(let option):
      "\(option.spelling) is given twice; give it once"
    case .missing(let option, let command):
      "\(command) needs \(option.spelling) \(option.placeholder ?? ""), \(option.needs)"
    case .badValue(let option, let text):
      "\(option.spelling) needs \(option.needs), not \(quoted(text))"
    case .badColor(let option, let text, let error):
      "\(option.spelling) needs \(option.needs), not \(quoted(text)), which \(error.reason)"
    case .excluded(let first, let second, let reason):
      "give \(first.spelling) or \(second.spelling), not both: \(reason)"
    case .incomplete(let option, let companion, let reason):
      "\(option.spelling) goes with \(companion.spelling), which is missing: \(reason)"
    case .badKind(let option, let value):
      "\(option.spelling) needs \(option.placeholder == nil ? "true or false" : option.needs), not"
        + " \(value.words)"
    case .badPath(let option, let error):
      "\(option.spelling) \(error.sentence)"
    case .shapeless(let option):
      "\(option.spelling) needs a shape with an area that fits into a canvas, such as"
        + " 'M0 0 H10 V10 Z'"
    case .foreignViewBox(let box):
      "\(box.option.spelling) needs a box about as large as the path and near it, not"
        + " \(quoted(box.text)); without it, the path's own bounds are fitted"
    case .oversizedHeart(let size):
      "\(size.option.spelling) \(quoted(size.text)) makes this icon larger than can be drawn; give"
        + " a smaller one"
    case .seedPlacement(let option, let icon):
      "\(option.spelling) seed is the heart's own construction, and the icon is \(icon);"
        + " give one or the other"
    case .progressStyle(let style):
      "--progress is how far the fill has grown, so it goes with --style grow, not \(style)"
    default: formatSentence
    }
  }

  private var formatSentence: String? {
    switch self {
    case .terminal(let command, let format, let isNamed):
      "-o - would write a picture onto the screen; send it on, as in 'heart \(command) -o -"
        + (isNamed ? " --format \(format.name)" : "") + " > heart.\(format.endings[0])'"
    case .foreignFormat(let path, let ending, let formats):
      formats.count == 1
        ? "the picture is \(formats[0].noun), so \(named(path)) should end in"
          + " .\(formats[0].endings[0]), not .\(ending)"
        : "\(named(path)) should end in \(choices(formats.endings)), not .\(ending)"
          + (FileFormat.moving.contains { $0.endings.contains(ending) }
            ? "; 'heart animate' makes files that move" : "")
    case .otherFormat(let path, let ending, let format):
      "\(named(path)) ends in .\(ending), and --format says \(format.name); name a file that ends"
        + " in \(choices([format].endings)), or leave --format out"
    case .noFormat(OutputFile.standardOutput, let formats):
      "standard output has no ending that tells the format; add --format"
        + " \(choices(formats.map(\.name)))"
    case .noFormat(let path, let formats):
      "\(named(path)) tells no format; let it end in \(choices(formats.endings)), or add --format"
    case .foreignToFormat(let option, let format, let reason):
      "\(option.spelling) does not go with \(format.noun): \(reason)"
    case .tooFast(.gif, let rate, let limit):
      "a GIF shows at most \(plainText(limit)) frames a second, and --fps \(quoted(rate)) is more;"
        + " give a smaller one, or leave it out"
    case .tooFast(let format, let rate, let limit):
      "browsers play \(format.noun) of more than \(plainText(limit)) frames a second far too"
        + " slowly, and --fps \(quoted(rate)) is more; give a smaller one, or leave it out"
    case .shortHold(let format, let least):
      "\(format.noun) needs a --hold of \(plainText(least)) or more: players show a shorter frame"
        + " for far longer"
    case .seeThroughGIF(let color):
      "a GIF's pixels are opaque or not there, and \(color.option.spelling) \(quoted(color.text))"
        + " lets something through; say with --matte what color is under it, or give an opaque"
        + " --background"
    case .rimless(let option):
      "\(option.spelling) finds no outer rims of this icon that are sure to be right; fill its"
        + " holes in the drawing itself"
    default: elementSentence
    }
  }

  private var elementSentence: String? {
    switch self {
    case .foreignToElement(let option, let reason):
      "\(option.spelling) does not go with an element: \(reason)"
    case .notHTML(let path, let ending):
      "an element is HTML, so \(named(path)) should end in .html, not .\(ending)"
    default: fileSentence
    }
  }

  private var fileSentence: String? {
    switch self {
    case .tooManyFrames(let count):
      "this would be \(count) frames, and \(FavoriteFilm.frameLimit) is the most; a higher --speed"
        + " or a lower --fps makes fewer"
    case .oversizedStrip(let size):
      "the strip would be \(size.width)x\(size.height) pixels, and \(Bitmap.sideLimit) a side is"
        + " the most; a smaller --size or fewer --frames fit"
    case .noMemory(let size, let byteCount, let option):
      "there is not enough memory for a picture of \(size.width)x\(size.height) pixels, which takes"
        + " up to \(byteText(byteCount)) until it is a file; a smaller \(option.name) takes less"
    case .folderToStandardOutput:
      "-o needs a folder here, as there are several files; standard output holds only one"
    case .unwritten(let format, let error): error.sentence(of: format)
    case .unreadable(let path, let fault, let kind):
      "cannot read \(named(path)): \(fault.reason(forReading: kind))"
    case .badLookFile(let path, let error): error.sentence(of: path)
    case .badImage(let path, let error):
      "cannot use \(named(path)): \(error.reason)"
    case .badIcon(let path, let error):
      "cannot use \(named(path)): \(error.reason)"
    case .clearMask(let path):
      "cannot use \(named(path)): it is clear all over, and a mask is the part that is not"
    case .noWeb:
      "there is no gallery to write yet; run 'make web' in the folder of HeartKit first, or say with"
        + " --web where it was built"
    case .unbuilt(let path):
      "there is no \(named(path)), which 'make web' builds; run that in the folder of HeartKit, or"
        + " name with --web the folder that it filled"
    case .noGTK:
      "this heart was built without GTK, and a window needs it; build one with 'swift build --traits"
        + " GTK' in the folder of HeartKit, with GTK 4's development files there (Debian's"
        + " libgtk-4-dev)"
    case .noDisplay:
      "neither WAYLAND_DISPLAY nor DISPLAY leads to a screen that a window could open on; call it"
        + " from a terminal of your desktop"
    case .unwritable(OutputFile.standardOutput, let fault):
      "cannot write to standard output: \(fault.writingReason)"
    case .unwritable(let path, let fault):
      "cannot write \(named(path)): \(fault.writingReason)"
    case .noFolder(let path, let folder):
      "cannot write \(named(path)): there is no folder \(named(folder)); make it first, or name"
        + " another place"
    case .lockedFolder(let path, let folder):
      "cannot write \(named(path)): its folder \(named(folder)) may not be written to; change the"
        + " folder's permissions, or name another place"
    case .noFileName(let path):
      "cannot write \(named(path)): there is no such folder, and no file is named in it; name a"
        + " file, such as heart.png"
    case .isFolder(let path):
      "cannot write \(named(path)): it is a folder; name a file, such as heart.png"
    case .isNoFolder(let path):
      "cannot make the folder \(named(path)): it is a file; name another"
    case .folderInUse(let path):
      "the folder \(named(path)) is not empty; name a new one, or replace it with --force"
    case .foreignContents(let path, let entry):
      "the folder \(named(path)) holds more than this command makes (\(named(entry))), so"
        + " --force leaves it alone; name another"
    case .currentFolder(let path):
      "cannot replace the folder \(named(path)), as you are in it; name a new one"
        + " inside it, such as -o pictures"
    case .ownInput(let path, let input):
      "cannot write \(named(path)): it is the file that \(input.option.spelling) reads,"
        + " \(named(input.text)), which would be lost; name another"
    case .ownFolder(let path, let input):
      "cannot replace the folder \(named(path)): the file that \(input.option.spelling) reads is in"
        + " it, \(named(input.text)), and would be lost; name another"
    case .rivalFolder(let path):
      "cannot write \(named(path)): something else has changed what is there meanwhile; try again,"
        + " or name another folder"
    default: nil
    }
  }
}

extension [FileFormat] {
  /// How the names of such files end, with the dot.
  fileprivate var endings: [String] {
    flatMap(\.endings).map { ".\($0)" }
  }
}

private func conjunction(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " and " + last
}

/// Bytes in the unit in which they are told, rounded up.
private func byteText(_ count: Int) -> String {
  count < 1_000_000_000
    ? "\((count + 999_999) / 1_000_000) MB"
    : "\(plainText((Double(count) / 1e8).rounded(.up) / 10)) GB"
}

extension Command {
  /// How to say what a word without an option was probably meant to say.
  fileprivate func meaning(ofBare word: String) -> String? {
    if let output { return "\(output.spelling) says where the result goes" }
    guard options.contains(.config), word.lowercased().hasSuffix(".json") else { return nil }
    return "\(CommandOption.config.name) says which look file is read"
  }
}
