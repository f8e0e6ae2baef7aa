#if GTK
  import CGTK4
  import HeartCore

  /// What a heart view's widget knows.
  ///
  /// The widget holds it, and no other does for long.
  @MainActor
  final class HeartBody {
    /// The widget that holds this.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The shape.
    var icon = Icon.heart { didSet { gtk_widget_queue_resize(widget) } }
    /// The color; nil is what CSS says.
    var heartColor: RGBA? { didSet { gtk_widget_queue_draw(widget) } }
    /// How large the heart is, in points; nil is the default, or what there is room for.
    var heartSize: Double? { didSet { gtk_widget_queue_resize(widget) } }
    /// Where the icon goes in the widget.
    var placement = Placement.fitted { didSet { gtk_widget_queue_draw(widget) } }
    /// What assistive technology calls it; nil has it passed by.
    var label: String? { didSet { tellLabel() } }

    /// Whether the widget was destroyed, and waits for the last who holds it.
    private(set) var isDestroyed = false
    private var picture = Picture()

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      FavoriteSheet.install(on: gtk_widget_get_display(widget))
      tellLabel()
    }

    /// Takes note that the widget is no more.
    func gtkDisposed() { isDestroyed = true }

    /// How wide or high the heart wants to be, in points.
    func naturalSize(_ orientation: GtkOrientation) -> Double {
      let width = heartSize ?? FavoriteDefaults.heartSize
      guard orientation == GTK_ORIENTATION_VERTICAL, !icon.frame.isEmpty else { return width }
      return min(width * icon.frame.height / icon.frame.width, HeartView.sizeLimit)
    }

    /// Draws the heart.
    func draw(onto snapshot: OpaquePointer) {
      let room = Box(
        x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
        height: Double(gtk_widget_get_height(widget)))
      guard let zoom = icon.zoom(in: room, placement: placement, heartSize: heartSize) else {
        return
      }
      let color = heartColor ?? RGBA(heart_widget_get_color(widget))
      picture.refill(shape: icon, color: color, zoom: zoom)
      let extent = icon.inkBounds.placed(by: zoom)
      PicturePainter.shared.draw(
        picture, in: extent, density: Double(gtk_widget_get_scale_factor(widget)), onto: snapshot)
    }

    private func tellLabel() {
      if let label { heart_accessible_set_label(widget, label) }
      heart_accessible_set_hidden(widget, label == nil ? 1 : 0)
    }
  }
#endif
