#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// A window with a box, and GTK's loop in the test's own hands.
  @MainActor
  final class TestWindow {
    let window = made(gtk_window_new())
    let box: Widget
    private var isOpen = true

    init(_ widgets: Widget..., spacing: gint = 0, isVertical: Bool = false) {
      box = made(
        gtk_box_new(isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, spacing))
      gtk_window_set_default_size(window.cast(), 400, 300)
      gtk_window_set_child(window.cast(), box)
      for widget in widgets { add(widget) }
    }

    func add(_ widget: Widget) { gtk_box_append(box.cast(), widget) }

    func remove(_ widget: Widget) { gtk_box_remove(box.cast(), widget) }

    /// Shows the window, and waits until it has been drawn.
    func show(sourceLocation: SourceLocation = #_sourceLocation) {
      gtk_window_present(window.cast())
      iterate(sourceLocation: sourceLocation) { !drawing(of: window).isEmpty }
      settle()
    }

    /// Has everything drawn again, and waits until it is.
    func redraw(sourceLocation: SourceLocation = #_sourceLocation) {
      let clock = gtk_widget_get_frame_clock(window)
      let count = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(window)
      iterate(sourceLocation: sourceLocation) {
        gdk_frame_clock_get_frame_counter(clock) > count && !drawing(of: window).isEmpty
      }
    }

    func close() {
      guard isOpen else { return }
      isOpen = false
      gtk_window_destroy(window.cast())
      settle()
    }

    /// Lets GTK do what it has to, until there is nothing left that does not wait for time.
    func settle() {
      for _ in 0..<200 where g_main_context_iteration(nil, 0) == 0 { break }
    }

    /// Lets GTK's loop run until something is so.
    ///
    /// A moving button has 60 frames a second, each of which is an iteration or a few: 2,000 are many
    /// times what any wait here takes.
    func iterate(
      sourceLocation: SourceLocation = #_sourceLocation, until isDone: () -> Bool
    ) {
      // What the display sends is an iteration too; a timeout has the loop come round without.
      let pulse = g_timeout_add(5, { _ in 1 }, nil)
      defer { g_source_remove(pulse) }
      for _ in 0..<2000 {
        if isDone() { return }
        g_main_context_iteration(nil, 1)
      }
      Issue.record("GTK did not come to it", sourceLocation: sourceLocation)
    }

    /// Where the middle of a widget is in the window.
    func middle(of widget: Widget) -> Point2D {
      var from = graphene_point_t(
        x: Float(gtk_widget_get_width(widget)) / 2, y: Float(gtk_widget_get_height(widget)) / 2)
      var to = graphene_point_t()
      #expect(gtk_widget_compute_point(widget, window, &from, &to) != 0)
      return Point2D(x: Double(to.x), y: Double(to.y))
    }

    /// What the pointer would be over.
    func picked(x: Double, y: Double) -> Widget? {
      gtk_widget_pick(window, x, y, GTK_PICK_DEFAULT)
    }
  }

  extension FavoriteButton {
    /// What the tests may look at.
    var body: FavoriteBody { made(FavoriteWidget.body(of: widget)) }

    /// Does what GTK does when a person clicks.
    func click() { heart_button_emit_clicked(widget) }
  }

  /// Says whether the person wants motion, in all windows.
  @MainActor
  func setAnimations(_ enabled: Bool) {
    heart_object_set_boolean(
      gpointer(made(gtk_settings_get_default())), "gtk-enable-animations", enabled ? 1 : 0)
  }

  /// What GTK made, which it does wherever it is there.
  func made<Object>(_ object: Object?) -> Object {
    guard let object else { fatalError("GTK made none") }
    return object
  }

  /// What GTK and GLib complain of while something is done.
  @MainActor
  func complaints(during act: () -> Void) -> [String] {
    let list = Complaints()
    let former = g_log_set_default_handler(
      { _, _, message, list in
        Unmanaged<Complaints>.fromOpaque(made(list)).takeUnretainedValue()
          .texts.append(String(cString: made(message)))
      }, Unmanaged.passUnretained(list).toOpaque())
    act()
    g_log_set_default_handler(former, nil)
    return list.texts
  }

  private final class Complaints {
    var texts: [String] = []
  }

  /// Calls a test's function when GTK emits a signal without arguments.
  @MainActor
  func onSignal(_ signal: String, of widget: Widget, _ act: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(Listener(act)).toOpaque()
    let call: @convention(c) (gpointer, gpointer) -> Void = { _, box in
      nonisolated(unsafe) let box = box
      MainActor.assumeIsolated { Unmanaged<Listener>.fromOpaque(box).takeUnretainedValue().act() }
    }
    g_signal_connect_data(
      widget, signal, unsafeBitCast(call, to: GCallback.self), box,
      { box, _ in Unmanaged<Listener>.fromOpaque(made(box)).release() }, GConnectFlags(rawValue: 0))
  }

  private final class Listener: Sendable {
    let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }
  }
#endif
