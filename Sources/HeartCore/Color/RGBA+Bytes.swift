extension RGBA {
  /// The color in the bytes of a ``Bitmap``.
  ///
  /// Multiplied by alpha, then rounded to the nearest.
  ///
  /// No part is above alpha. Exactly halfway goes up.
  package var premultipliedBytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (
      Self.byte(red * alpha), Self.byte(green * alpha), Self.byte(blue * alpha), Self.byte(alpha)
    )
  }

  /// The nearest of 256 steps to a share.
  ///
  /// Shares outside 0…1 are cut to it, and NaN is 0.
  package static func byte(_ share: Double) -> UInt8 {
    // The sum is exact but for products just below a half, and no 255-fold is among those.
    UInt8(cut(share) * 255 + 0.5)
  }
}
