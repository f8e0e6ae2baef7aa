import HeartCore

/// Writes numbers in as few characters as some decimals need: `.5`, `-12`, `3.142`.
///
/// Path data and style sheets read them so; JSON would not.
enum ShortDecimal {
  /// A number rounded to some decimals, as a whole number of the last one.
  ///
  /// Exactly halfway goes away from zero.
  static func units(_ number: Double, decimals: Int) -> Int64 {
    let scaled = number.magnitude * powers[decimals]
    // Past 2⁵³ there are no decimals to round; what is written is cut there.
    let units = Int64(min(scaled, 0x1p53) + 0.5)
    return number < 0 ? -units : units
  }

  /// Writes a finite number, rounded to 0…``most`` decimals.
  static func append(_ number: Double, decimals: Int, to bytes: inout [UInt8]) {
    append(units: units(number, decimals: decimals), decimals: decimals, to: &bytes)
  }

  /// Writes a whole number of the last decimal.
  static func append(units: Int64, decimals: Int, to bytes: inout [UInt8]) {
    if units < 0 { bytes.append(UInt8(ascii: "-")) }
    let divisor = UInt64(powers[decimals])
    let whole = units.magnitude / divisor
    var rest = units.magnitude % divisor
    if whole > 0 || rest == 0 { appendWhole(whole, to: &bytes) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = divisor
    while rest > 0 {
      place /= 10
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
    }
  }

  private static func appendWhole(_ number: UInt64, to bytes: inout [UInt8]) {
    if number >= 10 { appendWhole(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// The most decimals that a number can have.
  static let most = powers.count - 1

  /// One unit of the last of some decimals.
  static func step(_ decimals: Int) -> Double { 1 / powers[decimals] }

  private static let powers: [Double] = [
    1, 10, 100, 1000, 10_000, 100_000, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
  ]
}
