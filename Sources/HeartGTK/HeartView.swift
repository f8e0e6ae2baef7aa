#if GTK
  public import CGTK4
  public import HeartCore

  /// A heart, or another icon, in one color.
  ///
  /// ```
  /// let heart = HeartView()
  /// heart.heartSize = 100
  /// heart.heartColor = .black
  /// gtk_box_append(box, heart.widget)
  /// ```
  ///
  /// It is one closed outline: in a translucent color no piece lies over another.
  ///
  /// It is decoration, and assistive technology passes it by, unless it has a ``label``: then it
  /// is an image of that name. The widget holds all that is set here, so this object may be
  /// dropped once the widget has its place.
  @MainActor
  public final class HeartView {
    private let reference: WidgetReference

    /// Creates a red heart; GTK must have been initialized.
    public init() {
      GTKThread.checkMaking("HeartView")
      reference = WidgetReference(HeartWidget.type.make())
    }

    /// Finds the heart view of a widget.
    ///
    /// Nil where the widget is not one that a heart view is.
    public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
      GTKThread.checkMaking("HeartView")
      guard WidgetBody.of(widget) is HeartBody else { return nil }
      reference = WidgetReference(widget)
    }

    /// The widget, to be placed as any other.
    public var widget: UnsafeMutablePointer<GtkWidget> { reference.widget }

    /// How large the heart is, in points.
    ///
    /// Fitted, it is the width of the icon, which is also what the widget asks for. In the seed's
    /// placement it is three times the radius of the lobes. Nil, as at first, and whatever is no
    /// size up to 100,000, asks for 150, fills what there is and can do with less; in the seed's
    /// placement it is 150.
    public var heartSize: Double? {
      get { body.heartSize }
      set { body.heartSize = newValue.flatMap { $0 > 0 && $0 <= WidgetBody.sizeLimit ? $0 : nil } }
    }

    /// The color of the heart.
    ///
    /// Nil, as at first, is the CSS color of the node `heart`: pure red unless the theme or the app
    /// says otherwise.
    public var heartColor: RGBA? {
      get { body.heartColor }
      set { body.heartColor = newValue }
    }

    /// The shape.
    public var icon: Icon {
      get { body.icon }
      set { body.icon = newValue }
    }

    /// Where the icon goes in the widget.
    public var placement: Placement {
      get { body.placement }
      set { body.placement = newValue }
    }

    /// What assistive technology calls the image.
    ///
    /// Nil, as at first, has it passed by.
    public var label: String? {
      get { body.label }
      set { body.label = newValue }
    }

    private var body: HeartBody {
      GTKThread.check("HeartView")
      guard let body = WidgetBody.of(widget) as? HeartBody, !body.isDestroyed else {
        fatalError(
          """
          This HeartView's widget was destroyed, by g_object_run_dispose(): make a new view, or \
          let go of this one by then
          """)
      }
      return body
    }
  }
#endif
