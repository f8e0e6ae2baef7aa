/// A declared thing, as the compiler's index tells of it.
package struct Symbol: Hashable, Sendable {
  /// The compiler's own name for it, the same in every file.
  package var usr: String
  /// As one writes it, with labels: `frame(width:height:)`.
  package var name: String
  package var kind: Kind
  /// Whether it is the getting or setting of a property that the index tells of as well.
  package var isAccessor: Bool

  /// The kinds that a check asks about, with the numbers of the index.
  package enum Kind: Hashable, Sendable {
    case type
    case `extension`
    case parameter
    case module
    case other

    init(_ number: Int32) {
      switch number {
      case 5...8, 11: self = .type
      case 9: self = .extension
      case 25: self = .parameter
      case 1: self = .module
      default: self = .other
      }
    }
  }
}
