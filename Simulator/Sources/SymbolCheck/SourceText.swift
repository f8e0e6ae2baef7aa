/// A source file in which only code is left: comments and the insides of texts are blanks.
///
/// Every byte is at its old place, so a line and a column of the index lead to the same spot.
package struct SourceText: Sendable {
  let bytes: [UInt8]
  private let lineStarts: [Int]

  package init(_ text: String) {
    bytes = SourceText.blanked(Array(text.utf8))
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Where a place is that is counted from 1; the end for a line that is not there.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return bytes.count }
    return min(lineStarts[line - 1] + column - 1, bytes.count)
  }

  /// The line of a place, counted from 1.
  func line(of offset: Int) -> Int {
    lineStarts.partitioned { $0 <= offset }
  }

  /// The code of each line.
  package var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func blanked(_ source: [UInt8]) -> [UInt8] {
    var scanner = Blanker(bytes: source)
    scanner.blankCode(until: nil)
    return scanner.bytes
  }
}

extension [Int] {
  /// How many of the first elements hold what is asked; those that do come first.
  fileprivate func partitioned(by holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Walks through a source once, and blanks what is no code.
private struct Blanker {
  var bytes: [UInt8]
  var place = 0

  /// Walks through code until the bracket closes that was opened before, or to the end.
  mutating func blankCode(until closing: UInt8?) {
    var depth = 0
    while place < bytes.count {
      if isNext("//") {
        blank { $0.bytes[$0.place] == UInt8(ascii: "\n") }
      } else if isNext("/*") {
        blankComment()
      } else if let hashes = hashesOfText() {
        blankText(hashes: hashes)
      } else {
        let byte = bytes[place]
        if byte == closing, depth == 0 { return }
        if closing != nil, byte == UInt8(ascii: "(") { depth += 1 }
        if closing != nil, byte == UInt8(ascii: ")") { depth -= 1 }
        place += 1
      }
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        blank(2)
      } else if isNext("*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && place < bytes.count
  }

  /// How many # stand before the quotation mark of a text that begins here; nil if none does.
  private func hashesOfText() -> Int? {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    return end - place
  }

  private mutating func blankText(hashes: Int) {
    let hash = String(repeating: "#", count: hashes)
    place += hashes
    let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
    place += quote.utf8.count
    while place < bytes.count, !isNext(quote + hash) {
      if quote == "\"", bytes[place] == UInt8(ascii: "\n") { return }
      if isNext("\\" + hash + "(") {
        blank(hashes + 2)
        blankCode(until: UInt8(ascii: ")"))
        blank(1)
      } else if isNext("\\" + hash) {
        blank(hashes + 2)
      } else {
        blank(1)
      }
    }
    place = min(place + quote.utf8.count + hashes, bytes.count)
  }

  private func isNext(_ text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      place += 1
    }
  }

  private mutating func blank(until ends: (Blanker) -> Bool) {
    while place < bytes.count, !ends(self) { blank(1) }
  }
}
