import Foundation
import SymbolCheck

// Each check is one word, and then where to find what it reads, as `--name value`.
let words = CommandLine.arguments.dropFirst()
var places: [String: String] = [:]
var name = ""
for word in words.dropFirst() {
  if word.hasPrefix("--") { name = String(word.dropFirst(2)) } else { places[name] = word }
}

do {
  let checks = Checks(places: places)
  let (faults, success) =
    switch words.first {
    case "floor": try checks.floor()
    case "ledger": try checks.ledger()
    case "names": try checks.names()
    default: throw MissingPlace(name: "one of floor, ledger, names")
    }
  for fault in faults { FileHandle.standardError.write(Data("\(fault)\n".utf8)) }
  if !faults.isEmpty { exit(1) }
  print(success)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
