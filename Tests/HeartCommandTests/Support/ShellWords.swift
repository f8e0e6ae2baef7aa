/// Words as a shell sees them, where only single quotes are special.
func shellWords(_ line: String) -> [String] {
  var words = [""]
  var isQuoted = false
  for character in line {
    switch character {
    case "'": isQuoted.toggle()
    case " " where !isQuoted: words.append("")
    default: words[words.count - 1].append(character)
    }
  }
  return words
}
