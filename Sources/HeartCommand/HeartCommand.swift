internal import Foundation

/// The command line, as a function.
public enum HeartCommand {
  /// The version that `heart --version` tells.
  public static let version = "0.1.0"

  /// Does what the process was called for, and ends it.
  public static func main() -> Never {
    // A reader that has gone, and a file that may grow no more, are errors like any other.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    exit(run(ArgumentBytes.process, .process))
  }

  /// Does what the words after `heart` say, and answers with the exit code.
  static func run(_ words: [String], _ console: Console) -> Int32 {
    run(words.map { ArgumentBytes(bytes: Array($0.utf8)) }, console)
  }

  /// The same, of words that may be no text.
  static func run(_ arguments: [ArgumentBytes], _ console: Console) -> Int32 {
    do {
      var words: [String] = []
      for argument in arguments { words.append(try argument.text()) }
      try perform(words, console)
      return 0
    } catch {
      if let sentence = error.sentence { console.complaint("heart: \(sentence)") }
      return error.exitCode
    }
  }

  private static func perform(_ words: [String], _ console: Console) throws(CommandError) {
    guard let name = words.first else { throw .noCommand }
    let rest = Array(words.dropFirst())
    switch name {
    case "--version": try console.print("heart \(version)")
    case "--help", "-h": try console.print(Help.overview)
    case "help":
      guard let topic = rest.first else { return try console.print(Help.overview) }
      try console.print(Help.page(of: .named(topic)))
    default:
      let command = try Command.named(name)
      guard !ArgumentReader.asksForHelp(rest) else {
        return try console.print(Help.page(of: command))
      }
      try command.run(ArgumentReader.read(rest, for: command), console)
    }
  }
}
