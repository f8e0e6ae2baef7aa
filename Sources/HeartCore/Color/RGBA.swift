/// A color: red, green, blue and opacity in sRGB, each 0…1.
///
/// The parts are straight, not multiplied by the opacity. Blending is on the encoded values.
public struct RGBA: Equatable, Sendable {
  /// The share of red, 0…1.
  public let red: Double
  /// The share of green, 0…1.
  public let green: Double
  /// The share of blue, 0…1.
  public let blue: Double
  /// How much hides what is behind: 0 nothing, 1 all.
  public let alpha: Double

  /// Creates a color.
  ///
  /// Parts outside 0…1 are cut to it, and NaN is 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.cut(red)
    self.green = Self.cut(green)
    self.blue = Self.cut(blue)
    self.alpha = Self.cut(alpha)
  }

  /// No color at all.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Pure black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// Pure white.
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  /// Pure red.
  public static let red = RGBA(red: 1, green: 0, blue: 0)

  /// A share cut to 0…1; NaN is 0.
  static func cut(_ part: Double) -> Double {
    part > 0 ? min(part, 1) : 0
  }
}
