import Foundation

/// What the toolchain tells of a module's public symbols: their names, and since when they are.
///
/// It is read from the files that `swift symbolgraph-extract` writes. On Linux they hold the
/// systems' versions too, as the sources do that the standard library is built of.
package struct SymbolGraph: Sendable {
  package private(set) var entries: [String: Entry] = [:]
  private var parents: [String: String] = [:]
  private var twins: [[String]: [String]] = [:]

  package struct Entry: Sendable {
    /// The names of what it is in, and last its own.
    package var path: [String]
    /// As it is declared, without what it is in.
    package var declaration: String
    package var availability: Availability
    /// Where it is declared, counted from 1, if the graph knows.
    package var file: String?
    package var line: Int
  }

  package init() {}

  /// - Throws: what Foundation throws where a file is no symbol graph.
  package init(files: [URL]) throws {
    for file in files { try read(Data(contentsOf: file)) }
  }

  /// Since when the symbol is: a member is never older than what it is a member of.
  ///
  /// Where there is an older one with the same declaration, it is that one's: a compiler that knows
  /// of versions takes it. So it is with `&*`, which a protocol got as a demand of its own later.
  /// Nil where the graph does not have the symbol.
  package func availability(of usr: String) -> Availability? {
    guard let entry = entries[usr] else { return nil }
    let same = twins[entry.path + [entry.declaration]] ?? [usr]
    let all = same.compactMap { availabilityAlone(of: $0) }
    return all.min { left, right in
      Platform.allCases.contains { platform in
        (left.introduced[platform] ?? Version(0)) < (right.introduced[platform] ?? Version(0))
      }
    }
  }

  private func availabilityAlone(of usr: String) -> Availability? {
    guard let entry = entries[usr] else { return nil }
    var availability = entry.availability
    var inner = usr
    // No type is nested deeper than this, and a faulty file must not make a loop.
    for _ in 0..<16 {
      guard let outer = parents[inner], let entry = entries[outer] else { break }
      availability = availability.inside(entry.availability)
      inner = outer
    }
    return availability
  }

  /// The names that a file which imports the module sees without naming a type first.
  package var topLevelNames: Set<String> {
    Set(entries.values.filter { $0.path.count == 1 }.map { baseName($0.path[0]) })
  }

  mutating func read(_ data: Data) throws {
    let document = try JSONDecoder().decode(Document.self, from: data)
    for symbol in document.symbols {
      let location = symbol.location
      let declaration = symbol.declarationFragments.map(\.spelling).joined()
      twins[symbol.pathComponents + [declaration], default: []].append(symbol.identifier.precise)
      entries[symbol.identifier.precise] = Entry(
        path: symbol.pathComponents, declaration: declaration,
        availability: symbol.availability?.reduced ?? Availability(),
        file: location?.uri.replacingOccurrences(of: "file://", with: ""),
        line: (location?.position.line ?? 0) + 1)
    }
    for relationship in document.relationships where relationship.kind == "memberOf" {
      parents[relationship.source] = relationship.target
    }
  }
}

/// A name as one looks it up: without its labels.
func baseName(_ name: String) -> String {
  String(name.prefix { $0 != "(" })
}

// The parts of the files that are of use here.
private struct Document: Decodable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var availability: [Domain]?
    var location: Location?
  }
  struct Fragment: Decodable { var spelling: String }
  struct Identifier: Decodable { var precise: String }
  struct Location: Decodable {
    var uri: String
    var position: Position
  }
  struct Position: Decodable { var line: Int }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }
  struct Domain: Decodable {
    var domain: String?
    var introduced: Number?
    var deprecated: Number?
    var isUnconditionallyUnavailable: Bool?
  }
  struct Number: Decodable {
    var major: Int
    var minor: Int?
    var version: Version { Version(major, minor ?? 0) }
  }
}

extension [Document.Domain] {
  fileprivate var reduced: Availability {
    var availability = Availability()
    for domain in self {
      guard let platform = Platform(rawValue: domain.domain ?? "") else { continue }
      availability.introduced[platform] =
        domain.isUnconditionallyUnavailable == true ? .never : domain.introduced?.version
      availability.deprecated[platform] = domain.deprecated?.version
    }
    return availability
  }
}
