/// Writes a number as the shortest text that gives it back.
///
/// The text is a number in SVG, CSS and JSON alike: a digit before a point and after it, no sign
/// on an exponent above zero. From 10⁻⁴ to 10¹⁶ it is as people write it, without an exponent;
/// outside, whichever way is shorter: `0.001`, `-12`, `1000000`, `1.5e-7`, `1e20`.
package enum DecimalWriter {
  /// The text of a finite number; −0 is written as 0.
  package static func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    append(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a finite number behind what is there, as ``text(_:)`` would.
  package static func append(_ number: Double, to bytes: inout [UInt8]) {
    precondition(number.isFinite, "Only a finite number can be written")
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let (digits, point) = shortestDigits(number.magnitude)
    guard !digits.isEmpty else { return bytes.append(UInt8(ascii: "0")) }
    switch point {
    case ...(-4): appendScientific(digits, point: point, to: &bytes)
    case 17... where isShorterWithExponent(digits, point: point):
      appendScientific(digits, point: point, to: &bytes)
    case ...0:
      bytes.append(UInt8(ascii: "0"))
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: -point))
      bytes.append(contentsOf: digits)
    case digits.count...:
      bytes.append(contentsOf: digits)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: point - digits.count))
    default:
      bytes.append(contentsOf: digits[..<point])
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[point...])
    }
  }

  private static func isShorterWithExponent(_ digits: [UInt8], point: Int) -> Bool {
    let exponentLength = point > 100 ? 3 : 2
    return digits.count + (digits.count > 1 ? 2 : 1) + exponentLength < point
  }

  private static func appendScientific(_ digits: [UInt8], point: Int, to bytes: inout [UInt8]) {
    bytes.append(digits[0])
    if digits.count > 1 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(contentsOf: digits[1...])
    }
    bytes.append(UInt8(ascii: "e"))
    let exponent = point - 1
    if exponent < 0 { bytes.append(UInt8(ascii: "-")) }
    var scale = 100
    while scale > 0 {
      let digit = exponent.magnitude / UInt(scale)
      if digit > 0 || scale == 1 { bytes.append(UInt8(ascii: "0") + UInt8(digit % 10)) }
      scale /= 10
    }
  }

  /// The digits d₁d₂… and the n of 0.d₁d₂… · 10ⁿ.
  ///
  /// Neither the first digit nor the last is zero. They are the standard library's, which prints
  /// the fewest that tell a number from its neighbors; of those, the nearest. No digits for zero.
  private static func shortestDigits(_ number: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point = 0
    var isFraction = false
    var exponent = 0
    var exponentSign = 0
    for byte in number.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): exponentSign = 1
      case UInt8(ascii: "-"): exponentSign = -1
      case UInt8(ascii: "+"): break
      default:
        if exponentSign != 0 {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else if byte == UInt8(ascii: "0"), digits.isEmpty {
          if isFraction { point -= 1 }
        } else {
          digits.append(byte)
          if !isFraction { point += 1 }
        }
      }
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (digits, point + exponentSign * exponent)
  }
}
