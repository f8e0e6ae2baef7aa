/// Every Apple symbol that the shipped files use is in the ledger, and old enough.
package struct LedgerCheck {
  private let ledger: Ledger
  private let doubles: Set<String>
  private var used: Set<String> = []
  package private(set) var faults: Set<Fault> = []

  /// - Parameter doubles: the modules of the Simulator that stand for Apple's.
  package init(ledger: Ledger, doubles: Set<String>) {
    self.ledger = ledger
    self.doubles = doubles
    faults = Set(ledger.faults)
  }

  /// Looks the symbols up by their names: the doubles are Swift, so their USRs are their own.
  package mutating func checkDoubles(_ usage: Usage) {
    for use in usage.uses {
      guard let module = usage.declarations.module(of: use.symbol.usr), doubles.contains(module),
        let name = usage.declarations.qualifiedName(of: use.symbol.usr)
      else { continue }
      check(use, name: name, found: ledger.availability(named: name))
    }
  }

  /// Looks the symbols up by their USRs: Objective-C headers have those that Apple's have.
  package mutating func checkHeaders(_ usage: Usage) {
    for use in usage.uses where use.symbol.usr.hasPrefix("c:") {
      let row = ledger.row(usr: use.symbol.usr)
      check(
        use, name: row?.name ?? "\(use.symbol.name) (\(use.symbol.usr))", found: row?.availability)
    }
  }

  /// Marks what the other check asks the ledger about.
  package mutating func countFloor(_ usage: Usage, _ floor: FloorCheck) {
    for use in usage.uses {
      used.insert(floor.name(of: use.symbol))
      used.insert(use.symbol.usr)
    }
  }

  /// Rows that nothing uses say nothing true or false about us, so nobody would mend them.
  package mutating func checkRows() {
    for row in ledger.rows where !used.contains(row.name) {
      if let usr = row.usr, used.contains(usr) { continue }
      faults.insert(Fault(file: row.file, line: row.line, words: "nothing uses \(row.name)."))
    }
  }

  private mutating func check(_ use: Usage.Use, name: String, found: Availability?) {
    guard let found else {
      faults.insert(
        Fault(file: use.file.path, line: use.line, words: "\(name) is not in the ledger."))
      return
    }
    used.insert(name)
    used.insert(use.symbol.usr)
    faults.formUnion(use.file.faults(using: name, found, line: use.line, column: use.column))
  }
}
