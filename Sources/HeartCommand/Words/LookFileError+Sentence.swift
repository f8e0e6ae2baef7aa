extension LookFileError {
  /// What a person reads of a file, named by its path.
  func sentence(of path: String) -> String {
    switch self {
    case .empty:
      "cannot use \(named(path)): it is empty; 'heart look --json' prints what it should hold"
    case .notText: "cannot use \(named(path)): it is not text in UTF-8; save it as such"
    case .noObject:
      "cannot use \(named(path)): it should hold one JSON object, as 'heart look --json' prints it"
    case .malformed(let line, let column, let expected, let found):
      "cannot use \(named(path)): it needs \(expected) at line \(line), column \(column), "
        + (found.map { "not \(quoted(String(Character($0))))" } ?? "where it ends")
    case .unknownKey(let key, let nearest):
      "\(named(path)) has the key \(quoted(key)), which no look has; "
        + (nearest.map { "did you mean \($0)?" }
          ?? "'heart look --json' prints those that there are")
    case .repeatedKey(let key):
      "\(named(path)) has the key \(quoted(key)) twice; give it once"
    }
  }
}

extension JSONReader.Value {
  /// What kind of value it is, as a sentence tells it.
  var words: String {
    switch self {
    case .string: "a text in quotes"
    case .number(let text): "the number \(quoted(text))"
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
