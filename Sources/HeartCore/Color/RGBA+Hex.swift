extension RGBA {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, as in CSS.
  ///
  /// ```
  /// try RGBA(hex: "#F00")       // pure red
  /// try RGBA(hex: "#ff000080")  // the same, half of it
  /// ```
  ///
  /// Digits are in either case; a digit of a short form counts twice. No space is passed over.
  public init(hex: String) throws(ColorError) {
    var scalars = hex.unicodeScalars.makeIterator()
    let sign = scalars.next()
    guard sign?.value == 0x23 else { throw .missingNumberSign(found: sign) }
    var digits: UInt32 = 0
    var count = 0
    while let scalar = scalars.next() {
      guard let digit = Self.digit(scalar) else {
        throw .notHexDigit(found: scalar, characterNumber: count + 2)
      }
      // Beyond eight digits, which throw below, the number means nothing.
      digits = digits << 4 | digit
      count += 1
    }
    switch count {
    case 3: self.init(bytes: Self.doubled(digits << 4 | 0xF))
    case 4: self.init(bytes: Self.doubled(digits))
    case 6: self.init(bytes: digits << 8 | 0xFF)
    case 8: self.init(bytes: digits)
    default: throw .digitCount(count)
    }
  }

  /// The color as `#RRGGBB`, or as `#RRGGBBAA` where it is not opaque.
  ///
  /// Each part is rounded to the nearest of 256 steps; a color that was read is written back.
  public var hex: String {
    let alpha = Self.byte(alpha)
    let parts = [Self.byte(red), Self.byte(green), Self.byte(blue)] + (alpha < 255 ? [alpha] : [])
    var text: [UInt8] = [UInt8(ascii: "#")]
    for part in parts {
      for digit in [part >> 4, part & 15] {
        text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private init(bytes: UInt32) {
    self.init(
      red: Double(bytes >> 24) / 255, green: Double(bytes >> 16 & 255) / 255,
      blue: Double(bytes >> 8 & 255) / 255, alpha: Double(bytes & 255) / 255)
  }

  /// Four digits, each put twice.
  private static func doubled(_ digits: UInt32) -> UInt32 {
    let spread =
      (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 15
    return spread << 4 | spread
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x30...0x39: scalar.value - 0x30
    case 0x41...0x46: scalar.value - 0x41 + 10
    case 0x61...0x66: scalar.value - 0x61 + 10
    default: nil
    }
  }
}
