#if GTK
  public import CGTK4
  public import HeartCore

  /// A button that marks something as a favorite.
  ///
  /// It shows the state by filling its icon.
  ///
  /// ```
  /// let button = FavoriteButton()
  /// button.style = .burst
  /// button.isSelected = item.isFavorite          // silent, at once
  /// button.onChange = { isSelected in store.set(item, isSelected) }
  /// gtk_box_append(box, button.widget)
  /// ```
  ///
  /// **State.** `isSelected` is true or false at once, and motion only follows. What code sets is
  /// never told by ``onChange``. GTK's own signal `toggled`, below, is told of every change.
  ///
  /// **Life.** The widget holds the state, the look, and what is called. So this object may be
  /// dropped once the widget has its place, and ``init(of:)`` finds the button of a widget again.
  /// What is called ends with the widget; and as this object keeps the widget, a closure that keeps
  /// this object would keep itself. Keep the bare widget there, and find the button by it:
  ///
  /// ```
  /// let widget = button.widget
  /// button.onSettled = { _ in FavoriteButton(of: widget)?.style = .plain }
  /// ```
  ///
  /// **Room.** The widget is as large as its icon. A motion may draw beyond it, by the style's
  /// `reach`; clicks count in 44 points at least.
  @MainActor
  public final class FavoriteButton {
    private let reference: WidgetReference

    /// Creates a button; GTK must have been initialized.
    public init(isSelected: Bool = false) {
      GTKThread.checkMaking("FavoriteButton")
      reference = WidgetReference(FavoriteWidget.type.make())
      self.isSelected = isSelected
    }

    /// Finds the button of a widget.
    ///
    /// Nil where the widget is not one that a favorite button is.
    public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
      GTKThread.checkMaking("FavoriteButton")
      guard FavoriteWidget.body(of: widget) != nil else { return nil }
      reference = WidgetReference(widget)
    }

    /// The widget: a `GtkToggleButton`, to be placed as any other.
    public var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }

    /// Whether the item is a favorite.
    ///
    /// To set it is silent and unanimated.
    public var isSelected: Bool {
      get { body.model.isSelected }
      set { setSelected(newValue, animated: false) }
    }

    /// Sets whether the item is a favorite, with or without motion.
    ///
    /// It is silent either way; setting what already is does nothing.
    public func setSelected(_ selected: Bool, animated: Bool) {
      body.send(.set(selected, animated: animated))
    }

    /// Lets the button stand for another item.
    ///
    /// What moves is at its end at once, and a press that is down counts no more. What is still to be
    /// told of the former item is told before.
    public func rebind(isSelected: Bool) {
      body.rebind(isSelected: isSelected)
    }

    /// Called when the person changed the state, with the new one.
    ///
    /// It comes in the same turn: after GTK's listeners of `toggled`, and before those of `clicked`
    /// unless the button has an action.
    public var onChange: (@MainActor (_ isSelected: Bool) -> Void)? {
      get { body.onChange }
      set { body.onChange = newValue }
    }

    /// Called when the motion of a change by the person is over.
    ///
    /// It is called once for each such change: finished, or cancelled by another change. What goes
    /// out of sight is finished. That is told in the next turn of GTK's loop, as is what code cancels
    /// by GTK's own functions. While a window is minimized there may be no frames; then it is told
    /// with the first one when the window is back.
    public var onSettled: (@MainActor (FavoriteNotices.Settlement) -> Void)? {
      get { body.onSettled }
      set { body.onSettled = newValue }
    }

    /// The shape.
    public var icon: Icon {
      get { body.icon }
      set { body.icon = newValue }
    }

    /// The color that grows inside the icon.
    ///
    /// Nil, as at first, is the CSS color of the node `fill`: #F04552 unless the theme or the app
    /// says otherwise.
    public var fillColor: RGBA? {
      get { body.fillColor }
      set { body.fillColor = newValue }
    }

    /// The color of the hollow line.
    ///
    /// Nil, as at first, is the CSS color of the button: the theme's, light or dark.
    public var borderColor: RGBA? {
      get { body.borderColor }
      set { body.borderColor = newValue }
    }

    /// The width of the hollow line in points.
    ///
    /// Nil, as at first, is 1/12 of the icon's longer side. 0 or less, and what is not finite,
    /// draws none.
    public var borderWidth: Double? {
      get { body.borderWidth }
      set { body.borderWidth = newValue }
    }

    /// The side of the icon's square, in points; at first 24.
    ///
    /// What is no size above 0 and up to 100,000 counts as 24.
    public var iconSize: Double {
      get { body.iconSize }
      set {
        let isSize = newValue > 0 && newValue <= WidgetBody.sizeLimit
        body.iconSize = isSize ? newValue : FavoriteDefaults.iconSize
      }
    }

    /// How it moves.
    ///
    /// A new style holds from the next change on.
    public var style: FavoriteStyle {
      get { body.model.style }
      set { body.model.style = newValue }
    }

    /// How fast it moves; 1 is as designed.
    ///
    /// A value outside 0.01…100 is cut to it, and NaN is 1. It holds from the next change on.
    public var speed: Double {
      get { body.model.speed }
      set { body.model.speed = FavoriteModel.speed(nearestTo: newValue) }
    }

    /// Whether to move fully, or as little as a person may want.
    ///
    /// The system's word is the setting `gtk-enable-animations`.
    public var motion: FavoriteMotion {
      get { body.motion }
      set { body.motion = newValue }
    }

    /// Whether the person can use it: GTK's sensitivity.
    public var isEnabled: Bool {
      get { gtk_widget_get_sensitive(body.widget) != 0 }
      set { gtk_widget_set_sensitive(body.widget, newValue.c) }
    }

    /// What assistive technology calls the button.
    ///
    /// By default "Favorite" in the person's language. It does not change with the state.
    public var label: String {
      get { body.label }
      set { body.label = newValue }
    }

    /// What the widget knows, for whoever may ask.
    private var body: FavoriteBody {
      GTKThread.check("FavoriteButton")
      guard let body = FavoriteWidget.body(of: widget), !body.isDestroyed else {
        fatalError(
          """
          This FavoriteButton's widget was destroyed, by g_object_run_dispose(): make a new \
          button, or let go of this one by then
          """)
      }
      return body
    }
  }
#endif
