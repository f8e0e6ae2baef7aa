/// Which regions of a self-overlapping outline are inside.
public enum FillRule: Sendable {
  /// Inside where the outline winds around at all.
  case nonzero
  /// Inside where the outline winds around an odd number of times.
  case evenodd

  /// Whether a region with the given winding number is inside.
  public func fills(winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenodd: winding & 1 != 0
    }
  }
}
