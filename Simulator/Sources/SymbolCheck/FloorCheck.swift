/// Nothing from the standard library or Foundation that is newer than the oldest systems.
package struct FloorCheck {
  private let graph: SymbolGraph
  private let ledger: Ledger

  /// - Parameters:
  ///   - graph: of the standard library, and of Foundation where the sources import it.
  ///   - ledger: for what the graph has, or knows, nothing of.
  package init(graph: SymbolGraph, ledger: Ledger) {
    self.graph = graph
    self.ledger = ledger
  }

  package func faults(in usage: Usage) -> [Fault] {
    var faults: Set<Fault> = []
    var unknown: Set<String> = []
    for use in usage.uses where usage.declarations.module(of: use.symbol.usr) == nil {
      guard let found = availability(of: use.symbol) else {
        // One place is enough to find it by: what nobody knows of is often used everywhere.
        guard unknown.insert(use.symbol.usr).inserted else { continue }
        faults.insert(
          Fault(
            file: use.file.path, line: use.line,
            words: "neither the toolchain nor the ledger tells since when there is "
              + "\(name(of: use.symbol)) (\(use.symbol.usr))."))
        continue
      }
      faults.formUnion(
        use.file.faults(
          using: name(of: use.symbol), found, line: use.line, column: use.column))
    }
    for file in usage.files.values { faults.formUnion(BannedWords.faults(in: file)) }
    return faults.sorted()
  }

  /// As the ledger writes it, and a person reads it.
  package func name(of symbol: Symbol) -> String {
    graph.entries[symbol.usr]?.path.joined(separator: ".") ?? symbol.name
  }

  /// Foundation's graph tells versions of some of its symbols only; the ledger has the others.
  private func availability(of symbol: Symbol) -> Availability? {
    let known = graph.availability(of: symbol.usr)
    if let known, !known.introduced.isEmpty || !symbol.usr.isOfFoundation { return known }
    return ledger.row(usr: symbol.usr)?.availability
      ?? ledger.availability(named: name(of: symbol))
  }
}

extension String {
  /// Whether it is the USR of something of Foundation, or that Foundation adds to another's type.
  var isOfFoundation: Bool {
    let modules = ["10Foundation", "20FoundationEssentials", "14CoreFoundation"]
    return modules.contains { hasPrefix("s:" + $0) || contains($0 + "E") } || hasPrefix("c:")
  }
}
