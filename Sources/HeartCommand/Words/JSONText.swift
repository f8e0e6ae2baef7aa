internal import HeartCore

/// A value as JSON writes it, on one line.
struct JSONText {
  /// The characters.
  let text: String

  static let null = JSONText()

  /// What a person reads of it, without the quotes; nil of null.
  private(set) var plain: String?

  /// A value that may be missing, which JSON calls null.
  init<Value>(_ value: Value?, _ write: (Value) -> JSONText) {
    self = value.map(write) ?? .null
  }

  private init(text: String, plain: String? = nil) {
    self.text = text
    self.plain = plain ?? text
  }

  private init() {
    text = "null"
    plain = nil
  }

  /// A number with twelve decimals at most; JSON has none that are not finite.
  ///
  /// What lies beyond is the noise of arithmetic, and makes a 0 look like -3.5e-15.
  static func number(_ number: Double) -> JSONText {
    number.isFinite ? JSONText(text: plainText((number * 1e12).rounded() / 1e12)) : .null
  }

  /// A finite number that reads back to the same.
  static func exact(_ number: Double) -> JSONText { JSONText(text: plainText(number)) }

  /// True or false; a person reads yes, and nothing of what is not so.
  static func flag(_ flag: Bool) -> JSONText {
    var text = JSONText(text: flag ? "true" : "false", plain: "yes")
    if !flag { text.plain = nil }
    return text
  }

  static func string(_ string: String) -> JSONText {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        let code = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - code.count) + code
      default: text.unicodeScalars.append(scalar)
      }
    }
    return JSONText(text: text + "\"", plain: string)
  }

  /// An object whose members keep their order.
  static func object(_ members: [(name: String, value: JSONText)]) -> JSONText {
    let texts = members.map { "\(JSONText.string($0.name).text): \($0.value.text)" }
    return JSONText(text: "{" + texts.joined(separator: ", ") + "}")
  }

  static func point(_ point: Point2D) -> JSONText {
    .object([("x", .number(point.x)), ("y", .number(point.y))])
  }
}
