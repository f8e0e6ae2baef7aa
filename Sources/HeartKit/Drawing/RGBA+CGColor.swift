#if canImport(CoreGraphics)
  import CoreGraphics
  import HeartCore

  extension RGBA {
    /// The color for Core Graphics, in sRGB.
    var cgColor: CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }
  }
#endif
