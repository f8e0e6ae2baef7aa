/// Where a source file has made sure of a newer system, and of which.
///
/// It knows `if #available`, `guard #available` and `@available` before a declaration. Where it is
/// in doubt, as after `#unavailable`, nothing is taken for sure.
package struct Guards: Sendable {
  private var spans: [Span] = []

  private struct Span {
    var range: Range<Int>
    var versions: [Platform: Version]
  }

  private let source: SourceText

  package init(_ source: SourceText) {
    self.source = source
    let finder = GuardFinder(bytes: source.bytes)
    for mark in finder.marks("#available") {
      let end = mark.arguments.upperBound
      guard
        let range = finder.isInGuard(mark.start) ? finder.afterElse(end) : finder.toBlockEnd(end)
      else { continue }
      spans.append(Span(range: range, versions: Guards.versions(mark.text)))
    }
    for mark in finder.marks("@available") {
      let range = finder.declaration(after: mark.arguments.upperBound)
      spans.append(Span(range: range, versions: Guards.versions(mark.text)))
    }
  }

  /// The version that is sure at a place, the oldest allowed one if nothing is asked there.
  package func version(of platform: Platform, line: Int, column: Int) -> Version {
    let offset = source.offset(line: line, column: column)
    return spans.filter { $0.range.contains(offset) }
      .compactMap { $0.versions[platform] }
      .max().map { max($0, platform.floor) } ?? platform.floor
  }

  /// What the words in the brackets promise: `iOS 17, *`, or `iOS, introduced: 17`.
  static func versions(_ text: String) -> [Platform: Version] {
    let words = text.split { $0 == "," }.map { $0.split { " \n:".contains($0) }.map(String.init) }
    var versions: [Platform: Version] = [:]
    if let platform = Platform(rawValue: words.first?.first ?? ""), words[0].count == 1 {
      if words.dropFirst().contains(["unavailable"]) { return [platform: .never] }
      let introduced = words.first { $0.first == "introduced" && $0.count == 2 }
      versions[platform] = introduced.flatMap { Version($0[1]) }
      return versions
    }
    for word in words where word.count == 2 {
      guard let platform = Platform(rawValue: word[0]) else { continue }
      versions[platform] = Version(word[1])
    }
    return versions
  }
}

/// Finds the reach of each question about the system in code without comments and texts.
private struct GuardFinder {
  let bytes: [UInt8]

  struct Mark {
    var start: Int
    var arguments: Range<Int>
    var text: String
  }

  func marks(_ word: String) -> [Mark] {
    let word = Array(word.utf8)
    var marks: [Mark] = []
    var place = 0
    while place + word.count < bytes.count {
      guard bytes[place..<place + word.count].elementsEqual(word) else {
        place += 1
        continue
      }
      let opening = skipBlanks(place + word.count)
      if opening < bytes.count, bytes[opening] == UInt8(ascii: "(") {
        let closing = end(ofBracketAt: opening)
        let text = String(
          decoding: bytes[opening + 1..<max(closing - 1, opening + 1)], as: UTF8.self)
        marks.append(Mark(start: place, arguments: opening..<closing, text: text))
      }
      place += word.count
    }
    return marks
  }

  /// Whether the conditions that the place is among belong to a `guard`.
  func isInGuard(_ place: Int) -> Bool {
    // Back over whole brackets to where the statement begins.
    var depth = 0
    for offset in stride(from: place - 1, through: 0, by: -1) {
      let byte = bytes[offset]
      if isClosing(byte) { depth += 1 }
      if isOpening(byte) { depth -= 1 }
      if depth < 0 { return false }
      guard depth == 0 else { continue }
      if isWord("guard", at: offset) { return true }
      if isWord("if", at: offset) || isWord("while", at: offset) { return false }
    }
    return false
  }

  /// From a condition to the end of the block that hangs on it.
  func toBlockEnd(_ place: Int) -> Range<Int>? {
    guard let opening = nextBlock(place) else { return nil }
    return place..<end(ofBracketAt: opening)
  }

  /// From behind the `else` of a `guard` to the end of the block that the `guard` is in.
  func afterElse(_ place: Int) -> Range<Int>? {
    guard let opening = nextBlock(place) else { return nil }
    let start = end(ofBracketAt: opening)
    return start..<endOfEnclosingBlock(start)
  }

  /// From an attribute to the end of the declaration that follows it.
  func declaration(after place: Int) -> Range<Int> {
    var offset = place
    var isDeclared = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "{") { return place..<end(ofBracketAt: offset) }
      if byte == UInt8(ascii: "}") { return place..<offset }
      if isOpening(byte) {
        offset = end(ofBracketAt: offset)
        continue
      }
      if declaring.contains(where: { isWord($0, at: offset) }) { isDeclared = true }
      if byte == UInt8(ascii: "\n"), isDeclared, !goesOn(after: offset) { return place..<offset }
      offset += 1
    }
    return place..<offset
  }

  private let declaring = [
    "var", "let", "func", "init", "case", "typealias", "associatedtype", "subscript", "import",
  ]

  /// Whether the line after this one still belongs to the same declaration.
  private func goesOn(after newline: Int) -> Bool {
    let next = skipBlanks(newline)
    let words = ["where", "throws", "rethrows", "async", "->", "{", "=", ".", "?", ":", ")"]
    if words.contains(where: { bytes[next...].starts(with: $0.utf8) }) { return true }
    let before = bytes[..<newline].last { !isBlank($0) }
    return before.map { ",=:>&".utf8.contains($0) } ?? false
  }

  /// The opening brace of the next block, past whole brackets; nil if the block around ends first.
  private func nextBlock(_ place: Int) -> Int? {
    var offset = place
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "{") { return offset }
      if isClosing(byte) { return nil }
      offset = isOpening(byte) ? end(ofBracketAt: offset) : offset + 1
    }
    return nil
  }

  private func end(ofBracketAt place: Int) -> Int {
    var depth = 0
    for offset in place..<bytes.count {
      if isOpening(bytes[offset]) { depth += 1 }
      if isClosing(bytes[offset]) { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return bytes.count
  }

  private func endOfEnclosingBlock(_ place: Int) -> Int {
    var offset = place
    while offset < bytes.count {
      if isClosing(bytes[offset]) { return offset }
      offset = isOpening(bytes[offset]) ? end(ofBracketAt: offset) : offset + 1
    }
    return offset
  }

  private func skipBlanks(_ place: Int) -> Int {
    bytes[min(place, bytes.count)...].firstIndex { !isBlank($0) } ?? bytes.count
  }

  private func isWord(_ word: String, at place: Int) -> Bool {
    bytes[place...].starts(with: word.utf8)
      && (place == 0 || !isLetter(bytes[place - 1]))
      && (place + word.utf8.count >= bytes.count || !isLetter(bytes[place + word.utf8.count]))
  }

  private func isBlank(_ byte: UInt8) -> Bool { " \t\n\r".utf8.contains(byte) }
  private func isOpening(_ byte: UInt8) -> Bool { "([{".utf8.contains(byte) }
  private func isClosing(_ byte: UInt8) -> Bool { ")]}".utf8.contains(byte) }
  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 128 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
