import Foundation
import HeartCore
import Testing

@Suite("DecimalReader")
struct DecimalReaderTests {
  @Test(
    "Numbers that have misled other readers come out right",
    arguments: [
      "2.2250738585072011e-308", "2.2250738585072012e-308", "2.2250738585072014e-308",
      "9007199254740993", "9007199254740992.999999999999999999", "9007199254740993.00000000000001",
      "1e23", "8.5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "4.9e-324",
      "1.7976931348623157e308", "1.7976931348623158e308", "179769313486231580793e288",
      "0.500000000000000166533453693773481063544750213623046875",
      "1.00000000000000011102230246251565",
      "6.631236846766476e-316", "3.237883913302901e-319", "7.3177701707893310e+15",
      "9223372036854775807",
      "18446744073709551615", "18446744073709551616", "1448997445238699", "0.1", "100", "1e22",
      "123456789012345678901234567890", "0.000000000000000000000000000000000123456789012345678901",
      "6250000000000000000000000e-9", "1e-27", "1e27", "1e-28", "1e28", "9999999999999999999e27",
    ])
  func knownHardCases(text: String) {
    expectSystemsAnswer(text)
  }

  @Test("The printed forms of 60,000 random bit patterns are read as the system reads them")
  func printedNumbers() {
    var dice = Dice(seed: 11)
    for index in 0..<60_000 {
      let number = dice.finiteNumber()
      expectSystemsAnswer(
        index % 3 == 0
          ? "\(number)" : String(format: index % 3 == 1 ? "%.16e" : "%.25e", number))
    }
  }

  @Test("140,000 texts of random digits are read as the system reads them")
  func randomDigits() {
    var dice = Dice(seed: 12)
    for index in 0..<140_000 {
      expectSystemsAnswer(randomText(&dice, mostDigits: index % 100 == 0 ? 900 : 40))
    }
  }

  @Test("Halfway between two numbers the even one is taken, and any digit beyond decides")
  func halfway() {
    var dice = Dice(seed: 13)
    for index in 0..<3_000 {
      // The place of the lowest bit; the few deep ones have up to 767 digits.
      let exponent = index % 30 == 0 ? Int(dice.bits() % 1_900) - 1_074 : index % 200 - 100
      let isSubnormal = exponent == -1_074 && index % 2 == 0
      let odd = dice.bits() >> (isSubnormal ? 14 : 11) | (isSubnormal ? 0 : 1 << 52)
      let lower =
        Double(odd) * scalbn(1, max(exponent, -1_000)) * scalbn(1, min(exponent + 1_000, 0))
      // A last digit of 0 could not be made one smaller, below.
      guard lower.nextUp.isFinite, exponent < 1 || (odd * 2 + 1) % 5 != 0 else { continue }
      let (digits, point) = decimal(odd: odd * 2 + 1, powerOfTwo: exponent - 1)
      let even = lower.significandBitPattern & 1 == 0 ? lower : lower.nextUp
      let text = String(decoding: digits, as: UTF8.self)
      let ten = "e\(point)"
      #expect(read(text + ten) == .number(even, end: (text + ten).utf8.count), "\(text)\(ten)")
      for zeros in [0, 30, 900] {
        let padding = String(repeating: "0", count: zeros)
        let above = text + "." + padding + "1" + ten
        #expect(read(above) == .number(lower.nextUp, end: above.utf8.count), "\(above)")
      }
      let below = String(text.dropLast()) + String(Int(String(text.suffix(1)))! - 1) + ".99" + ten
      #expect(read(below) == .number(lower, end: below.utf8.count), "\(below)")
    }
  }

  @Test("Leading and trailing zeros by the thousand change nothing")
  func manyZeros() {
    let zeros = String(repeating: "0", count: 3_000)
    let manyZeros = String(repeating: "0", count: 20_000)
    for (text, expected) in [
      ("0.\(manyZeros)1e20001", 1), ("1\(manyZeros)e-20000", 1), ("\(zeros)1.5\(zeros)", 1.5),
      ("0.\(zeros)25e3000", 0.25), ("25\(zeros)e-3001", 2.5),
      ("0.\(zeros)", 0), ("\(zeros)", 0), ("0e99999999999999999999", 0),
      ("1e-99999999999999999999", 0), ("0.\(zeros)1e-999999999999999999999999", 0),
      ("1e\(zeros)2", 100),
    ] {
      #expect(read(text) == .number(expected, end: text.utf8.count), "\(text)")
    }
  }

  @Test("A number too large for a Double is reported, never infinite")
  func tooLarge() {
    for text in [
      "1e309", "1.7976931348623159e308", "17976931348623159e292", "1e999", "-1e999",
      "1e99999999999999999999", String(repeating: "9", count: 310),
    ] {
      #expect(read(text) == .tooLarge(end: text.utf8.count), "\(text)")
    }
  }

  @Test("The largest number's upper neighbor would begin halfway, and there it is too large")
  func largestHalfway() {
    let (digits, point) = decimal(odd: (1 << 54) - 1, powerOfTwo: 970)
    #expect(point == 0)
    let tie = String(decoding: digits, as: UTF8.self)
    #expect(read(tie) == .tooLarge(end: 309))
    let below = String(tie.dropLast()) + "1.9"
    #expect(tie.hasSuffix("2"))
    #expect(read(below) == .number(.greatestFiniteMagnitude, end: 311))
  }

  @Test("A number ends where the grammar of SVG 2 ends it")
  func grammar() {
    let table: [(String, DecimalReader.Reading)] = [
      ("5.", .number(5, end: 1)), (".5", .number(0.5, end: 2)), ("+.5.5", .number(0.5, end: 3)),
      ("-1-2", .number(-1, end: 2)), ("1em", .number(1, end: 1)), ("1e", .number(1, end: 1)),
      ("1e+", .number(1, end: 1)), ("1e-x", .number(1, end: 1)), ("1E-3,", .number(0.001, end: 4)),
      ("1e+2 ", .number(100, end: 4)), ("00.50", .number(0.5, end: 5)),
      ("0x10", .number(0, end: 1)),
      ("1.5.", .number(1.5, end: 3)), ("2e3.5", .number(2000, end: 3)),
      ("5.e3", .number(5, end: 1)),
      ("", .nothing(at: 0)), ("-", .nothing(at: 1)), ("+-1", .nothing(at: 1)),
      (".", .nothing(at: 1)), ("-.", .nothing(at: 2)), (".e3", .nothing(at: 1)),
      ("e3", .nothing(at: 0)), ("inf", .nothing(at: 0)), ("nan", .nothing(at: 0)),
      (" 1", .nothing(at: 0)), ("١", .nothing(at: 0)),
    ]
    for (text, expected) in table { #expect(read(text) == expected, "\(text)") }
  }

  @Test("Reading may begin anywhere, at the end as well")
  func startingPlace() {
    let bytes = Array("M10,-2".utf8)
    #expect(DecimalReader.read(bytes, at: 1) == .number(10, end: 3))
    #expect(DecimalReader.read(bytes, at: 4) == .number(-2, end: 6))
    #expect(DecimalReader.read(bytes, at: 6) == .nothing(at: 6))
  }

  @Test("The sign of zero is kept")
  func negativeZero() {
    guard case .number(let zero, end: 4) = read("-0.0") else {
      Issue.record("-0.0 was not read")
      return
    }
    #expect(zero == 0 && zero.sign == .minus)
  }
}

private func read(_ text: String) -> DecimalReader.Reading {
  DecimalReader.read(Array(text.utf8), at: 0)
}

private func expectSystemsAnswer(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let theirs = strtod(text, nil)
  let end = text.utf8.count
  let ours = read(text)
  let isSame =
    switch ours {
    case .number(let number, end): number.bitPattern == theirs.bitPattern
    case .tooLarge(end): theirs.isInfinite
    default: false
    }
  if isSame { return }
  Issue.record("\(text) is read as \(ours), the system's \(theirs)", sourceLocation: sourceLocation)
}

private func randomText(_ dice: inout Dice, mostDigits: UInt64) -> String {
  let count = Int(1 + dice.bits() % mostDigits)
  let point = dice.bits() % 3 == 0 ? Int(dice.bits() % UInt64(count)) : -1
  var text = ["", "-", "+"][Int(dice.bits() % 3)]
  for index in 0..<count {
    if index == point { text += "." }
    // Runs of zeros and nines come near to halfway.
    switch dice.bits() % 4 {
    case 0: text += "0"
    case 1: text += "9"
    default: text += String(dice.bits() % 10)
    }
  }
  switch dice.bits() % 4 {
  case 0: return text
  case 1: return text + "e\(Int(dice.bits() % 60) - 30)"
  case 2: return text + "E\(Int(dice.bits() % 700) - 350 - count / 2)"
  default: return text + "e+\(dice.bits() % 20)"
  }
}

/// The digits of an odd number times a power of two, as they are, and the power of ten to it.
private func decimal(odd: UInt64, powerOfTwo: Int) -> (digits: [UInt8], powerOfTen: Int) {
  // Kept from the lowest up while it grows: twice as often as 2ⁿ asks, or 5ⁿ over 10ⁿ.
  var chunks: [UInt64] = [odd % 1_000_000_000, odd / 1_000_000_000 % 1_000_000_000]
  chunks.append(odd / 1_000_000_000_000_000_000)
  let factor: UInt64 = powerOfTwo < 0 ? 5 : 2
  for _ in 0..<powerOfTwo.magnitude {
    var carry: UInt64 = 0
    for index in chunks.indices {
      let product = chunks[index] * factor + carry
      chunks[index] = product % 1_000_000_000
      carry = product / 1_000_000_000
    }
    if carry > 0 { chunks.append(carry) }
  }
  let text = chunks.reversed().map { String(format: "%09llu", $0) }.joined()
  return (Array(text.utf8.drop { $0 == UInt8(ascii: "0") }), min(powerOfTwo, 0))
}
