/// Ways of writing that need a newer system, where no symbol gives them away.
enum BannedWords {
  private static let words: [(words: String, why: String)] = [
    ("isolated deinit", "needs a newer runtime than iOS 15's."),
    ("repeat each", "is a parameter pack, which types have since iOS 17."),
    ("<each ", "is a parameter pack, which types have since iOS 17."),
    ("#/", "is a regular expression, which there is since iOS 16."),
  ]

  static func faults(in file: ShippedFile) -> [Fault] {
    var faults: [Fault] = []
    for (index, line) in file.source.lines.enumerated() {
      for (words, why) in words where line.contains(words) {
        faults.append(Fault(file: file.path, line: index + 1, words: "'\(words)' \(why)"))
      }
      if line.hasSizedArray {
        faults.append(
          Fault(
            file: file.path, line: index + 1,
            words: "'[… of …]' is an InlineArray, which there is since iOS 26."))
      }
    }
    return faults
  }
}

extension String {
  /// Whether it has `[4 of Int]`: a bracket, a word, `of`, a word.
  fileprivate var hasSizedArray: Bool {
    split(separator: "[").dropFirst().contains { rest in
      let words = rest.prefix { $0 != "]" }.split(separator: " ")
      return words.count >= 3 && words[1] == "of"
    }
  }
}
