#if GTK
  import CGTK4

  /// What a widget of ours knows and does.
  ///
  /// The widget holds it, and no other does for long: so it goes on when nobody has the widget in
  /// Swift any more, and ends with the widget.
  @MainActor
  class WidgetBody {
    /// The widget that holds this.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The class of widget that this is the body of.
    let type: WidgetType
    /// Whether the widget was destroyed, and waits for the last who holds it.
    private(set) var isDestroyed = false

    /// Creates the body of a widget that is being made.
    init(_ widget: UnsafeMutablePointer<GtkWidget>, of type: WidgetType) {
      self.widget = widget
      self.type = type
    }

    /// The body that a widget holds; nil where it is no widget of ours, or not yet.
    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> WidgetBody? {
      g_object_get_qdata(widget.cast(), key).map {
        Unmanaged<WidgetBody>.fromOpaque($0).takeUnretainedValue()
      }
    }

    /// Has the widget hold this, until it is finalized.
    func moveIn() {
      g_object_set_qdata_full(
        widget.cast(), Self.key, Unmanaged.passRetained(self).toOpaque(),
        { body in
          guard let body else { return }
          Unmanaged<WidgetBody>.fromOpaque(body).release()
        })
    }

    /// The largest size that a widget can be asked to be, in points.
    nonisolated static let sizeLimit = 100_000.0

    private static let key = g_quark_from_static_string("HeartKit.body")

    // What GTK asks and tells.

    /// The least and the natural size, in points.
    func size(_ orientation: GtkOrientation) -> (least: Double, natural: Double) { (0, 0) }

    /// Takes note of the widget's new size.
    func resized(width: gint, height: gint) {}

    /// Draws what is to be seen.
    func draw(onto snapshot: OpaquePointer) {}

    /// Takes note that the widget is part of a window, perhaps on another display.
    func rooted() {
      HeartSheet.install(on: gtk_widget_get_display(widget))
    }

    /// Gives up what the widget holds, and what holds it.
    ///
    /// GTK tells it once or more often.
    func disposed() { isDestroyed = true }
  }
#endif
