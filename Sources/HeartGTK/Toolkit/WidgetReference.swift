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
      // Elsewhere than on GTK's thread nothing can be asked. And a widget without a place may be on
      // its way to one: to give it away can be the last that is done with this.
      if GTKThread.isCurrent, gtk_widget_get_parent(widget) != nil {
        return g_object_unref(widget)
      }
      g_idle_add(
        { widget in
          g_object_unref(widget)
          return false.c
        }, widget)
    }
  }
#endif
