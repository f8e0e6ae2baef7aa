/// Where everything is declared that the index has the sources of: its module and its whole name.
package struct Declarations {
  private var symbols: [String: Declared] = [:]
  private var extended: [String: String] = [:]

  private struct Declared {
    var name: String
    var kind: Symbol.Kind
    var module: String
    var parent: String?
  }

  mutating func add(_ occurrence: Occurrence) {
    let symbol = occurrence.symbol
    if !occurrence.roles.isDisjoint(with: [.declaration, .definition]) {
      let parent = occurrence.relations.first { $0.roles.contains(.childOf) }
      symbols[symbol.usr] = Declared(
        name: symbol.name, kind: symbol.kind, module: occurrence.module, parent: parent?.symbol.usr)
    }
    for relation in occurrence.relations where relation.roles.contains(.extendedBy) {
      extended[relation.symbol.usr] = symbol.usr
    }
  }

  /// The module that declares the symbol; nil for one whose sources the index has not.
  package func module(of usr: String) -> String? { symbols[usr]?.module }

  /// The name with all that it is in, as in `UIControl.Event.touchUpInside`.
  package func qualifiedName(of usr: String) -> String? {
    guard let declared = symbols[usr] else { return nil }
    guard let parent = declared.parent, let outer = symbols[parent] else { return declared.name }
    guard outer.kind == .extension else {
      return (qualifiedName(of: parent) ?? outer.name) + "." + declared.name
    }
    let type = extended[parent].flatMap { qualifiedName(of: $0) } ?? outer.name
    return type + "." + declared.name
  }
}
