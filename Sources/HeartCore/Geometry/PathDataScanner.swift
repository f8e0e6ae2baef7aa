/// The words of path data: command letters, numbers, flags.
struct PathDataScanner {
  private let bytes: [UInt8]
  /// Where the next word is looked for.
  private var place = 0
  /// Where the last number began.
  private var lastNumber = 0
  /// Whether a comma may come before the next word.
  ///
  /// Only between two words of a command, and only one.
  private var acceptsComma = false

  /// Scans text in UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Passes over white space; tells whether anything follows it.
  mutating func reachesMore() -> Bool {
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    return place < bytes.count
  }

  /// The letter of the next command; nil where something else stands.
  mutating func takeLetter(among letters: StaticString) -> UInt8? {
    guard reachesMore() else { return nil }
    let byte = bytes[place]
    let isAmong = letters.withUTF8Buffer { $0.contains(byte) }
    guard isAmong else { return nil }
    place += 1
    acceptsComma = false
    return byte
  }

  /// A number, after white space and a comma at most.
  // Not copied to each caller: a page's engine is small.
  @inline(never)
  mutating func takeNumber() throws(PathDataError) -> Double {
    passSeparator()
    lastNumber = place
    switch DecimalReader.read(bytes, at: place) {
    case .number(let number, let end):
      place = end
      acceptsComma = true
      return number
    case .tooLarge:
      throw numberTooLarge()
    case .nothing(let missing):
      throw error(at: missing, expecting: .number)
    }
  }

  /// A flag, which needs nothing after it.
  ///
  /// `00.5` is two flags and a number.
  mutating func takeFlag() throws(PathDataError) -> Bool {
    passSeparator()
    guard place < bytes.count, bytes[place] | 1 == UInt8(ascii: "1") else {
      throw error(expecting: .flag)
    }
    place += 1
    acceptsComma = true
    return bytes[place - 1] == UInt8(ascii: "1")
  }

  /// Whether the numbers of one more such command follow.
  ///
  /// After a comma they must.
  mutating func reachesNumber() -> Bool {
    passSeparator()
    let hasComma = !acceptsComma
    acceptsComma = false
    guard place < bytes.count else { return hasComma }
    switch bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"):
      return true
    default:
      return hasComma
    }
  }

  /// The report that something else belongs where the next word is.
  func error(expecting expected: PathDataError.Expectation) -> PathDataError {
    error(at: place, expecting: expected)
  }

  /// The report that the last number is, or leads, too far.
  func numberTooLarge() -> PathDataError {
    error(at: lastNumber, expecting: .number, found: .numberTooLarge)
  }

  /// Passes over white space and, where it may stand, one comma.
  private mutating func passSeparator() {
    guard reachesMore(), acceptsComma, bytes[place] == UInt8(ascii: ",") else { return }
    place += 1
    acceptsComma = false
    _ = reachesMore()
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    // Space, tab, line feed, form feed, carriage return: those of SVG 2.
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  private func finding(at place: Int) -> PathDataError.Finding {
    place < bytes.count ? .character(character(at: place)) : .end
  }

  /// The character that begins with a byte; U+FFFD where none does.
  ///
  /// Decoded here, since a string would bring the tables of Unicode into the web's engine.
  private func character(at place: Int) -> Unicode.Scalar {
    let first = bytes[place]
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    // The ones that a first byte begins with count the bytes of its character.
    let count = (~first).leadingZeroBitCount
    guard (2...4).contains(count), place + count <= bytes.count else { return "\u{FFFD}" }
    var code = UInt32(first & (0x7F >> UInt8(count)))
    for byte in bytes[place + 1..<place + count] {
      guard byte & 0xC0 == 0x80 else { return "\u{FFFD}" }
      code = code << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }

  // In one place: every word that is read may fail.
  @inline(never)
  private func error(
    at place: Int, expecting expected: PathDataError.Expectation,
    found: PathDataError.Finding? = nil
  ) -> PathDataError {
    PathDataError(offset: place, expected: expected, found: found ?? finding(at: place))
  }
}
