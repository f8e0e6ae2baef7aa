internal import HeartCore
internal import HeartExport

/// What the values of options are read as; nil is not what was asked for.
enum Reading {
  /// A finite decimal number with a point, as programs write them everywhere.
  static func number(_ text: String) -> Double? {
    // The standard library would also take "nan", "inf" and "0x1p3".
    guard text.utf8.allSatisfy({ isDecimal($0) }) else { return nil }
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// A finite number above 0.
  static func positive(_ text: String) -> Double? {
    number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// A finite number above 0 that is no larger than the limit.
  static func positive(upTo limit: Double) -> (String) -> Double? {
    { text in positive(text).flatMap { $0 <= limit ? $0 : nil } }
  }

  /// A finite number that is 0 or more.
  static func nonnegative(_ text: String) -> Double? {
    number(text).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// A finite number in a range.
  static func number(in range: ClosedRange<Double>) -> (String) -> Double? {
    { text in number(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// A whole number in a range, in digits alone.
  static func wholeNumber<Number: FixedWidthInteger>(
    in range: ClosedRange<Number>
  ) -> (String) -> Number? {
    { text in
      guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
        return nil
      }
      return Number(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A color that lets nothing through.
  static func opaqueColor(_ text: String) -> RGBA? {
    (try? RGBA(hex: text)).flatMap { $0.alpha == 1 ? $0 : nil }
  }

  /// How often a file is played.
  static func playCount(_ text: String) -> PlayCount? {
    switch text {
    case "once": .once
    case "forever": .forever
    default: wholeNumber(in: 1...AnimateCommand.playLimit)(text).map(PlayCount.times)
    }
  }

  /// Any text that shows something.
  static func text(_ text: String) -> String? {
    text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Text on one line that shows something.
  static func line(_ text: String) -> String? {
    Self.text(text).flatMap(lineOrNothing)
  }

  /// Text on one line, without characters that no page can have.
  static func lineOrNothing(_ text: String) -> String? {
    let isLine = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && !scalar.properties.isNoncharacterCodePoint
    }
    return isLine ? text : nil
  }

  /// What names in an SVG can begin with.
  static func namePrefix(_ text: String) -> String? {
    SVGDocument.isNamePrefix(text) ? text : nil
  }

  /// The name of a file or a folder: any text but none.
  static func path(_ text: String) -> String? {
    text.isEmpty ? nil : text
  }

  /// The side of a square in pixels.
  static func side(_ text: String) -> Int? {
    wholeNumber(in: 1...Bitmap.sideLimit)(text)
  }

  /// The sides of a canvas in pixels: one number for both, or two with an x between.
  static func size(_ text: String) -> CanvasSize? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { side(String($0)) }
    guard sides.count <= 2, let width = sides[0], let height = sides[sides.count - 1] else {
      return nil
    }
    return CanvasSize(width: width, height: height)
  }

  /// Four numbers, parted by spaces or commas, the last two above 0.
  static func box(_ text: String) -> Box? {
    let numbers = text.split { $0.isWhitespace || $0 == "," }.map { number(String($0)) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], width > 0, height > 0
    else { return nil }
    return Box(x: x, y: y, width: width, height: height)
  }

  /// How a color may be written.
  static let colorForms = choices(["#RGB", "#RGBA", "#RRGGBB", "#RRGGBBAA"])

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
