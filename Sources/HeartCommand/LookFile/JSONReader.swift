/// Reads a JSON text that is one object, and keeps the order and the doubles of its keys.
struct JSONReader {
  /// A value as it was written.
  enum Value: Equatable {
    case string(String)
    /// A number, with the characters that it was written in.
    case number(String)
    case flag(Bool)
    case null
    case list
    case object
  }

  /// The deepest that lists and objects may be in one another: a stack has an end.
  private static let depthLimit = 100

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var depth = 0

  /// The members of the object, in the order of the text.
  static func members(
    of text: String
  ) throws(LookFileError) -> [(key: String, value: Value)] {
    var reader = JSONReader(text)
    return try reader.read()
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    // Some editors begin a text with the mark of its byte order.
    if scalars.first == "\u{FEFF}" { place = 1 }
  }

  private mutating func read() throws(LookFileError) -> [(key: String, value: Value)] {
    skipSpace()
    guard place < scalars.count else { throw .empty }
    guard scalars[place] == "{" else { throw .noObject }
    let members = try object()
    skipSpace()
    guard place == scalars.count else { throw fault("nothing more") }
    return members
  }

  private mutating func object() throws(LookFileError) -> [(key: String, value: Value)] {
    var members: [(key: String, value: Value)] = []
    try descend()
    if take("}") { return members }
    repeat {
      skipSpace()
      guard peek == "\"" else { throw fault("a key in quotes") }
      let key = try string()
      guard take(":") else { throw fault("a colon") }
      members.append((key, try value()))
    } while take(",")
    guard take("}") else { throw fault("a comma or }") }
    depth -= 1
    return members
  }

  private mutating func list() throws(LookFileError) {
    try descend()
    if take("]") { return }
    repeat { _ = try value() } while take(",")
    guard take("]") else { throw fault("a comma or ]") }
    depth -= 1
  }

  /// Goes past an opening bracket.
  private mutating func descend() throws(LookFileError) {
    guard depth < Self.depthLimit else { throw fault("lists and objects less deep") }
    place += 1
    depth += 1
  }

  private mutating func value() throws(LookFileError) -> Value {
    skipSpace()
    switch peek {
    case "\"": return .string(try string())
    case "{":
      _ = try object()
      return .object
    case "[":
      try list()
      return .list
    case let first? where first == "-" || Self.isDigit(first): return .number(try number())
    default:
      for (word, value) in [("true", Value.flag(true)), ("false", .flag(false)), ("null", .null)]
      where takeWord(word) { return value }
      throw fault("a value")
    }
  }

  private mutating func number() throws(LookFileError) -> String {
    let start = place
    if peek == "-" { place += 1 }
    if peek == "0" { place += 1 } else { try digits() }
    if peek == "." {
      place += 1
      try digits()
    }
    if peek == "e" || peek == "E" {
      place += 1
      if peek == "+" || peek == "-" { place += 1 }
      try digits()
    }
    return text(scalars[start..<place])
  }

  private mutating func digits() throws(LookFileError) {
    guard let first = peek, Self.isDigit(first) else { throw fault("a digit") }
    while let digit = peek, Self.isDigit(digit) { place += 1 }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private mutating func string() throws(LookFileError) -> String {
    place += 1
    var read: [Unicode.Scalar] = []
    while let scalar = peek {
      switch scalar {
      case "\"":
        place += 1
        return text(read[...])
      case "\\":
        place += 1
        read.append(try escape())
      case "\u{0}"..<"\u{20}": throw fault("the end of the quotes on the same line")
      default:
        place += 1
        read.append(scalar)
      }
    }
    throw fault("the end of the quotes")
  }

  /// What stands after a backslash.
  private mutating func escape() throws(LookFileError) -> Unicode.Scalar {
    let plain: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r",
      "t": "\t",
    ]
    if let sign = peek, let scalar = plain[sign] {
      place += 1
      return scalar
    }
    guard peek == "u" else { throw fault("one of \" \\ / b f n r t u after the backslash") }
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // Two code units of UTF-16 are one character beyond the first 65,536.
    guard takeWord("\\"), peek == "u", first < 0xDC00 else { throw fault("a whole character") }
    let second = try codeUnit()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw fault("a whole character") }
    return scalar
  }

  /// The number that follows a `u`.
  private mutating func codeUnit() throws(LookFileError) -> UInt32 {
    place += 1
    let digits = scalars[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
      let code = UInt32(text(digits), radix: 16)
    else { throw fault("four digits from 0 to F") }
    place += 4
    return code
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func skipSpace() {
    while let scalar = peek, [" ", "\t", "\n", "\r"].contains(scalar) { place += 1 }
  }

  /// Goes past a sign, and the space before it, where it is the next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == sign else { return false }
    place += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard scalars[place...].starts(with: word.unicodeScalars) else { return false }
    place += word.unicodeScalars.count
    return true
  }

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// That something else is due at the place that is reached.
  private func fault(_ expected: String) -> LookFileError {
    let before = scalars[..<place]
    let line = before.count { $0 == "\n" } + 1
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return .malformed(line: line, column: place - start + 1, expected: expected, found: peek)
  }
}
