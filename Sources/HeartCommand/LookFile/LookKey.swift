/// A setting of a look file: an option of the look under a name as JSON has them.
struct LookKey: Sendable {
  /// What the option's value is in JSON.
  enum Kind {
    case text
    case number
    /// A number where one is enough, else a text.
    case numberOrText
    /// True or false, as an option without a value is given or not.
    case flag
  }

  /// The option that says the same on the command line.
  let option: CommandOption

  /// The option's name in one word: `viewBox` for `--view-box`.
  var name: String {
    let words = option.name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  var kind: Kind {
    switch option {
    case .heartSize, .borderWidth, .speed: .number
    case .size: .numberOrText
    case .solid: .flag
    default: .text
    }
  }

  /// Whether the value may be the name of a file.
  var namesFile: Bool {
    [.icon, .maskImage, .borderImage].contains(option)
  }

  /// Every setting, in the order of the help.
  ///
  /// An option that is another one in a word has none.
  static let all = CommandOption.look.filter { $0 != .config && $0 != .reducedMotion }
    .map(LookKey.init)
}
