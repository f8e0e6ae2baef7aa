#if GTK
  import CGTK4

  /// A strong reference to a widget, which can be dropped on any thread.
  final class WidgetReference: @unchecked Sendable {
    /// The widget; it stays in memory as long as this.
    let widget: UnsafeMutablePointer<GtkWidget>

    /// Takes over a new widget that nobody holds yet, or shares one that somebody does.
    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      g_object_ref_sink(widget)
    }

    deinit {
      guard !GTKThread.isCurrent else { return g_object_unref(widget) }
      // What GTK does when the last reference is gone is for its own thread.
      g_idle_add(
        { widget in
          g_object_unref(widget)
          return false.c
        }, widget)
    }
  }
#endif
