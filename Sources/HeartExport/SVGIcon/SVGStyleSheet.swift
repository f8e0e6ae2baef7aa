/// The rules of all of a file's style sheets.
struct SVGStyleSheet {
  /// A selector, and what it says of the elements that it means.
  struct Rule {
    var selector: SVGSelector
    var declarations: [SVGDeclaration]
  }

  /// By specificity, and then as they are written.
  private(set) var rules: [Rule] = []
  /// How many names all selectors tell, each at least one.
  private(set) var nameCount = 0

  /// The most selectors: each is compared with every element that is visited.
  private static let limit = 4_000

  /// Adds the rules of a `style` element after those there are.
  mutating func add(sheetOf node: SVGTree.Node) throws(SVGIconError.Fault) {
    let kind = node.value(of: "type")?.trimmed.lowercased ?? ""
    guard kind.isEmpty || kind == "text/css" else { throw .value("type", value: kind) }
    let medium = node.value(of: "media")?.trimmed.lowercased ?? ""
    guard medium.isEmpty || medium.isAmong("all screen") else {
      throw .property("media", value: medium)
    }
    // A browser reads what is right in the element, and nothing of elements inside.
    guard node.children.isEmpty else { throw .element }
    try add(node.text)
  }

  /// Puts the rules in the order in which they hold, once all are there.
  mutating func rank() {
    let ranks = rules.map { $0.selector.specificity }
    let order = rules.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    rules = order.map { rules[$0] }
  }

  private mutating func add(_ sheet: SVGText) throws(SVGIconError.Fault) {
    guard var blocks = SVGStyleBlocks(sheet) else { throw .sheet("/*") }
    while let block = try blocks.next() {
      if block.head.hasPrefix("@") {
        guard Self.isHarmless(block.head) else { throw .sheet(block.head) }
        continue
      }
      guard let body = block.body, let declarations = SVGDeclaration.list(body) else {
        throw .sheet(block.head)
      }
      let bytes = Array(block.head.string.utf8)
      for part in bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        guard let selector = SVGSelector(SVGText(part)) else {
          throw .selector(SVGText(part).trimmed)
        }
        rules.append(Rule(selector: selector, declarations: declarations))
        nameCount += 1 + selector.classes.count + selector.ids.count
        guard rules.count <= Self.limit else { throw .tooMuch }
      }
    }
  }

  /// Whether a rule that is no style changes nothing of an icon's shape.
  private static func isHarmless(_ head: SVGText) -> Bool {
    var scanner = SVGScanner(SVGText(head.string.utf8.dropFirst()))
    return scanner.takeWord().lowercased.isAmong("charset font-face")
  }
}
