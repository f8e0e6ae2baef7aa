/// What a favorite button is like at one instant.
///
/// These are all the values that its picture depends on, but for its look.
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

  /// Creates an instant.
  ///
  /// Progress and opacity are 0…1, and the scale is above 0.
  public init(
    progress: Double, fill: FavoriteStyle.Fill = .grows, scale: Double = 1, opacity: Double = 1,
    isHighlighted: Bool = false, effects: StyleEffects? = nil
  ) {
    self.progress = progress
    self.fill = fill
    self.scale = scale
    self.opacity = opacity
    self.isHighlighted = isHighlighted
    self.effects = effects
  }

  /// A button that rests, selected or not.
  public static func settled(selected: Bool) -> FavoriteInstant {
    filled(to: selected ? 1 : 0)
  }

  /// A button filled to a share of its disc's full radius.
  ///
  /// A share outside 0…1 is cut to it.
  public static func filled(to progress: Double) -> FavoriteInstant {
    FavoriteInstant(progress: min(1, max(0, progress)))
  }
}
