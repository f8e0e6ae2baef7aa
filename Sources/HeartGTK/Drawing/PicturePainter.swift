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

    /// The longest side of an image, in pixels.
    ///
    /// A picture that is larger on the display is drawn coarser.
    static let sideLimit = 4096.0

    private var rasterizer = Rasterizer()
    private var bitmap = Bitmap(width: 1, height: 1)

    /// Adds a picture to what a widget shows.
    ///
    /// - Parameters:
    ///   - picture: In the widget's own points.
    ///   - room: What the picture does not go beyond; outside of it nothing is drawn.
    ///   - density: How many pixels the display has to a point.
    func draw(_ picture: Picture, in room: Box, density: Double, onto snapshot: OpaquePointer) {
      guard !picture.items.isEmpty, room.width > 0, room.height > 0 else { return }
      let scale = min(density, Self.sideLimit / max(room.width, room.height))
      // Whole pixels, so that none is shown between two of the display's.
      let left = (room.x * scale).rounded(.down)
      let top = (room.y * scale).rounded(.down)
      let width = Int(((room.x + room.width) * scale).rounded(.up) - left)
      let height = Int(((room.y + room.height) * scale).rounded(.up) - top)
      prepare(width: width, height: height)
      rasterizer.draw(
        picture, onto: &bitmap,
        zoom: Zoom(scale: scale, offset: Vector2D(dx: -left, dy: -top)))
      var bounds = graphene_rect_t()
      graphene_rect_init(
        &bounds, Float(left / scale), Float(top / scale), Float(Double(width) / scale),
        Float(Double(height) / scale))
      let texture = makeTexture()
      gtk_snapshot_append_texture(snapshot, texture, &bounds)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }

    private func prepare(width: Int, height: Int) {
      if bitmap.width != width || bitmap.height != height {
        bitmap = Bitmap(width: width, height: height)
      } else {
        bitmap.fill(with: .clear)
      }
    }

    /// The bitmap's pixels, as GTK keeps them.
    private func makeTexture() -> OpaquePointer {
      let bytes = bitmap.bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      defer { g_bytes_unref(bytes) }
      return gdk_memory_texture_new(
        gint(bitmap.width), gint(bitmap.height), GDK_MEMORY_R8G8B8A8_PREMULTIPLIED, bytes,
        gsize(bitmap.width * 4))
    }
  }
#endif
