public import HeartCore

/// What a person has put together in the workbench.
///
/// Numbers are cut to what a button can have, so that any look can be drawn, or told why not.
public struct WorkbenchLook: Sendable {
  /// Where the icon comes from.
  public enum Source: Sendable {
    /// The package has it.
    case named(Icon.Name)
    /// It is path data.
    ///
    /// Without a view box its own bounds are fitted.
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
  /// Nil is ``FavoriteDefaults/borderShare`` of the icon's longer side. It is cut to 0 and a
  /// bitmap's longest side; NaN is nil.
  public var borderWidth: Double? {
    didSet { borderWidth = borderWidth.flatMap { $0.isNaN ? nil : $0.cut(to: Self.widths) } }
  }
  /// The icon's side in points, and the side of a file's canvas.
  ///
  /// It is cut to 1 and a bitmap's longest side; NaN is ``FavoriteDefaults/iconSize``.
  public var size = FavoriteDefaults.iconSize {
    didSet { size = size.isNaN ? FavoriteDefaults.iconSize : size.cut(to: Self.sizes) }
  }
  /// How fast it moves; 1 is as designed.
  ///
  /// It is cut to ``FavoriteModel/speeds``; NaN is ``FavoriteDefaults/speed``.
  public var speed = FavoriteDefaults.speed {
    didSet { speed = FavoriteModel.speed(nearestTo: speed) }
  }

  private static let sizes = 1...Double(Bitmap.sideLimit)
  private static let widths = 0...Double(Bitmap.sideLimit)

  /// Creates the look that everything begins with.
  public init() {}
}

extension Double {
  fileprivate func cut(to range: ClosedRange<Double>) -> Double {
    min(range.upperBound, max(range.lowerBound, self))
  }
}
