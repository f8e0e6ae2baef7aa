/// Reads a decimal number out of text, rounded correctly.
///
/// Rounding is to the nearest, ties to even.
///
/// The grammar is that of SVG 2: a sign or none, digits with a point before or among them, and an
/// exponent or none: `12`, `-.5`, `+1.5e-3`. A point with no digit after it is not part of a
/// number, as in SVG 2 and in browsers (SVG 1.1 allowed `5.`); an `e` with no digit after it is not
/// either, so that `1em` is the number 1 and a unit.
///
/// Any length and any exponent is read rightly, into subnormals and zero. Nothing is allocated for
/// 19 digits or fewer with a power of ten within ±27, which is all that drawings hold in practice.
package enum DecimalReader {
  /// What was found at a place of the text.
  package enum Reading: Equatable, Sendable {
    /// A number, and the place after it.
    case number(Double, end: Int)
    /// A number too large for any Double, and the place after it.
    case tooLarge(end: Int)
    /// No number, and the place where something is missing.
    ///
    /// That is a digit, or the first of a number.
    case nothing(at: Int)
  }

  /// Reads the number that begins exactly at a place.
  ///
  /// The place is an index up to the end of the bytes.
  package static func read(_ bytes: [UInt8], at start: Int) -> Reading {
    var scan = Scan(start: start)
    guard scan.run(bytes) else { return .nothing(at: scan.place) }
    guard let magnitude = magnitude(scan, bytes) else { return .tooLarge(end: scan.place) }
    return .number(scan.isNegative ? -magnitude : magnitude, end: scan.place)
  }

  /// How many digits the fast way takes.
  ///
  /// As many as a UInt64 surely holds.
  private static let fastDigits = 19
  /// How many digits can matter.
  ///
  /// Halfway between two numbers there are at most 767.
  private static let decisiveDigits = 800

  /// One pass over a number's text.
  private struct Scan {
    /// Where the reading is; in the end, the place after the number.
    var place: Int
    var isNegative = false
    /// The first digits, leading zeros apart.
    var significand: UInt64 = 0
    /// How many digits are in the significand.
    var count = 0
    /// Whether a digit other than zero was left out of it.
    var hasMore = false
    /// Where the first digit is that is not zero.
    var firstDigit = 0
    /// The power of ten that 0.d₁d₂d₃… is multiplied by, d₁ not zero.
    var point: Int64 = 0

    init(start: Int) {
      place = start
    }

    /// Whether a number was found.
    mutating func run(_ bytes: [UInt8]) -> Bool {
      if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
      {
        isNegative = bytes[place] == UInt8(ascii: "-")
        place += 1
      }
      let whole = place
      takeDigits(bytes, isFraction: false)
      let hasWhole = place > whole
      if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
        if digit(bytes, place + 1) != nil {
          place += 1
          takeDigits(bytes, isFraction: true)
        } else if !hasWhole {
          place += 1
          return false
        }
      } else if !hasWhole {
        return false
      }
      takeExponent(bytes)
      return true
    }

    private mutating func takeDigits(_ bytes: [UInt8], isFraction: Bool) {
      while let digit = digit(bytes, place) {
        if count == 0, digit == 0 {
          if isFraction { point -= 1 }
        } else {
          if count == 0 { firstDigit = place }
          if !isFraction { point += 1 }
          if count < fastDigits {
            significand = significand &* 10 &+ UInt64(digit)
            count += 1
          } else if digit > 0 {
            hasMore = true
          }
        }
        place += 1
      }
    }

    private mutating func takeExponent(_ bytes: [UInt8]) {
      // The letter in either case.
      guard place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") else { return }
      var next = place + 1
      let sign = next < bytes.count ? bytes[next] : 0
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
      guard digit(bytes, next) != nil else { return }
      var exponent: Int64 = 0
      while let digit = digit(bytes, next) {
        // Further digits could not matter: no text is long enough to make up for such an exponent.
        if exponent < 100_000_000_000_000_000 { exponent = exponent &* 10 &+ Int64(digit) }
        next += 1
      }
      point += sign == UInt8(ascii: "-") ? -exponent : exponent
      place = next
    }
  }

  private static func digit(_ bytes: [UInt8], _ place: Int) -> UInt8? {
    guard place < bytes.count else { return nil }
    let digit = bytes[place] &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// The number without its sign; nil where it is too large.
  private static func magnitude(_ scan: Scan, _ bytes: [UInt8]) -> Double? {
    // Below 10⁻³²⁶ everything rounds to 0, and from 10³¹⁰ on nothing has a Double.
    guard scan.significand > 0, scan.point > -326 else { return 0 }
    guard scan.point <= 310 else { return nil }
    let exponent = Int(scan.point) - scan.count
    if let nearest = DecimalRounding.fast(scan.significand, powerOfTen: exponent) {
      guard scan.hasMore else { return nearest }
      // The number lies between this significand and the next one.
      let above = DecimalRounding.fast(scan.significand + 1, powerOfTen: exponent)
      if nearest == above { return nearest }
    }
    return exactMagnitude(scan, bytes)
  }

  private static func exactMagnitude(_ scan: Scan, _ bytes: [UInt8]) -> Double? {
    var number = WideNumber()
    var count = 0
    var place = scan.firstDigit
    while place < scan.place, bytes[place] | 0x20 != UInt8(ascii: "e") {
      if let digit = digit(bytes, place) {
        if count < decisiveDigits {
          number.append(digit)
          count += 1
        } else if digit > 0 {
          // What lies beyond can only break a tie, and any digit does that.
          number.hasMore = true
        }
      }
      place += 1
    }
    return DecimalRounding.exact(number, powerOfTen: Int(scan.point) - count)
  }
}
