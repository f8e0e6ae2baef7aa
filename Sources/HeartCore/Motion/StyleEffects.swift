/// The ring and the particles of a style at one instant.
public struct StyleEffects: Equatable, Sendable {
  /// The style whose ring and particles they are.
  public var style: FavoriteStyle
  /// How far they have come, in seconds at speed 1.
  public var elapsed: Double
  /// How much of them shows, 0…1.
  public var opacity: Double

  /// Creates what is seen at one instant.
  public init(style: FavoriteStyle, elapsed: Double, opacity: Double) {
    self.style = style
    self.elapsed = elapsed
    self.opacity = opacity
  }
}
