/// What the shipped files use: every place, each file read once.
package struct Usage {
  package private(set) var uses: [Use] = []
  package private(set) var files: [String: ShippedFile] = [:]
  /// What the files, and those of the doubles, declare themselves.
  package private(set) var declarations = Declarations()

  package struct Use {
    package var symbol: Symbol
    package var file: ShippedFile
    package var line: Int
    package var column: Int
  }

  /// - Parameters:
  ///   - occurrences: from the index, those of the doubles too where there are any.
  ///   - modules: those whose files ship.
  ///   - root: the root of the repository.
  package init(_ occurrences: [Occurrence], in modules: Set<String>, root: String) throws {
    for occurrence in occurrences { declarations.add(occurrence) }
    for occurrence in occurrences where modules.contains(occurrence.module) {
      let file = try files[occurrence.file] ?? ShippedFile(file: occurrence.file, root: root)
      files[occurrence.file] = file
      // What the package manager writes ships with every package, and is another on a Mac.
      guard file.path.hasPrefix("Sources/") || file.path.hasPrefix("Simulator/Sources/") else {
        continue
      }
      // To override something, or to answer a protocol's demand, is to use it; that a superclass
      // answers one is its own affair.
      let overridden = occurrence.relations.filter { $0.roles.contains(.overrideOf) }
      if !overridden.isEmpty, !occurrence.roles.contains(.definition) { continue }
      for symbol in [occurrence.symbol] + overridden.map(\.symbol) where symbol.isOfInterest {
        // The compiler makes some of ours, as `allCases`, and tells of no declaration.
        if modules.contains(where: { symbol.usr.hasPrefix("s:\($0.utf8.count)\($0)") }) { continue }
        uses.append(
          Use(symbol: symbol, file: file, line: occurrence.line, column: occurrence.column))
      }
    }
  }
}

extension Symbol {
  /// The index tells of a property beside its accessors, and of a module's use in an import.
  fileprivate var isOfInterest: Bool {
    !isAccessor && kind != .parameter && kind != .module && kind != .extension
  }
}
