/// A selector of a style sheet: an element's name, classes and an id, whichever it tells.
struct SVGSelector: Equatable {
  /// The element's name; nil for any.
  private(set) var name: SVGText?
  private(set) var classes: [SVGText] = []
  private(set) var ids: [SVGText] = []

  /// Reads `path`, `.a`, `#b`, `path.a.c`, `*` and the like; nil for all that asks for more.
  ///
  /// More is where an element is, what it is next to, its attributes, or what a person does.
  init?(_ text: SVGText) {
    let bytes = Array(text.trimmed.string.utf8)
    var place = 0
    func takeName() -> SVGText? {
      let start = place
      while place < bytes.count, bytes[place].isNamePart { place += 1 }
      // A digit, or a hyphen and a digit, begins a number.
      guard let first = bytes[start..<place].first(where: { $0 != UInt8(ascii: "-") }),
        !first.isDigit
      else { return nil }
      return SVGText(bytes[start..<place])
    }
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "*") {
      place = 1
    } else if first.isNamePart {
      guard let name = takeName() else { return nil }
      self.name = name
    }
    while place < bytes.count {
      let mark = bytes[place]
      place += 1
      guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: "#"), let name = takeName() else {
        return nil
      }
      if mark == UInt8(ascii: ".") { classes.append(name) } else { ids.append(name) }
    }
  }

  /// How much the selector tells: ids before classes, classes before a name.
  var specificity: Specificity {
    Specificity(ids: ids.count, classes: classes.count, names: name == nil ? 0 : 1)
  }

  /// Whether an element is one of those that are meant.
  func matches(_ node: SVGTree.Node) -> Bool {
    if let name, node.name != name { return false }
    if !ids.isEmpty {
      guard let id = node.id, ids.allSatisfy({ $0 == id }) else { return false }
    }
    return classes.allSatisfy { node.classes.contains($0) }
  }

  /// What decides between rules that say different things of one element.
  struct Specificity: Comparable {
    var ids: Int
    var classes: Int
    var names: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.ids, first.classes, first.names) < (second.ids, second.classes, second.names)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether a name may have the byte; all that is not ASCII is a letter to CSS.
  fileprivate var isNamePart: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
  }
}
