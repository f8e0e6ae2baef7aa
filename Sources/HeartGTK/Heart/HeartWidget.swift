#if GTK
  import CGTK4

  /// The class of widget that a heart view is: a picture, and nothing to be done with it.
  @MainActor
  enum HeartWidget {
    /// The class, as GTK knows it.
    static let type = WidgetType(
      "HeartView", extending: gtk_widget_get_type(), setUpClass: setUpClass, setUp: setUp)
  }

  private let setUp: GInstanceInitFunc = { instance, _ in
    guard let instance else { return }
    nonisolated(unsafe) let widget = instance.cast(to: GtkWidget.self)
    GTKThread.enter { HeartBody(widget).moveIn() }
  }

  private let setUpClass: GClassInitFunc = { type, _ in
    guard let type else { return }
    nonisolated(unsafe) let widgetClass = type.cast(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widgetClass, "heart")
    gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_IMG)
    GTKThread.enter { WidgetBody.setUp(widgetClass) }
  }
#endif
