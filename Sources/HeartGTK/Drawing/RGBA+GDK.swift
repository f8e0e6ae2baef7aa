#if GTK
  import CGTK4
  import HeartCore

  extension RGBA {
    /// A color that CSS gave.
    init(_ color: GdkRGBA) {
      self.init(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        alpha: Double(color.alpha))
    }
  }
#endif
