import HeartCore

/// The words of an attribute's value, one by one.
struct SVGScanner {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: SVGText) {
    bytes = Array(text.string.utf8)
  }

  /// Whether nothing but white space is left, which is passed.
  mutating func reachesEnd() -> Bool {
    passSpace()
    return place == bytes.count
  }

  mutating func passSpace() {
    while place < bytes.count, bytes[place].isSpace { place += 1 }
  }

  /// Passes white space, and a comma at most.
  ///
  /// - Returns: Whether there was a comma.
  @discardableResult
  mutating func passComma() -> Bool {
    passSpace()
    guard take(UInt8(ascii: ",")) else { return false }
    passSpace()
    return true
  }

  /// Passes a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// The number that comes next, if one does and a Double can hold it.
  mutating func takeNumber() -> Double? {
    guard case .number(let number, let end) = DecimalReader.read(bytes, at: place) else {
      return nil
    }
    place = end
    return number
  }

  /// The letters, digits, hyphens and percent signs that come next; empty if there are none.
  mutating func takeWord() -> SVGText {
    let start = place
    while place < bytes.count,
      bytes[place].isLetter || bytes[place] == UInt8(ascii: "-")
        || bytes[place] == UInt8(ascii: "%")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[place]
    {
      place += 1
    }
    return SVGText(bytes[start..<place])
  }

  /// All numbers of a list, parted by white space or single commas; nil for anything else.
  static func numbers(_ text: SVGText) -> [Double]? {
    var scanner = SVGScanner(text)
    var result: [Double] = []
    guard !scanner.reachesEnd() else { return [] }
    repeat {
      guard let number = scanner.takeNumber() else { return nil }
      result.append(number)
      if scanner.passComma(), scanner.reachesEnd() { return nil }
    } while !scanner.reachesEnd()
    return result
  }
}
