/// What a favorite button looks like at rest: its icon and colors.
public struct FavoriteLook: Equatable, Sendable {
  /// The shape.
  public var icon: Icon
  /// The color that grows inside the icon.
  public var fillColor: RGBA
  /// The color of the hollow line.
  ///
  /// An icon of images has its own.
  public var borderColor: RGBA
  /// The width of the hollow line in points while the button rests.
  ///
  /// Nil is ``FavoriteDefaults/borderShare`` of the icon's longer side; 0 or less draws none.
  public var borderWidth: Double?
  /// Where the icon goes in its room.
  public var placement: Placement
  /// The size that the placement goes by, in points.
  ///
  /// Nil fills the room; in the seed's placement it is ``FavoriteDefaults/heartSize``.
  public var heartSize: Double?

  /// Creates a look; what is not given is as in ``FavoriteDefaults``.
  public init(
    icon: Icon = .heart, fillColor: RGBA = FavoriteDefaults.fillColor,
    borderColor: RGBA = FavoriteDefaults.borderColor, borderWidth: Double? = nil,
    placement: Placement = .fitted, heartSize: Double? = nil
  ) {
    self.icon = icon
    self.fillColor = fillColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.placement = placement
    self.heartSize = heartSize
  }
}
