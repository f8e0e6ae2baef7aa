/// Something wrong, where it is, in words for a person.
package struct Fault: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var words: String

  package var description: String { "\(file):\(line): \(words)" }

  package static func < (left: Fault, right: Fault) -> Bool {
    (left.file, left.line, left.words) < (right.file, right.line, right.words)
  }
}
