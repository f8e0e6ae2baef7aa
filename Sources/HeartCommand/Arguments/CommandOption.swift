/// An option of the command line: how it is spelled and what it takes.
struct CommandOption: Sendable {
  /// The long spelling, with its dashes.
  let name: String
  /// The short spelling's letter, if there is one.
  let letter: Character?
  /// What stands for the value in a usage line; nil for an option that takes none.
  let placeholder: String?
  /// What a good value is, as the end of a sentence that begins "… needs".
  let needs: String
  /// What the option does, in as few lines of help as can be.
  let summary: String
  /// Where the value was read, as sentences tell it; nil on the command line.
  private var origin: String?

  init(
    _ name: String, letter: Character? = nil, _ placeholder: String? = nil, needs: String = "",
    summary: String
  ) {
    self.name = name
    self.letter = letter
    self.placeholder = placeholder
    self.needs = needs
    self.summary = summary
  }

  /// The spelling that sentences use.
  var spelling: String { origin ?? letter.map { "-\($0)" } ?? name }

  /// The same option, spelled as one that was given.
  func spelled(as given: CommandOption) -> CommandOption {
    var option = self
    option.origin = given.origin
    return option
  }

  /// The same option, read from a place that sentences tell in its stead.
  func read(from origin: String) -> CommandOption {
    var option = self
    option.origin = origin
    return option
  }
}

extension CommandOption: Equatable {
  /// Two options of one command never share a name.
  static func == (first: CommandOption, second: CommandOption) -> Bool {
    first.name == second.name
  }
}
