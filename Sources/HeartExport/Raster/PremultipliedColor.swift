import HeartCore

/// A color as the bytes of a pixel.
struct PremultipliedColor: Equatable {
  /// Red in the lowest byte, alpha in the highest: in memory, the order of ``Bitmap``.
  let pixel: UInt32

  /// Creates the pixel that shows a color at an opacity of 0…1, each part rounded once.
  init(_ color: RGBA, opacity: Double = 1) {
    let alpha = color.alpha * Self.cut(opacity)
    pixel =
      Self.byte(color.red * alpha) | Self.byte(color.green * alpha) << 8
      | Self.byte(color.blue * alpha) << 16 | Self.byte(alpha) << 24
  }

  var alpha: UInt32 { pixel >> 24 }

  /// The nearest of 256 steps to a share; shares outside 0…1 are cut to it, and NaN is 0.
  static func byte(_ share: Double) -> UInt32 { UInt32(cut(share) * 255 + 0.5) }

  private static func cut(_ share: Double) -> Double { share > 0 ? min(share, 1) : 0 }
}
