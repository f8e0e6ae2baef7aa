#if GTK
  import CGTK4
  import HeartCore

  /// What a button's widget knows: the model, the look, and who wants to be told.
  ///
  /// The widget holds it, and no other does for long. So a button goes on when nobody has it in
  /// Swift any more, and ends with its widget.
  @MainActor
  final class FavoriteBody {
    /// The widget that holds this.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The state, its motion, and what the person is doing.
    var model = FavoriteModel()
    /// The shape.
    var icon = Icon.heart { didSet { iconBounds = icon.inkBounds; gtk_widget_queue_draw(widget) } }
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

    /// Whether the widget was destroyed, and waits for the last who holds it.
    private(set) var isDestroyed = false
    /// Who is changing GTK's state at the moment.
    private var author = Author.anyone
    /// Whether the key that activates is down, and was heard.
    private var isKeyHeld = false
    private var shownTime = 0.0
    private var picture = Picture()
    private var iconBounds = Icon.heart.inkBounds
    private lazy var frames = FrameDriver(widget) { [unowned self] time in showFrame(at: time) }
    /// The CSS node of the fill, whose color is the fill's.
    private let fillNode: UnsafeMutablePointer<GtkWidget>

    /// Who changes GTK's state.
    private enum Author {
      /// The person, by whatever GTK takes for a click.
      case person
      /// This, to have GTK's state follow.
      case body
      /// Code that calls GTK.
      case anyone
    }

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
      self.widget = widget
      fillNode = FavoriteWidget.makeFillNode(in: widget)
      gtk_widget_add_css_class(widget, "favorite")
      gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      FavoriteSheet.install(on: gtk_widget_get_display(widget))
      heart_accessible_set_label(widget, label)
    }

    // Events.

    /// Passes an event to the model, and follows what comes of it.
    func send(_ event: FavoriteEvent) {
      handle(event, at: FrameTime.now(for: widget))
    }

    /// Passes an event of a time to the model, and follows what comes of it.
    func handle(_ event: FavoriteEvent, at time: Double) {
      readMotionSetting(at: time)
      follow(model.handle(event, at: time), at: time)
      guard !isSeen, model.isMoving(at: time) else { return }
      // Nobody sees it, and no frame would ever be its last.
      follow(model.handle(.hide, at: time), at: time)
    }

    /// Shows a frame of a motion.
    func showFrame(at time: Double) {
      readMotionSetting(at: time)
      follow(model.advance(to: time), at: time)
    }

    /// Lets GTK do what a click does, and takes note of it.
    func click(_ change: () -> Void) {
      let former = author
      author = .person
      change()
      author = former
      guard isActive != model.isSelected else { return }
      send(.activate)
      // A button that cannot be used does not change by hand; code can click it all the same.
      if isActive != model.isSelected { send(.set(isActive, animated: false)) }
    }

    /// Follows GTK's state.
    func gtkToggled() {
      guard author == .anyone, isActive != model.isSelected else { return }
      send(.set(isActive, animated: false))
    }

    /// Follows GTK's account of pointer and use.
    func gtkStateChanged(from former: GtkStateFlags) {
      let current = gtk_widget_get_state_flags(widget)
      let changed = former.rawValue ^ current.rawValue
      func has(_ flag: GtkStateFlags) -> Bool { current.rawValue & flag.rawValue != 0 }
      func differs(_ flag: GtkStateFlags) -> Bool { changed & flag.rawValue != 0 }
      if differs(GTK_STATE_FLAG_INSENSITIVE) {
        send(.setEnabled(!has(GTK_STATE_FLAG_INSENSITIVE)))
      }
      if differs(GTK_STATE_FLAG_PRELIGHT) { send(.hover(has(GTK_STATE_FLAG_PRELIGHT))) }
      // Whether it counts when let go, GTK tells by a click.
      if differs(GTK_STATE_FLAG_ACTIVE) { send(has(GTK_STATE_FLAG_ACTIVE) ? .press : .cancel) }
    }

    /// Ends what moves, for the widget is not seen any more.
    func gtkUnmapped() { send(.hide) }

    /// Gives up what the widget holds, and what holds it.
    func gtkDisposed() {
      guard !isDestroyed else { return }
      isDestroyed = true
      frames.isRunning = false
      onChange = nil
      onSettled = nil
      gtk_widget_unparent(fillNode)
    }

    // Drawing.

    /// Draws what is to be seen.
    func draw(onto snapshot: OpaquePointer) {
      picture.refill(model.instant(at: shownTime), look: look, in: slot)
      guard let extent = picture.extent(iconBounds: iconBounds) else { return }
      PicturePainter.shared.draw(
        picture, in: extent, density: Double(gtk_widget_get_scale_factor(widget)), onto: snapshot)
    }

    /// The icon and colors as they are now.
    private var look: FavoriteLook {
      FavoriteLook(
        icon: icon, fillColor: fillColor ?? RGBA(heart_widget_get_color(fillNode)),
        borderColor: borderColor ?? RGBA(heart_widget_get_color(widget)), borderWidth: borderWidth)
    }

    /// The icon's room, in the middle of the widget's.
    private var slot: Box {
      Box(
        x: (Double(gtk_widget_get_width(widget)) - iconSize) / 2,
        y: (Double(gtk_widget_get_height(widget)) - iconSize) / 2, width: iconSize,
        height: iconSize)
    }

    /// Whether there are frames, and somebody to see them.
    private var isSeen: Bool { gtk_widget_get_mapped(widget) != 0 }

    private var isActive: Bool { gtk_toggle_button_get_active(widget.cast()) != 0 }

    /// Shows what is, calls for frames while that moves, and tells what happened.
    ///
    /// It tells last: whoever listens finds everything as it will be, and may change it.
    private func follow(_ notices: FavoriteNotices, at time: Double) {
      shownTime = time
      if isActive != model.isSelected {
        let former = author
        author = .body
        gtk_toggle_button_set_active(widget.cast(), model.isSelected ? 1 : 0)
        author = former
      }
      gtk_widget_queue_draw(widget)
      frames.isRunning = isSeen && model.isMoving(at: time)
      if let settlement = notices.settled { onSettled?(settlement) }
      // Whoever heard of the settlement may have set the state back: then nothing has changed.
      if let state = notices.changed, state == model.isSelected { onChange?(state) }
    }

    private func followMotionSetting() {
      readMotionSetting(at: FrameTime.now(for: widget))
    }

    /// Takes up whether the person wants little motion.
    private func readMotionSetting(at time: Double) {
      let settings = gtk_settings_get_for_display(gtk_widget_get_display(widget))
      let animates = heart_object_get_boolean(settings.map { .init($0) }, "gtk-enable-animations")
      let reduces = motion.isReduced(bySystem: animates == 0)
      guard reduces != model.reducesMotion else { return }
      follow(model.handle(.setReducesMotion(reduces), at: time), at: time)
    }
  }
#endif
