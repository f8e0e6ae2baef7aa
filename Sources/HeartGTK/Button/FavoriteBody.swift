#if GTK
  import CGTK4
  import HeartCore

  /// What a button's widget knows: the model, the look, and who wants to be told.
  @MainActor
  final class FavoriteBody: WidgetBody {
    /// The state, its motion, and what the person is doing.
    var model = FavoriteModel()
    /// The shape.
    var icon = Icon.heart {
      didSet {
        iconBounds = icon.inkBounds
        gtk_widget_queue_draw(widget)
      }
    }
    /// The fill's color; nil is what CSS says.
    var fillColor: RGBA? { didSet { gtk_widget_queue_draw(widget) } }
    /// The hollow line's color; nil is what CSS says.
    var borderColor: RGBA? { didSet { gtk_widget_queue_draw(widget) } }
    /// The hollow line's width in points; nil is the default share.
    var borderWidth: Double? { didSet { gtk_widget_queue_draw(widget) } }
    /// The side of the icon's square, in points.
    var iconSize = FavoriteDefaults.iconSize { didSet { gtk_widget_queue_resize(widget) } }
    /// Whether to move fully, or little.
    var motion = FavoriteMotion.system { didSet { followMotionSetting() } }
    /// What assistive technology calls the button.
    var label = FavoriteLabel.current { didSet { heart_accessible_set_label(widget, label) } }
    /// Told of the person's changes.
    var onChange: (@MainActor (Bool) -> Void)?
    /// Told when the motion of such a change is over.
    var onSettled: (@MainActor (FavoriteNotices.Settlement) -> Void)?

    /// Whether a click is on its way through GTK, and has not changed GTK's state yet.
    var awaitsToggle = false
    /// Whether GTK is at something that a listener must not disturb.
    var tellsLater = false
    /// What is told when GTK is done.
    var heldNotices = HeldNotices()
    /// What of GTK's loop has that told at the latest, and holds the widget until then.
    var teller: guint?
    /// How often the button came to stand for another item.
    var itemCount = 0
    /// The keys that hold the button down, by the keyboard's own number.
    var heldKeys: Set<guint> = []
    /// What hears that a click is over, where an action changes the state.
    var clickEnd: gulong = 0
    /// The time of what is shown, in seconds.
    var shownTime = 0.0
    /// What is to be seen; kept for its memory.
    var picture = Picture()
    /// What the icon takes, in its own points.
    private(set) var iconBounds = Icon.heart.inkBounds
    /// Calls for frames while something moves.
    private(set) lazy var frames = FrameDriver(widget) { [unowned self] time in
      showFrame(at: time)
    }
    /// The CSS node of the fill, whose color is the fill's.
    let fillNode: UnsafeMutablePointer<GtkWidget>

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      fillNode = heart_node_new("fill")
      super.init(widget, of: FavoriteWidget.type)
      gtk_widget_set_parent(fillNode, widget)
      gtk_widget_add_css_class(widget, "favorite-button")
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      heart_accessible_set_label(widget, label)
      listenToKeys()
      listenToActions()
      rooted()
    }

    // What GTK asks and tells. Each is answered in the file of its idea.

    override func size(_ orientation: GtkOrientation) -> (least: Double, natural: Double) {
      (iconSize, iconSize)
    }

    override func resized(width: gint, height: gint) {
      guard !isDestroyed else { return }
      // GTK does not draw again what CSS changes in a node that has no place.
      gtk_widget_allocate(fillNode, width, height, -1, nil)
    }

    override func draw(onto snapshot: OpaquePointer) {
      // Its node for the fill is gone, and with it the color.
      guard !isDestroyed else { return }
      gtk_widget_snapshot_child(widget, fillNode, snapshot)
      drawPicture(onto: snapshot)
    }

    override func disposed() {
      guard !isDestroyed else { return }
      super.disposed()
      gtk_widget_unparent(fillNode)
      if heldNotices.isEmpty { forgetListeners() }
    }

    /// Lets go of what is told, and of all that it keeps.
    func forgetListeners() {
      onChange = nil
      onSettled = nil
    }
  }
#endif
