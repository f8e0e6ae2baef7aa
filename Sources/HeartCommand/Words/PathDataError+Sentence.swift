internal import HeartCore

extension PathDataError {
  /// What goes on from "--path": where, what was due, and what is there.
  var sentence: String {
    switch self {
    case .unexpected(let offset, let expectation, let found):
      "needs \(expectation) at character \(offset + 1), not \(quoted(found))"
    }
  }
}
