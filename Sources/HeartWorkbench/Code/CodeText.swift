internal import HeartCore

/// Code as it is written, from its beginning on.
///
/// Bytes, since putting strings together takes more room in a page than all else here.
struct CodeText {
  private(set) var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds what is always so.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds what a look says.
  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a number as Swift, a page and the command read it.
  mutating func add(_ number: Double) { DecimalWriter.append(number, to: &bytes) }

  /// Adds other code.
  mutating func add(_ text: CodeText) { bytes.append(contentsOf: text.bytes) }

  /// Adds what a look says, between what is always so.
  mutating func add(_ before: StaticString, _ text: String, _ after: StaticString) {
    add(before)
    add(text)
    add(after)
  }

  /// Adds a number between what is always so; nothing where there is none.
  mutating func add(_ before: StaticString, _ number: Double?, _ after: StaticString) {
    guard let number else { return }
    add(before)
    add(number)
    add(after)
  }

  /// Adds path data on one line, as it can stand between quotes of any kind.
  ///
  /// What the reader took is letters, digits, signs, points, commas and white space.
  mutating func add(pathData: String) {
    for byte in pathData.utf8 { bytes.append(byte <= 0x20 ? 0x20 : byte) }
  }

  /// Adds the parts of a color as arguments in Swift: `red: 1, green: 204 / 255, blue: 0`.
  ///
  /// - Parameters:
  ///   - color: What is written in 255ths, exactly.
  ///   - opacity: What the opacity is called, with all before it.
  ///   - isNeeded: Whether it has to be there where it is 1, too.
  mutating func add(_ color: RGBA, opacity: StaticString, isNeeded: Bool = false) {
    add("red: ")
    add(share: color.red)
    add(", green: ")
    add(share: color.green)
    add(", blue: ")
    add(share: color.blue)
    guard color.alpha < 1 || isNeeded else { return }
    add(opacity)
    add(share: color.alpha)
  }

  private mutating func add(share: Double) {
    let byte = RGBA.byte(share)
    add(byte == 255 ? 1 : Double(byte))
    if byte > 0 && byte < 255 { add(" / 255") }
  }
}
