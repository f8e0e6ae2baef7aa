#if GTK
  import CGTK4

  /// Calls for a widget's frames while something moves, and for none otherwise.
  @MainActor
  final class FrameDriver {
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let show: @MainActor (Double) -> Void
    private var callback: guint?

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
      get { callback != nil }
      set {
        guard newValue != isRunning else { return }
        if newValue { start() } else { stop() }
      }
    }

    private func start() {
      // Held by GTK, until the callback is removed or the widget is destroyed.
      let driver = Unmanaged.passRetained(self).toOpaque()
      callback = gtk_widget_add_tick_callback(
        widget,
        { _, clock, driver in
          guard let clock, let driver else { return false.c }
          nonisolated(unsafe) let (frameClock, this) = (clock, driver)
          GTKThread.enter {
            Unmanaged<FrameDriver>.fromOpaque(this).takeUnretainedValue()
              .show(FrameTime.time(of: frameClock))
          }
          // Whoever shows a frame may stop by that; then GTK has removed the callback already.
          return true.c
        }, driver,
        { driver in
          guard let driver else { return }
          Unmanaged<FrameDriver>.fromOpaque(driver).release()
        })
    }

    private func stop() {
      guard let callback else { return }
      // First, for while a frame is shown, GTK lets go of its callback only after that; until then
      // another motion may have begun.
      self.callback = nil
      gtk_widget_remove_tick_callback(widget, callback)
    }
  }
#endif
