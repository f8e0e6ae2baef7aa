internal import HeartCore

/// The options that a command was given, each at most once.
struct Arguments: Sendable {
  /// The name of the command that they were given to.
  let command: String
  /// What was given, in the order of the command line, and then of a look file.
  private(set) var given: [GivenOption] = []

  /// No options, given to the command with this name.
  init(command: String) {
    self.command = command
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool {
    given(option) != nil
  }

  /// The text of an option's value; nil where the option was not given.
  func text(of option: CommandOption) -> String? {
    given(option)?.text
  }

  /// An option as it was given, with where it was read; nil where it was not.
  func given(_ option: CommandOption) -> GivenOption? {
    given.first { $0.option == option }
      .map { GivenOption(option.spelled(as: $0.option), $0.text) }
  }

  /// What a reading makes of an option's value; nil where the option was not given.
  func value<Value>(
    of option: CommandOption, as reading: (String) -> Value?
  ) throws(CommandError) -> Value? {
    guard let given = given(option) else { return nil }
    guard let value = reading(given.text) else { throw .badValue(given.option, given.text) }
    return value
  }

  /// The color that an option's value is; nil where the option was not given.
  func color(of option: CommandOption) throws(CommandError) -> RGBA? {
    guard let given = given(option) else { return nil }
    do {
      return try RGBA(hex: given.text)
    } catch {
      throw .badColor(given.option, given.text, error)
    }
  }

  /// What a reading makes of the value of an option that the command cannot do without.
  func required<Value>(
    _ option: CommandOption, as reading: (String) -> Value?
  ) throws(CommandError) -> Value {
    guard let value = try value(of: option, as: reading) else {
      throw .missing(option, command: command)
    }
    return value
  }

  /// The same without some options.
  func without(_ options: [CommandOption]) -> Arguments {
    var arguments = self
    arguments.given.removeAll { options.contains($0.option) }
    return arguments
  }

  /// Adds what was given.
  mutating func add(_ option: CommandOption, _ text: String) throws(CommandError) {
    if let former = self.given(option)?.option {
      guard former.spelling == option.spelling else {
        throw .excluded(former, option, because: "each says how much moves")
      }
      throw .repeated(option)
    }
    given.append(GivenOption(option, text))
  }

  /// Adds what a look file says of what was not given.
  mutating func add(fromFile settings: [GivenOption]) {
    var overruled = given.map(\.option)
    if CommandOption.icons.contains(where: has) { overruled += CommandOption.iconParts }
    if has(.maskImage) { overruled += [.border, .borderWidth] }
    given += settings.filter { !overruled.contains($0.option) }
  }
}
