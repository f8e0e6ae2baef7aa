import HeartCore

extension PathDataError {
  /// What goes on from the path data's name: what was due, where, and what is there.
  package var sentence: String {
    let place = "at character " + DecimalWriter.text(Double(characterNumber))
    switch found {
    case .end: return "needs " + expected.words + " " + place + ", where it ends"
    case .character(let scalar):
      return "needs " + expected.words + " " + place + ", not " + String(scalar).quoted()
    case .numberTooLarge:
      return "has a number " + place + " that is too large; write a smaller one"
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
