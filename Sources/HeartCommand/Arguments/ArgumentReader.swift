/// Reads the words after a command's name.
///
/// `--name value`, `--name=value`, `-n value`, `-nvalue` and `-n=value` are the same. The word
/// after an option is its value even where it begins with a dash, as a negative number does,
/// unless it is an option itself. `--` ends the options.
struct ArgumentReader {
  private let command: Command
  private var words: ArraySlice<String>
  private var arguments: Arguments

  /// What a command was given, checked against the rules that the command names.
  static func read(
    _ words: [String], for command: Command
  ) throws(CommandError) -> Arguments {
    var reader = ArgumentReader(command: command, words: words[...])
    while let word = reader.words.popFirst() {
      try reader.take(word)
    }
    if let file = try reader.arguments.value(of: .config, as: Reading.path) {
      reader.arguments.add(fromFile: try LookFile.read(file))
    }
    for rule in command.rules {
      try rule.check(reader.arguments)
    }
    return reader.arguments
  }

  /// Whether help is asked for, anywhere among the options.
  static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private init(command: Command, words: ArraySlice<String>) {
    self.command = command
    self.words = words
    arguments = Arguments(command: command.name)
  }

  private mutating func take(_ word: String) throws(CommandError) {
    guard word != "--" else {
      guard let extra = words.first else { return }
      throw .unexpected(extra, command: command)
    }
    guard word.hasPrefix("-"), word != "-" else {
      throw .unexpected(word, command: command)
    }
    let (name, attached) = Self.parts(of: word)
    let option = try option(named: name)
    switch (option.placeholder, attached) {
    case (nil, nil) where option == .reducedMotion:
      try arguments.add(.motion.read(from: option.name), Reading.reducedMotion)
    case (nil, nil): try arguments.add(option, "")
    case (nil, _): throw .unwantedValue(option)
    case (_, let value?): try arguments.add(option, value)
    case (_, nil): try arguments.add(option, nextValue(of: option))
    }
  }

  private mutating func nextValue(of option: CommandOption) throws(CommandError) -> String {
    guard let next = words.first, !isOption(next) else { throw .missingValue(option) }
    words.removeFirst()
    return next
  }

  private func option(named name: String) throws(CommandError) -> CommandOption {
    let spells = { (option: CommandOption) in
      option.name == name || option.letter.map { "-\($0)" } == name
    }
    if let option = command.options.first(where: spells) { return option }
    let owners = Command.all.filter { $0.options.contains(where: spells) }
    guard owners.isEmpty else { throw .foreignOption(name, command: command, owners: owners) }
    let names = command.options.map(\.name) + ["--help"]
    throw .unknownOption(name, command: command, nearest: nearest(to: name, among: names))
  }

  /// Whether a word can only be meant as an option, though a value is due.
  private func isOption(_ word: String) -> Bool {
    if word.hasPrefix("--") { return true }
    return command.options.contains { option in
      option.letter.map { word == "-\($0)" } ?? false
    }
  }

  private static func parts(of word: String) -> (name: String, attached: String?) {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
      return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }
    let rest = word.dropFirst(2)
    guard !rest.isEmpty else { return (word, nil) }
    return (String(word.prefix(2)), String(rest.first == "=" ? rest.dropFirst() : rest))
  }
}
