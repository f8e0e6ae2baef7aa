#if GTK
  import CGTK4
  import HeartCore
  import Testing

  /// The natural width of a widget, CSS and all.
  @MainActor
  func naturalSize(of widget: Widget, _ direction: GtkOrientation = GTK_ORIENTATION_HORIZONTAL)
    -> Int
  {
    size(of: widget, direction).natural
  }

  /// The least width of a widget, CSS and all.
  @MainActor
  func leastSize(of widget: Widget, _ direction: GtkOrientation = GTK_ORIENTATION_HORIZONTAL) -> Int
  {
    size(of: widget, direction).least
  }

  @MainActor
  private func size(of widget: Widget, _ direction: GtkOrientation) -> (least: Int, natural: Int) {
    var least: gint = 0
    var natural: gint = 0
    gtk_widget_measure(widget, direction, -1, &least, &natural, nil, nil)
    return (Int(least), Int(natural))
  }

  /// What GTK last drew of a widget, as GTK writes it down; empty where it has drawn nothing.
  @MainActor
  func drawing(of widget: Widget) -> String {
    guard let node = lastNode(of: widget) else { return "" }
    defer { gsk_render_node_unref(node) }
    let bytes = gsk_render_node_serialize(node)
    defer { g_bytes_unref(bytes) }
    var size: gsize = 0
    let data = g_bytes_get_data(bytes, &size)
    return String(
      decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
  }

  /// What GTK last drew of a widget, in pixels of its own box; nil where it has drawn nothing.
  @MainActor
  func pixels(of widget: Widget) -> Bitmap? {
    guard let node = lastNode(of: widget) else { return nil }
    defer { gsk_render_node_unref(node) }
    let width = Int(gtk_widget_get_width(widget))
    let height = Int(gtk_widget_get_height(widget))
    let surface = made(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height)))
    defer { cairo_surface_destroy(surface) }
    let canvas = cairo_create(surface)
    gsk_render_node_draw(node, canvas)
    cairo_destroy(canvas)
    cairo_surface_flush(surface)
    let data = made(cairo_image_surface_get_data(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        // cairo's pixel is a number of 32 bits, alpha first; in memory it begins at the low end.
        let pixel = data + y * stride + x * 4
        bytes += [pixel[2], pixel[1], pixel[0], pixel[3]]
      }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  @MainActor
  func lastNode(of widget: Widget) -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = made(gtk_snapshot_new())
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(widget)),
      Double(gtk_widget_get_height(widget)))
    return gtk_snapshot_free_to_node(snapshot)
  }

  extension Bitmap {
    /// The four bytes of a pixel, the colors multiplied by alpha.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let place = (y * width + x) * 4
      return Array(bytes[place..<(place + 4)])
    }
  }
#endif
