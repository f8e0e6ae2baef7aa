/// No public name of ours is one that an app has already from the systems.
package struct NameCheck {
  private let foreign: [(module: String, names: Set<String>)]

  /// What Apple's frameworks in C begin their names with, and so keep for themselves.
  private static let prefixes = ["UI", "NS", "CA", "CG", "CF", "AX"]

  package init(foreign: [(module: String, names: Set<String>)]) {
    self.foreign = foreign
  }

  /// - Parameter modules: ours, with their graphs; no name may be in two of them.
  package func faults(in modules: [(module: String, graph: SymbolGraph)], root: String) -> [Fault] {
    var faults: Set<Fault> = []
    var owners: [String: String] = [:]
    for (module, graph) in modules {
      let own = graph.entries.values.filter { $0.path.count == 1 && $0.file != nil }
      for entry in own {
        let name = baseName(entry.path[0])
        for words in clashes(of: name)
          + [owners[name].map { "\($0) has it as well" }].compactMap(\.self)
        {
          faults.insert(
            Fault(
              file: relative(entry.file ?? "", to: root), line: entry.line,
              words: "\(name) cannot be \(module)'s public name: \(words)."))
        }
      }
      for entry in own { owners[baseName(entry.path[0])] = module }
    }
    return faults.sorted()
  }

  func clashes(of name: String) -> [String] {
    let reserved = NameCheck.prefixes.filter { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return foreign.filter { $0.names.contains(name) }.map { "\($0.module) has it" }
      + reserved.map { "Apple's names begin with \($0)" }
  }

  private func relative(_ file: String, to root: String) -> String {
    (try? ShippedFile(file: file, root: root).path) ?? file
  }
}
