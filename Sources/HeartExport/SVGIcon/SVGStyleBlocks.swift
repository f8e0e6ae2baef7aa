/// The blocks of a style sheet: what is before the braces, and what is in them.
struct SVGStyleBlocks {
  private let bytes: [UInt8]
  private var place = 0

  /// Prepares to read a sheet; nil where a comment does not end.
  init?(_ sheet: SVGText) {
    guard let bytes = SVGDeclaration.withoutComments(Array(sheet.string.utf8)) else { return nil }
    self.bytes = bytes
  }

  /// The next block, without a body where a semicolon ends it; nil where there is none.
  mutating func next() throws(SVGIconError.Fault) -> (head: SVGText, body: SVGText?)? {
    passMarks()
    guard place < bytes.count else { return nil }
    let start = place
    let isCommand = bytes[start] == UInt8(ascii: "@")
    pass(until: isCommand ? [UInt8(ascii: "{"), UInt8(ascii: ";")] : [UInt8(ascii: "{")])
    let head = SVGText(bytes[start..<place]).trimmed
    guard place < bytes.count, !head.isEmpty else { throw .sheet(head.isEmpty ? "{" : head) }
    place += 1
    if bytes[place - 1] == UInt8(ascii: ";") { return (head, nil) }
    let first = place
    var depth = 1
    while depth > 0 {
      pass(until: [UInt8(ascii: "{"), UInt8(ascii: "}")])
      guard place < bytes.count else { throw .sheet(head) }
      depth += bytes[place] == UInt8(ascii: "{") ? 1 : -1
      place += 1
    }
    return (head, SVGText(bytes[first..<(place - 1)]))
  }

  /// Passes white space, and the marks that hid sheets from browsers of old.
  private mutating func passMarks() {
    while place < bytes.count {
      let rest = bytes[place...]
      if bytes[place].isSpace {
        place += 1
      } else if rest.starts(with: Array("<!--".utf8)) {
        place += 4
      } else if rest.starts(with: Array("-->".utf8)) {
        place += 3
      } else {
        return
      }
    }
  }

  /// Goes to the first of some bytes that is in no quotes.
  private mutating func pass(until ends: [UInt8]) {
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if ends.contains(byte) {
        return
      }
      place += 1
    }
  }
}
