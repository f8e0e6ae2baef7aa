internal import HeartCore

extension PathDataError {
  /// What goes on from "--path": what was due, where, and what is there.
  var sentence: String {
    let place = "at character \(characterNumber)"
    return switch found {
    case .end: "needs \(expected.words) \(place), where it ends"
    case .character(let scalar):
      "needs \(expected.words) \(place), not \(quoted(String(Character(scalar))))"
    case .numberTooLarge: "has a number \(place) that is too large; write a smaller one"
    }
  }
}

extension PathDataError.Expectation {
  fileprivate var words: String {
    switch self {
    case .move: "M or m"
    case .command: "the letter of a command"
    case .commandOrNumber: "the letter of a command or one more number"
    case .number: "a number"
    case .flag: "0 or 1, an arc's flag,"
    }
  }
}
