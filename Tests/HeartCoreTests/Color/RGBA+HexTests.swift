import Testing

@testable import HeartCore

@Suite("RGBA as hexadecimal text")
struct RGBAHexTests {
  @Test("Every form of CSS is read, in either case")
  func forms() throws {
    #expect(try RGBA(hex: "#F00") == .red)
    #expect(try RGBA(hex: "#f00f") == .red)
    #expect(try RGBA(hex: "#FF0000") == .red)
    #expect(try RGBA(hex: "#ff0000FF") == .red)
    #expect(try RGBA(hex: "#0000") == .clear)
    #expect(try RGBA(hex: "#1bC") == RGBA(hex: "#11bBCc"))
    #expect(try RGBA(hex: "#1bC8") == RGBA(hex: "#11bBCc88"))
    #expect(
      try RGBA(hex: "#F0455280")
        == RGBA(red: 240.0 / 255, green: 69.0 / 255, blue: 82.0 / 255, alpha: 128.0 / 255))
    #expect(try RGBA(hex: "#F04552") == FavoriteDefaults.fillColor)
  }

  @Test("What is not a color says which character or how many digits are wrong")
  func errors() {
    let table: [(String, ColorError)] = [
      ("", .missingNumberSign(found: nil)), ("red", .missingNumberSign(found: "r")),
      (" #fff", .missingNumberSign(found: " ")), ("＃fff", .missingNumberSign(found: "＃")),
      ("#ggg", .notHexDigit(found: "g", characterNumber: 2)),
      ("#12 ", .notHexDigit(found: " ", characterNumber: 4)),
      ("#12345é", .notHexDigit(found: "é", characterNumber: 7)),
      ("#fff#", .notHexDigit(found: "#", characterNumber: 5)),
      ("#@AA", .notHexDigit(found: "@", characterNumber: 2)),
      ("#:AA", .notHexDigit(found: ":", characterNumber: 2)),
      ("#`AA", .notHexDigit(found: "`", characterNumber: 2)),
      ("#", .digitCount(0)), ("#1", .digitCount(1)), ("#12", .digitCount(2)),
      ("#12345", .digitCount(5)), ("#1234567", .digitCount(7)), ("#123456789", .digitCount(9)),
      ("#" + String(repeating: "0", count: 1000), .digitCount(1000)),
    ]
    for (text, expected) in table {
      #expect(throws: expected, "\(text)") { try RGBA(hex: text) }
    }
  }

  @Test("What was read is written back, in capitals, with alpha only where it is not whole")
  func roundTrip() throws {
    var generator = SplitMix64(seed: 31)
    let digits = Array("0123456789ABCDEF")
    for index in 0..<20_000 {
      var text = "#"
      for _ in 0..<(index % 2 == 0 ? 6 : 8) {
        text.append(digits[Int(generator.next() % 16)])
      }
      let color = try RGBA(hex: text)
      let expected = text.count == 9 && text.hasSuffix("FF") ? String(text.dropLast(2)) : text
      #expect(color.hex == expected)
      #expect(try RGBA(hex: color.hex) == color)
    }
    #expect(RGBA(red: 0.94, green: 0.27, blue: 0.32).hex == "#F04552")
    #expect(RGBA(red: 1, green: 1, blue: 1, alpha: 0.9999).hex == "#FFFFFF")
  }

  @Test("Every pair of a part and an alpha in bytes is multiplied to the nearest byte")
  func premultipliedBytes() {
    for alpha in 0...255 {
      for part in 0...255 {
        let share = Double(part) / 255
        let bytes = RGBA(red: share, green: 1, blue: 0, alpha: Double(alpha) / 255)
          .premultipliedBytes
        // part · alpha is never halfway between two multiples of 255, since 255 is odd.
        let nearest = (2 * part * alpha + 255) / 510
        if bytes != (UInt8(nearest), UInt8(alpha), 0, UInt8(alpha)) {
          Issue.record("\(part) of 255 at \(alpha) of 255 gives \(bytes)")
        }
      }
    }
  }

  @Test("No premultiplied part is above its alpha, whatever the color")
  func neverAboveAlpha() {
    var generator = SplitMix64(seed: 32)
    for _ in 0..<50_000 {
      let color = RGBA(
        red: generator.unit(), green: 1, blue: 1 - generator.unit() * 0x1p-50,
        alpha: generator.unit())
      let bytes = color.premultipliedBytes
      #expect(
        bytes.red <= bytes.alpha && bytes.green == bytes.alpha && bytes.blue <= bytes.alpha,
        "\(color)")
    }
  }

  @Test("Around every halfway place a share goes to the nearer of its two bytes")
  func rounding() {
    for byte in 0..<255 {
      let halfway = (Double(byte) + 0.5) / 255
      var share = halfway - 4 * halfway.ulp
      while share <= halfway + 4 * halfway.ulp {
        let steps = share * 255
        let nearest = steps - Double(byte) < 0.5 ? byte : byte + 1
        #expect(RGBA.byte(share) == UInt8(nearest), "\(share)")
        share = share.nextUp
      }
    }
    #expect(RGBA.byte(0) == 0)
    #expect(RGBA.byte(0.5) == 128)
    #expect(RGBA.byte(1) == 255)
  }
}
