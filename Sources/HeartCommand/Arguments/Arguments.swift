internal import HeartCore

/// The options that a command was given, each at most once.
struct Arguments: Sendable {
  /// The name of the command that they were given to.
  let command: String
  /// What was given, in the order of the command line; the text of a flag is empty.
  private(set) var given: [(option: CommandOption, text: String)] = []

  /// No options, given to the command with this name.
  init(command: String) {
    self.command = command
  }

  /// Whether an option was given.
  func has(_ option: CommandOption) -> Bool {
    given.contains { $0.option == option }
  }

  /// The text of an option's value; nil where the option was not given.
  func text(of option: CommandOption) -> String? {
    given.first { $0.option == option }?.text
  }

  /// What a reading makes of an option's value; nil where the option was not given.
  func value<Value>(
    of option: CommandOption, as reading: (String) -> Value?
  ) throws(CommandError) -> Value? {
    guard let text = text(of: option) else { return nil }
    guard let value = reading(text) else { throw .badValue(option, text) }
    return value
  }

  /// The color that an option's value is; nil where the option was not given.
  func color(of option: CommandOption) throws(CommandError) -> RGBA? {
    guard let text = text(of: option) else { return nil }
    do {
      return try RGBA(hex: text)
    } catch {
      throw .badColor(option, text, error)
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

  /// Adds what was given.
  mutating func add(_ option: CommandOption, _ text: String) throws(CommandError) {
    guard !has(option) else { throw .repeated(option) }
    given.append((option, text))
  }
}
