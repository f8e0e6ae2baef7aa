/// Words to be looked up in a table.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  /// Creates a key of a string.
  nonisolated public init(_ value: String) { key = value }

  /// Creates a key of a literal.
  nonisolated public init(stringLiteral value: String) { key = value }
}
