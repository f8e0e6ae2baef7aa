#if GTK
  import CGTK4
  import HeartCore
  import HeartExport

  /// Pictures as GTK takes them: an image for each, of just the pixels that a display has.
  ///
  /// There is one for all widgets, so that its memory is there once, and a line along an icon's rim
  /// is found once for all that show it.
  @MainActor
  final class PicturePainter {
    /// The painter of all widgets.
    static let shared = PicturePainter()

    private var rasterizer = Rasterizer()
    private var recent = RecentTextures()

    /// Adds a picture to what a widget shows.
    ///
    /// - Parameters:
    ///   - picture: In the widget's own points.
    ///   - room: What the picture does not go beyond; outside of it nothing is drawn.
    ///   - density: How many pixels the display has to a point.
    func draw(_ picture: Picture, in room: Box, density: Double, onto snapshot: OpaquePointer) {
      guard !picture.items.isEmpty, let grid = PixelGrid(covering: room, density: density) else {
        return
      }
      var bounds = grid.bounds
      // What rests is one thing, and hundreds of a list's buttons may show the very same.
      if picture.items.count == 1, grid.byteCount <= RecentTextures.byteLimit {
        let texture = recent.texture(of: picture.items[0], in: picture.group, grid) { makeTexture(of: picture, grid) }
        return gtk_snapshot_append_texture(snapshot, texture, &bounds)
      }
      let texture = makeTexture(of: picture, grid)
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// Draws a picture; the caller owns what is made.
    private func makeTexture(of picture: Picture, _ grid: PixelGrid) -> OpaquePointer {
      let block = PixelMemory.shared.block(byteCount: grid.byteCount)
      block.pixels.initializeMemory(as: UInt8.self, repeating: 0)
      rasterizer.draw(
        picture, onto: block.pixels, width: grid.width, height: grid.height, zoom: grid.zoom)
      swapRedAndBlue(of: block.pixels)
      let bytes = block.makeBytes()
      defer { g_bytes_unref(bytes) }
      // Cairo's own order: GTK shows it as it is, where any other is made anew for each frame.
      return gdk_memory_texture_new(
        gint(grid.width), gint(grid.height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes,
        gsize(grid.width * 4))
    }

    private func swapRedAndBlue(of pixels: UnsafeMutableRawBufferPointer) {
      typealias Block = SIMD8<UInt32>
      let size = MemoryLayout<Block>.size
      // Memory comes in whole blocks, so the last one may be more than there are pixels.
      for start in stride(from: 0, to: pixels.count, by: size) {
        let block = pixels.load(fromByteOffset: start, as: Block.self)
        let swapped =
          (block & 0xFF00_FF00) | ((block &>> 16) & 0xFF) | ((block & 0xFF) &<< 16)
        pixels.storeBytes(of: swapped, toByteOffset: start, as: Block.self)
      }
    }
  }
#endif
