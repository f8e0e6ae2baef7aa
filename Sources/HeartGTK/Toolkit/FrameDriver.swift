#if GTK
  import CGTK4

  /// Calls for a widget's frames while something moves, and for none otherwise.
  @MainActor
  final class FrameDriver {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let show: @MainActor (Double) -> Void
    private var callback: guint = 0

    /// Calls nobody until it runs.
    ///
    /// - Parameters:
    ///   - widget: Whose frames; it must outlive this.
    ///   - show: Shows the frame of a time in seconds.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, show: @escaping @MainActor (Double) -> Void) {
      self.widget = widget
      self.show = show
    }

    /// Whether it calls for frames.
    var isRunning: Bool {
      get { callback != 0 }
      set {
        guard newValue != isRunning else { return }
        if newValue { start() } else { stop() }
      }
    }

    private func start() {
      // GTK lets go of this when the callback is removed, or the widget goes.
      callback = gtk_widget_add_tick_callback(
        widget,
        { _, clock, driver in
          nonisolated(unsafe) let clock = clock!, driver = driver!
          return MainActor.assumeIsolated {
            let driver = Unmanaged<FrameDriver>.fromOpaque(driver).takeUnretainedValue()
            driver.show(FrameTime.time(of: clock))
            // Whoever shows a frame may stop by that; then GTK has removed the callback already.
            return gboolean(1)
          }
        }, Unmanaged.passRetained(self).toOpaque(),
        { driver in Unmanaged<FrameDriver>.fromOpaque(driver!).release() })
    }

    private func stop() {
      gtk_widget_remove_tick_callback(widget, callback)
      callback = 0
    }
  }
#endif
