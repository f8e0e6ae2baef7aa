@testable import HeartCore

extension FavoriteInstant {
  /// Whether no number of it differs by more than a bound.
  func isNear(_ other: FavoriteInstant, within bound: Double) -> Bool {
    var largest = max(
      abs(progress - other.progress), abs(scale - other.scale), abs(opacity - other.opacity))
    switch (effects, other.effects) {
    case (let mine?, let others?):
      largest = max(
        largest, abs(mine.elapsed - others.elapsed), abs(mine.opacity - others.opacity))
    case (nil, nil): break
    default: return false
    }
    return largest <= bound && fill == other.fill && isHighlighted == other.isHighlighted
  }

  /// A button of a style at rest.
  static func settledIn(_ style: FavoriteStyle, selected: Bool) -> FavoriteInstant {
    var instant = settled(selected: selected)
    instant.fill = style.fill
    return instant
  }
}
