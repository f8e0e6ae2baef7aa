/// What every host and the command line begin with.
///
/// This is the one table of it.
public enum FavoriteDefaults {
  /// The size of a heart view, in points.
  public static let heartSize = 150.0
  /// The color of a heart view.
  public static let heartColor = RGBA.red
  /// The color that grows inside a button's icon.
  ///
  /// It is #F04552: Jike's 0.94, 0.27, 0.32 in bytes.
  public static let fillColor = RGBA(red: 240.0 / 255, green: 69.0 / 255, blue: 82.0 / 255)
  /// The color of a button's hollow line: #8E8E93.
  public static let borderColor = RGBA(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255)
  /// The width of a button's hollow line.
  ///
  /// It is a share of the icon's longer side.
  public static let borderShare = 1.0 / 12
  /// The side of the square for a button's icon, in points.
  ///
  /// The icon is fitted into it.
  public static let iconSize = 24.0
  /// How fast a button's motion runs.
  ///
  /// 1 is as designed, 2 twice as fast.
  public static let speed = 1.0
  /// The side of a file's canvas, in pixels.
  public static let canvasSide = 96
}
