#if GTK
  import CGTK4
  import HeartCore

  /// What a heart view's widget knows: what it shows, and how large.
  @MainActor
  final class HeartBody: WidgetBody {
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

    private var picture = Picture()

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      super.init(widget, of: HeartWidget.type)
      rooted()
      tellLabel()
    }

    /// As wide as asked, by default 150, in the icon's aspect.
    ///
    /// Where nothing was asked for, it can do with less.
    override func size(_ orientation: GtkOrientation) -> (least: Double, natural: Double) {
      let natural = naturalSize(orientation)
      return (heartSize == nil ? 0 : natural, natural)
    }

    override func draw(onto snapshot: OpaquePointer) {
      let room = Box(
        x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
        height: Double(gtk_widget_get_height(widget)))
      guard let zoom = icon.zoom(in: room, placement: placement, heartSize: heartSize) else {
        return
      }
      let color = heartColor ?? RGBA(heart_widget_get_color(widget))
      picture.refill(shape: icon, color: color, zoom: zoom)
      PicturePainter.shared.draw(
        picture, in: icon.inkBounds.placed(by: zoom), density: heart_widget_get_density(widget),
        isResting: true, onto: snapshot)
    }

    private func naturalSize(_ orientation: GtkOrientation) -> Double {
      let width = heartSize ?? FavoriteDefaults.heartSize
      guard orientation == GTK_ORIENTATION_VERTICAL, !icon.frame.isEmpty else { return width }
      let height = width * icon.frame.height / icon.frame.width
      // Of numbers that are too large for it, there is no aspect.
      return height.isNaN ? width : min(height, WidgetBody.sizeLimit)
    }

    private func tellLabel() {
      if let label {
        heart_accessible_set_label(widget, label)
      } else {
        gtk_accessible_reset_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
      }
      heart_accessible_set_hidden(widget, (label == nil).c)
    }
  }
#endif
