import HeartCore

/// A value of JSON whose members keep the order that they were given in.
///
/// It is written as it reads:
///
/// ```
/// let shape: JSONValue = ["ty": "el", "s": [12, 12]]
/// shape.utf8          // {"ty":"el","s":[12,12]}
/// ```
enum JSONValue: Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  /// Bytes that need no escaping, between quotation marks.
  case plain([UInt8])
  case list([JSONValue])
  case object([Member])

  typealias Member = (name: StaticString, value: JSONValue)

  /// A number cut to some digits after the point.
  ///
  /// The nearest; exactly between two, the one away from zero. One that has no room for so many
  /// stays as it is.
  static func number(_ exact: Double, places: Int) -> JSONValue {
    .number(exact.rounded(places: places))
  }

  /// The object with members behind its own.
  func with(_ more: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let others) = more else {
      preconditionFailure("Only an object takes members")
    }
    return .object(own + others)
  }

  /// The text, in UTF-8, without a space.
  var utf8: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .number(let number): DecimalWriter.append(number, to: &bytes)
    case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .text(let text): Self.append(text, to: &bytes)
    case .plain(let text):
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "\""))
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        member.name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        for digit in [byte >> 4, byte & 15] {
          bytes.append(UInt8(digit: digit))
        }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (StaticString, JSONValue)...) {
    self = .object(elements.map { ($0.0, $0.1) })
  }
}
