#if GTK
  import CGTK4

  /// The time of a widget's frames, in seconds.
  @MainActor
  enum FrameTime {
    private static let microsecond = 1e-6

    /// The time of the frame that is made, or was made last.
    ///
    /// Where there are no frames it is the time that they would count from.
    static func now(for widget: UnsafeMutablePointer<GtkWidget>) -> Double {
      guard let clock = gtk_widget_get_frame_clock(widget) else {
        return Double(g_get_monotonic_time()) * microsecond
      }
      return time(of: clock)
    }

    /// The time of a clock's frame.
    static func time(of clock: OpaquePointer) -> Double {
      Double(gdk_frame_clock_get_frame_time(clock)) * microsecond
    }
  }
#endif
