import Foundation
import SymbolCheck

struct MissingPlace: Error, CustomStringConvertible {
  var name: String
  var description: String { "Please say \(name)." }
}

/// Reads what a check needs, and runs it.
struct Checks {
  let places: [String: String]

  private let shipped: Set = ["HeartCore", "HeartExport", "HeartKit"]
  private let doubles: Set = ["CoreGraphics", "QuartzCore", "UIKit", "SwiftUI"]

  typealias Outcome = (faults: [Fault], success: String)

  func floor() throws -> Outcome {
    let usage = try self.usage(index: "index", modules: shipped)
    let faults = FloorCheck(graph: try graph(in: "graphs"), ledger: try readLedger()).faults(
      in: usage)
    let symbols = Set(usage.uses.map(\.symbol.usr)).count
    return (faults, "nothing newer than iOS 15.0 and macOS 12.0 among \(symbols) symbols.")
  }

  func ledger() throws -> Outcome {
    let ledger = try readLedger()
    var check = LedgerCheck(ledger: ledger, doubles: doubles)
    let usage = try self.usage(index: "index", modules: shipped)
    check.checkDoubles(usage)
    check.countFloor(usage, FloorCheck(graph: try graph(in: "graphs"), ledger: ledger))
    check.checkHeaders(try self.usage(index: "headers", modules: ["HeartKit"]))
    check.checkRows()
    let unconfirmed = ledger.rows.count(where: \.isUnconfirmed)
    let unread = ledger.rows.count(where: \.isDeprecationUnread)
    return (
      check.faults.sorted(),
      "all \(ledger.rows.count) symbols of Apple's that we use are old enough, though no page "
        + "says it of \(unconfirmed); of \(unread) none was read that tells of deprecation."
    )
  }

  func names() throws -> Outcome {
    var foreign: [(String, Set<String>)] = [
      ("Swift or Foundation", try graph(in: "graphs").topLevelNames)
    ]
    for file in try files(in: "names", ending: ".txt") {
      let text = try String(contentsOf: file, encoding: .utf8)
      foreign.append(
        (
          file.deletingPathExtension().lastPathComponent,
          Set(text.split(separator: "\n").map(String.init))
        ))
    }
    let modules = try ["HeartCore", "HeartKit"].map { module in
      let own = try files(in: "own", ending: ".symbols.json")
        .filter { $0.lastPathComponent == "\(module).symbols.json" }
      return (module, try SymbolGraph(files: own))
    }
    let faults = NameCheck(foreign: foreign).faults(in: modules, root: try place("root"))
    let count = modules.reduce(0) { $0 + $1.1.topLevelNames.count }
    return (faults, "none of our \(count) public names is one of Apple's or Swift's.")
  }

  private func usage(index: String, modules: Set<String>) throws -> Usage {
    let store = try IndexStore(path: try place(index), library: try place("library"))
    let occurrences = try store.occurrences(in: modules.union(doubles))
    return try Usage(occurrences, in: modules, root: try place("root"))
  }

  private func graph(in name: String) throws -> SymbolGraph {
    try SymbolGraph(files: try files(in: name, ending: ".symbols.json"))
  }

  private func readLedger() throws -> Ledger {
    var ledger = Ledger()
    for file in try files(in: "ledger", ending: ".tsv") {
      ledger.add(
        try String(contentsOf: file, encoding: .utf8),
        file: "Simulator/Ledger/" + file.lastPathComponent)
    }
    return ledger
  }

  private func files(in name: String, ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: URL(fileURLWithPath: try place(name)), includingPropertiesForKeys: nil
    )
    .filter { $0.lastPathComponent.hasSuffix(ending) }
    .sorted { $0.path < $1.path }
  }

  private func place(_ name: String) throws -> String {
    guard let place = places[name] else { throw MissingPlace(name: "--\(name)") }
    return place
  }
}
