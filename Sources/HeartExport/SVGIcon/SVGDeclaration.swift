/// What a style says of one property.
struct SVGDeclaration: Equatable {
  /// In small letters.
  var name: SVGText
  var value: SVGText
  /// Whether it holds against all that is not important.
  var isImportant = false

  /// The declarations of a `style` attribute or of a rule, in order; nil for what is no such list.
  ///
  /// What has a name and no value says nothing.
  static func list(_ text: SVGText) -> [SVGDeclaration]? {
    guard let bytes = withoutComments(Array(text.string.utf8)) else { return nil }
    var result: [SVGDeclaration] = []
    for part in split(bytes) {
      guard part.contains(where: { !$0.isSpace }) else { continue }
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = SVGText(part[..<colon]).trimmed.lowercased
      guard !name.isEmpty, !part.contains(UInt8(ascii: "{")) else { return nil }
      var declaration = SVGDeclaration(name: name, value: SVGText(part[(colon + 1)...]).trimmed)
      declaration.takeImportance()
      if !declaration.value.isEmpty { result.append(declaration) }
    }
    return result
  }

  /// Of declarations, those that hold, each property once.
  ///
  /// Of those that are equally important, the last holds.
  static func holding(of declarations: [SVGDeclaration]) -> [SVGDeclaration] {
    let ranked = declarations.filter { !$0.isImportant } + declarations.filter { $0.isImportant }
    var known: Set<[UInt8]> = []
    return ranked.reversed().filter { known.insert(Array($0.name.string.utf8)).inserted }
  }

  /// The parts between semicolons that are in no parentheses and no quotes.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    var depth = 0
    var quote: UInt8?
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if byte == UInt8(ascii: ";"), depth <= 0 {
        result.append(bytes[start..<index])
        start = index + 1
      }
    }
    return result + [bytes[start...]]
  }

  /// A text with a blank for each comment; nil where one does not end.
  static func withoutComments(_ bytes: [UInt8]) -> [UInt8]? {
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == slash, index + 1 < bytes.count, bytes[index + 1] == star else {
        result.append(bytes[index])
        index += 1
        continue
      }
      index += 2
      while index + 1 < bytes.count, bytes[index] != star || bytes[index + 1] != slash {
        index += 1
      }
      guard index + 1 < bytes.count else { return nil }
      index += 2
      result.append(0x20)
    }
    return result
  }

  private mutating func takeImportance() {
    let bytes = Array(value.string.utf8)
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "!")),
      SVGText(bytes[(mark + 1)...]).trimmed.lowercased == "important"
    else { return }
    value = SVGText(bytes[..<mark]).trimmed
    isImportant = true
  }
}
