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
    /// What is kept of what rests.
    private(set) var recent = RecentTextures()

    /// Adds a picture to what a widget shows.
    ///
    /// - Parameters:
    ///   - picture: In the widget's own points.
    ///   - room: What the picture does not go beyond; outside of it nothing is drawn.
    ///   - density: How many pixels the display has to a point.
    ///   - isResting: Whether it stays as it is. Then hundreds of a list's buttons may show the
    ///     very same; an instant of a motion, no other ever shows again.
    func draw(
      _ picture: Picture, in room: Box, density: Double, isResting: Bool,
      onto snapshot: OpaquePointer
    ) {
      guard !picture.items.isEmpty, let grid = PixelGrid(covering: room, density: density) else {
        return
      }
      var bounds = grid.bounds
      if isResting, let texture = recent.texture(of: picture, grid) {
        return gtk_snapshot_append_texture(snapshot, texture, &bounds)
      }
      let texture = makeTexture(of: picture, grid)
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
      if isResting { recent.keep(texture, of: picture, grid) }
      g_object_unref(UnsafeMutableRawPointer(texture))
    }

    /// Draws a picture; the caller owns what is made.
    private func makeTexture(of picture: Picture, _ grid: PixelGrid) -> OpaquePointer {
      // Clear, and GLib's once it is drawn on: copied to nowhere, and kept as long as GTK shows it.
      let pixels = g_malloc0(gsize(grid.byteCount))
      rasterizer.draw(
        picture, onto: UnsafeMutableRawBufferPointer(start: pixels, count: grid.byteCount),
        width: grid.width, height: grid.height, zoom: grid.zoom)
      let bytes = g_bytes_new_take(pixels, gsize(grid.byteCount))
      defer { g_bytes_unref(bytes) }
      return gdk_memory_texture_new(
        gint(grid.width), gint(grid.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes,
        gsize(grid.width * 4))
    }
  }
#endif
