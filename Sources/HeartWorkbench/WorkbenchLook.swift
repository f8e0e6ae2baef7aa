public import HeartCore

/// What a person has put together in the workbench.
public struct WorkbenchLook: Equatable, Sendable {
  /// Where the icon comes from.
  public enum Source: Equatable, Sendable {
    /// The package has it.
    case named(Icon.Name)
    /// It is path data; without a view box its own bounds are fitted.
    case path(String, viewBox: Box?, fillRule: FillRule)
  }

  /// Where the icon comes from.
  public var source = Source.named(.heart)
  /// How the button moves.
  public var style = FavoriteStyle.Name.grow
  /// Whether it moves fully, or little.
  ///
  /// A file moves fully unless this is ``FavoriteMotion/reduced``.
  public var motion = FavoriteMotion.system
  /// The color that grows inside the icon.
  public var fillColor = FavoriteDefaults.fillColor
  /// The color of the hollow line.
  public var borderColor = FavoriteDefaults.borderColor
  /// The width of the hollow line, in points.
  ///
  /// Nil is ``FavoriteDefaults/borderShare`` of the icon's longer side.
  public var borderWidth: Double?
  /// The icon's side in points, and the side of a file's canvas.
  public var size = FavoriteDefaults.iconSize
  /// How fast it moves; 1 is as designed.
  public var speed = FavoriteDefaults.speed

  /// Creates the look that everything begins with.
  public init() {}
}
