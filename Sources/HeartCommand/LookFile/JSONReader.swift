internal import Foundation

/// Reads a JSON text that is one object, and keeps the order and the doubles of its keys.
///
/// Foundation's own readers take one of two members with the same key without a word, in no order,
/// and tell no place. So only what is in quotes is read by them.
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

  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// The members of the object, in the order of the text.
  ///
  /// No setting is a list or an object, so the first of these ends the reading and is the last
  /// member.
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
    guard peek != nil else { throw .empty }
    guard take("{") else { throw .noObject }
    var members: [(key: String, value: Value)] = []
    if !take("}") {
      repeat {
        let key = try key()
        let value = try value()
        members.append((key, value))
        if value == .list || value == .object { return members }
      } while take(",")
      guard take("}") else { throw fault("a comma or }") }
    }
    skipSpace()
    guard place == scalars.count else { throw fault("nothing more") }
    return members
  }

  private mutating func key() throws(LookFileError) -> String {
    skipSpace()
    guard peek == "\"" else { throw fault("a key in quotes") }
    let key = try string()
    guard take(":") else { throw fault("a colon") }
    return key
  }

  private mutating func value() throws(LookFileError) -> Value {
    skipSpace()
    switch peek {
    case "\"": return .string(try string())
    case "{": return .object
    case "[": return .list
    case let first? where first == "-" || "0"..."9" ~= first: return .number(try number())
    default:
      for (word, value) in [("true", Value.flag(true)), ("false", .flag(false)), ("null", .null)]
      where scalars[place...].starts(with: word.unicodeScalars) {
        place += word.unicodeScalars.count
        return value
      }
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
    return text(from: start)
  }

  private mutating func digits() throws(LookFileError) {
    guard let first = peek, "0"..."9" ~= first else { throw fault("a digit") }
    while let digit = peek, "0"..."9" ~= digit { place += 1 }
  }

  private mutating func string() throws(LookFileError) -> String {
    let start = place
    repeat {
      place += peek == "\\" ? 2 : 1
      guard let scalar = peek else { throw fault("the end of the quotes") }
      guard scalar >= " " else { throw fault("the end of the quotes on the same line") }
    } while peek != "\""
    place += 1
    guard
      let string = try? JSONDecoder().decode(String.self, from: Data(text(from: start).utf8))
    else {
      place = start
      throw fault("a text whose backslashes are JSON's")
    }
    return string
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

  /// What was written from a place to where the reading is.
  private func text(from start: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<place])
    return String(text)
  }

  /// That something else is due at the place that is reached.
  private func fault(_ expected: String) -> LookFileError {
    let end = min(place, scalars.count)
    let before = scalars[..<end]
    let line = before.count { $0 == "\n" } + 1
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return .malformed(line: line, column: end - start + 1, expected: expected, found: peek)
  }
}
