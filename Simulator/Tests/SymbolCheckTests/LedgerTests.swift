import Testing

@testable import SymbolCheck

struct LedgerTests {
  private let heading = Ledger.columns.joined(separator: "\t") + "\n"

  private func row(
    _ name: String, usr: String = "-", iOS: String = "2.0", deprecated: String = "-",
    macOS: String = "-", page: String = "documentation/uikit/x"
  ) -> String {
    [usr, name, iOS, deprecated, macOS, page, "2026-11-30"].joined(separator: "\t") + "\n"
  }

  private func ledger(_ rows: String...) -> Ledger {
    var ledger = Ledger()
    ledger.add(heading + rows.joined(), file: "Ledger/UIKit.tsv")
    return ledger
  }

  @Test("A row tells since when and until when, for each system")
  func reading() throws {
    let ledger = ledger(row("A.b", usr: "c:A", iOS: "13.4", deprecated: "17.0", macOS: "10.15"))
    #expect(ledger.faults.isEmpty)
    let row = try #require(ledger.row(usr: "c:A"))
    #expect(row.availability.introduced == [.iOS: Version(13, 4), .macOS: Version(10, 15)])
    #expect(row.availability.deprecated == [.iOS: Version(17)])
  }

  @Test("What no page tells of macOS is not there, and an unconfirmed version is told apart")
  func missing() {
    let ledger = ledger(row("A", iOS: "unconfirmed"))
    #expect(ledger.rows.map(\.isUnconfirmed) == [true])
    #expect(ledger.availability(named: "A")?.introduced == [.macOS: .never])
  }

  @Test("A page that names a system without a version says that it has had it always")
  func always() throws {
    let ledger = ledger(row("A", iOS: "always", deprecated: "unread", macOS: "always"))
    #expect(ledger.faults.isEmpty)
    #expect(ledger.rows.map(\.isUnconfirmed) == [false])
    let availability = try #require(ledger.availability(named: "A"))
    #expect(availability.introduced.isEmpty && availability.deprecated.isEmpty)
  }

  @Test("Of symbols that share a name the newest counts")
  func overloads() {
    let ledger = ledger(row("A", usr: "c:1", iOS: "13.0"), row("A", usr: "c:2", iOS: "16.0"))
    #expect(ledger.faults.isEmpty)
    #expect(ledger.availability(named: "A")?.introduced[.iOS] == Version(16))
  }

  @Test("A row that is out of place, double, of another framework or broken is a fault")
  func faults() {
    let wrong = [
      row("B") + row("A"), row("A") + row("A"), row("A", usr: "c:1") + row("B", usr: "c:1"),
      row("A", page: "documentation/swiftui/x"), row("A", iOS: "old"), row("A", deprecated: "yes"),
      row("A", macOS: "new"), row("A", page: ""), "A\t2.0\n",
    ]
    for rows in wrong {
      #expect(ledger(rows).faults.count == 1, "\(rows)")
    }
    var headless = Ledger()
    headless.add(row("A"), file: "Ledger/UIKit.tsv")
    #expect(headless.faults.map(\.line) == [1])
  }
}
