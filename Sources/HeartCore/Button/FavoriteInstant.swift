/// What a favorite button is like at one instant: every value that its picture depends on.
public struct FavoriteInstant: Equatable, Sendable {
  /// How far the fill has come, 0…1.
  public var progress: Double
  /// How the fill covers the icon.
  public var fill: FavoriteStyle.Fill
  /// The size of the whole icon; at rest 1.
  public var scale: Double
  /// How much of the icon shows, 0…1.
  public var opacity: Double
  /// Whether the hollow line takes the fill's color, as under a pointer.
  public var isHighlighted: Bool
  /// The ring and the particles, if any can be seen.
  public var effects: StyleEffects?

  /// A button that rests, selected or not.
  public static func settled(selected: Bool) -> FavoriteInstant {
    filled(to: selected ? 1 : 0)
  }

  /// A button whose disc has grown to a share of its full radius, 0…1; outside it is cut to that.
  public static func filled(to progress: Double) -> FavoriteInstant {
    FavoriteInstant(
      progress: min(1, max(0, progress)), fill: .grows, scale: 1, opacity: 1,
      isHighlighted: false, effects: nil)
  }
}
