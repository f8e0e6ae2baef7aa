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
        let name = usage.declarations.qualifiedName(of: use.symbol.usr),
        !LedgerCheck.ours.contains(name)
      else { continue }
      let known = appleName(of: name)
      check(use, name: known, found: ledger.availability(named: known))
    }
  }

  /// Looks the symbols up by their USRs: Objective-C headers have those that Apple's have.
  package mutating func checkHeaders(_ usage: Usage) {
    for use in usage.uses where use.symbol.usr.hasPrefix("c:") && !use.symbol.usr.isOfHeartKit {
      let row = ledger.row(usr: use.symbol.usr.withoutHeader)
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

  /// The one thing that our doubles have in public and Apple has not: a display link without selectors.
  private static let ours: Set = ["CADisplayLink.simulated(_:)"]

  /// What Apple declares higher up than the doubles do, who need less of it there.
  private static let elders = [
    "CAAnimation": ["CAMediaTiming"], "CAShapeLayer": ["CALayer"], "UIControl": ["UIView"],
    "UIFocusEffect": ["NSObject"], "UIImpactFeedbackGenerator": ["UIFeedbackGenerator"],
    "UIResponder": ["NSObject"], "UIView": ["UIResponder", "UITraitEnvironment", "NSCoding"],
  ]

  /// The name in the ledger: the type's own, or that of an elder which declares the member.
  private func appleName(of name: String) -> String {
    guard ledger.availability(named: name) == nil, let dot = name.firstIndex(of: ".") else {
      return name
    }
    for elder in LedgerCheck.elders[String(name[..<dot])] ?? [] {
      let known = appleName(of: elder + name[dot...])
      if ledger.availability(named: known) != nil { return known }
    }
    return name
  }

  private mutating func check(_ use: Usage.Use, name: String, found: Availability?) {
    guard let found else {
      faults.insert(
        Fault(file: use.file.path, line: use.line, words: "\(name) is not in the ledger."))
      return
    }
    used.insert(name)
    used.insert(use.symbol.usr.withoutHeader)
    faults.formUnion(use.file.faults(using: name, found, line: use.line, column: use.column))
  }
}

extension String {
  /// Whether it is the USR of a class of ours, as Objective-C sees it.
  fileprivate var isOfHeartKit: Bool { hasPrefix("c:@M@HeartKit@") || hasPrefix("c:@CM@HeartKit@") }

  /// A type's other name has its header in the USR, which is another of Apple's than of ours.
  fileprivate var withoutHeader: String {
    guard let at = firstIndex(of: "@"), self[at...].hasPrefix("@T@") else { return self }
    return "c:" + self[at...]
  }
}
