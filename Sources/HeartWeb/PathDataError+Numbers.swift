internal import HeartCore

extension PathDataError.Expectation {
  /// 0 a move, 1 a command, 2 a command or a number, 3 a number, 4 a flag.
  var number: Double {
    switch self {
    case .move: 0
    case .command: 1
    case .commandOrNumber: 2
    case .number: 3
    case .flag: 4
    }
  }
}

extension PathDataError.Finding {
  /// The character's code; −1 the end, −2 a number that is too large.
  var number: Double {
    switch self {
    case .end: -1
    case .numberTooLarge: -2
    case .character(let scalar): Double(scalar.value)
    }
  }
}
