import HeartCore

/// A color as the bytes of a pixel.
struct PremultipliedColor: Equatable {
  /// Red in the lowest byte, alpha in the highest.
  ///
  /// In memory, that is the order of ``Bitmap``.
  let pixel: UInt32

  /// Creates the pixel that shows a color at an opacity of 0…1.
  ///
  /// Each part is rounded once.
  init(_ color: RGBA, opacity: Double = 1) {
    // Cut on its own: an opacity above 1 does not make a translucent color more opaque.
    let shown = opacity > 0 ? min(opacity, 1) : 0
    let bytes = RGBA(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * shown
    ).premultipliedBytes
    pixel =
      UInt32(bytes.red) | UInt32(bytes.green) << 8 | UInt32(bytes.blue) << 16
      | UInt32(bytes.alpha) << 24
  }

  var alpha: UInt32 { pixel >> 24 }
}
