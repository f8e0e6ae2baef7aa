/// One place in a source file where a symbol is declared or used.
package struct Occurrence: Sendable {
  package var symbol: Symbol
  /// The module that the file belongs to.
  package var module: String
  package var file: String
  package var line: Int
  /// In bytes of the line, from 1.
  package var column: Int
  package var roles: Roles
  package var relations: [Relation]

  /// What a symbol does at a place, or for another symbol; the numbers are the index's.
  package struct Roles: OptionSet, Hashable, Sendable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let declaration = Roles(rawValue: 1 << 0)
    package static let definition = Roles(rawValue: 1 << 1)
    package static let reference = Roles(rawValue: 1 << 2)
    package static let childOf = Roles(rawValue: 1 << 9)
    package static let overrideOf = Roles(rawValue: 1 << 11)
    package static let extendedBy = Roles(rawValue: 1 << 14)
  }

  package struct Relation: Sendable {
    package var roles: Roles
    package var symbol: Symbol
  }
}
