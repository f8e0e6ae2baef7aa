/// The begin tag of an HTML element, written attribute by attribute.
struct HTMLTag {
  /// What is written, without the bracket that ends it.
  private(set) var text: String

  init(_ name: String) {
    text = "<\(name)"
  }

  /// Writes an attribute; nil writes none.
  mutating func add(_ name: String, _ value: String?) {
    guard let value else { return }
    text += " \(name)=\"\(Self.escaped(value))\""
  }

  /// Writes an attribute that is there or not.
  mutating func add(_ name: String, if isThere: Bool) {
    if isThere { text += " \(name)" }
  }

  /// A text as a value in double quotes has it.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
