#if GTK
  import CGTK4
  public import HeartCore

  extension Bitmap {
    /// Creates a bitmap of a texture's pixels.
    ///
    /// So any image that GTK loads can be an icon's mask or border:
    ///
    /// ```
    /// if let heart = Bitmap(gdkTexture: texture) { button.icon = Icon(mask: heart) }
    /// ```
    ///
    /// Nil where a side has more than ``sideLimit`` pixels.
    ///
    /// - Parameter texture: A `GdkTexture`; the bitmap has pixels of its own, and does not keep it.
    public init?(gdkTexture texture: OpaquePointer) {
      let width = Int(gdk_texture_get_width(texture))
      let height = Int(gdk_texture_get_height(texture))
      guard 1...Self.sideLimit ~= width, 1...Self.sideLimit ~= height else { return nil }
      var pixels = [UInt32](repeating: 0, count: width * height)
      pixels.withUnsafeMutableBytes { memory in
        gdk_texture_download(
          texture, memory.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
      }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(pixels.count * 4)
      // GTK gives cairo's pixels: numbers with alpha on top and blue at the bottom.
      for pixel in pixels {
        for shift in [16, 8, 0, 24] { bytes.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
      }
      self.init(width: width, height: height, bytes: bytes)
    }
  }
#endif
