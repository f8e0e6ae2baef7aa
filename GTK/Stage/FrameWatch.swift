// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4

  /// Counts a window's frames, sees what each one shows, and stops the world at one of them.
  @MainActor
  final class FrameWatch {
    /// Whose drawing is looked at in each frame.
    var watched: Actor? { didSet { shown = watched?.widget.map(drawing) } }
    /// The frame to stop at: the first at this time, in seconds of the frame clock, or later.
    var stop: Double?

    /// What to do in the next frame, before it is drawn.
    private var duty: (@MainActor () -> Void)?
    private let clock: OpaquePointer
    private let root: UnsafeMutablePointer<GtkWidget>
    private var shown: UInt64?
    private let hold: @MainActor () -> Void

    /// Watches what a window shows from now on.
    ///
    /// - Parameters:
    ///   - root: What the window holds; it must be shown.
    ///   - hold: Called while the world stands still.
    init(root: UnsafeMutablePointer<GtkWidget>, hold: @escaping @MainActor () -> Void) {
      self.root = root
      self.hold = hold
      clock = gtk_widget_get_frame_clock(root)!
      // The stage keeps this as long as it runs.
      let this = Unmanaged.passRetained(self).toOpaque()
      for (signal, handler) in [("update", updated), ("after-paint", painted)] {
        g_signal_connect_data(
          UnsafeMutableRawPointer(clock), signal, unsafeBitCast(handler, to: GCallback.self), this,
          nil, GConnectFlags(rawValue: 0))
      }
    }

    /// Does something in a frame, where the clock stands still, and makes the frame.
    ///
    /// Between frames the time is rounded, and may be another one from call to call.
    func inFrame(_ duty: @escaping @MainActor () -> Void) {
      self.duty = duty
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
      while self.duty != nil { Turn.take() }
    }

    /// The number of the frame that is made, or was made last.
    var frame: Int { Int(gdk_frame_clock_get_frame_counter(clock)) }

    /// The time of that frame in seconds.
    var time: Double { Double(gdk_frame_clock_get_frame_time(clock)) * 1e-6 }

    fileprivate func begin() {
      duty?()
      duty = nil
    }

    fileprivate func seeFrame() {
      tellDrawing()
      guard let stop, time >= stop else { return }
      self.stop = nil
      // The display has the frame before the test looks at it.
      gdk_display_sync(gtk_widget_get_display(root))
      hold()
    }

    private func tellDrawing() {
      guard let widget = watched?.widget else { return }
      let drawing = drawing(of: widget)
      guard drawing != shown else { return }
      shown = drawing
      say("drawn", watched!.name, "frame=\(frame)", "time=\(time)")
    }

    /// A number that hangs on every pixel of what GTK drew last at a widget and around it.
    private func drawing(of widget: UnsafeMutablePointer<GtkWidget>) -> UInt64 {
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, gtk_widget_get_parent(root), &bounds)
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, gint(Self.side), gint(Self.side))
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)
      defer { cairo_destroy(cairo) }
      let half = Double(Self.side) / 2
      cairo_translate(
        cairo, half - Double(bounds.origin.x + bounds.size.width / 2),
        half - Double(bounds.origin.y + bounds.size.height / 2))
      let snapshot = gtk_snapshot_new()!
      // After a frame GTK has all nodes at hand, and asks no widget to draw anew.
      gtk_widget_snapshot_child(gtk_widget_get_parent(root), root, snapshot)
      if let node = gtk_snapshot_free_to_node(snapshot) {
        gsk_render_node_draw(node, cairo)
        gsk_render_node_unref(node)
      }
      cairo_surface_flush(surface)
      let bytes = UnsafeBufferPointer(
        start: cairo_image_surface_get_data(surface),
        count: Int(cairo_image_surface_get_stride(surface)) * Self.side)
      return bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }

    /// Room for a button of the default size and what flies around it, in points.
    private static let side = 96
  }

  private typealias ClockHandler = @convention(c) (OpaquePointer?, gpointer?) -> Void

  private let updated: ClockHandler = { _, watch in
    nonisolated(unsafe) let watch = watch!
    MainActor.assumeIsolated {
      Unmanaged<FrameWatch>.fromOpaque(watch).takeUnretainedValue().begin()
    }
  }

  private let painted: ClockHandler = { _, watch in
    nonisolated(unsafe) let watch = watch!
    MainActor.assumeIsolated {
      Unmanaged<FrameWatch>.fromOpaque(watch).takeUnretainedValue().seeFrame()
    }
  }
#endif
