/// Which regions of a self-overlapping outline are inside.
public enum FillRule: CaseIterable, NamedChoice, Sendable {
  /// Inside where the outline winds around at all.
  case nonzero
  /// Inside where the outline winds around an odd number of times.
  case evenodd

  /// The rule with a name as people write it.
  ///
  /// Nil where there is none.
  public init?(_ text: String) { self.init(named: text) }

  /// The name as people write it.
  public var text: String {
    switch self {
    case .nonzero: "nonzero"
    case .evenodd: "evenodd"
    }
  }

  /// Whether a region with the given winding number is inside.
  public func fills(winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenodd: winding & 1 != 0
    }
  }
}
