internal import HeartExport

/// Several things of which one is meant: "a, b or c".
func choices(_ names: [String]) -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// The path of a file or a folder, as a sentence tells it: whole, unless no person wrote it.
func named(_ path: String) -> String {
  quoted(path, limit: 500)
}

/// What the person wrote, fit to stand in a sentence: on one line, in quotes.
///
/// Of long words, as many characters as make them known again.
func quoted(_ text: String, limit: Int = 60) -> String { text.quoted(limit: limit) }
