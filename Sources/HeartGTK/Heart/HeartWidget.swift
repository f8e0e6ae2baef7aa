#if GTK
  import CGTK4
  import HeartCore

  /// The class of widget that a heart view is: a picture, and nothing to be done with it.
  @MainActor
  enum HeartWidget {
    /// The class, as GTK knows it.
    static let type = WidgetType(
      "HeartView", extending: gtk_widget_get_type(),
      classSize: MemoryLayout<GtkWidgetClass>.size,
      instanceSize: MemoryLayout<HeartViewInstance>.size, setUpClass: setUpClass, setUp: setUp)

    /// A new widget that nobody holds yet.
    static func make() -> UnsafeMutablePointer<GtkWidget> {
      g_object_new_with_properties(type.type, 0, nil, nil)!.cast()
    }

    /// What a widget of the class knows; nil for any other.
    static func body(of widget: UnsafeMutablePointer<GtkWidget>) -> HeartBody? {
      guard heart_object_is(widget, type.type) != 0 else { return nil }
      return body(in: widget)
    }

    fileprivate static func body(in instance: UnsafeMutablePointer<GtkWidget>?) -> HeartBody? {
      let instance = instance!.cast(to: HeartViewInstance.self)
      return instance.pointee.body.map { Unmanaged<HeartBody>.fromOpaque($0).takeUnretainedValue() }
    }

    fileprivate static var parent: UnsafeMutablePointer<GtkWidgetClass> {
      type.parent.assumingMemoryBound(to: GtkWidgetClass.self)
    }
  }

  private let setUp: GInstanceInitFunc = { instance, _ in
    nonisolated(unsafe) let instance = instance!
    MainActor.assumeIsolated {
      // Held by the widget, until it is finalized.
      let body = Unmanaged.passRetained(HeartBody(instance.cast(to: GtkWidget.self))).toOpaque()
      instance.cast(to: HeartViewInstance.self).pointee.body = body
    }
  }

  private let setUpClass: GClassInitFunc = { type, _ in
    let object = type!.assumingMemoryBound(to: GObjectClass.self)
    let widget = type!.assumingMemoryBound(to: GtkWidgetClass.self)
    gtk_widget_class_set_css_name(widget, "heart")
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_IMG)

    object.pointee.dispose = { object in
      nonisolated(unsafe) let object = object!
      MainActor.assumeIsolated {
        HeartWidget.body(in: object.cast())?.gtkDisposed()
        HeartWidget.parent.pointee.parent_class.dispose(object)
      }
    }
    object.pointee.finalize = { object in
      nonisolated(unsafe) let object = object!
      MainActor.assumeIsolated {
        let instance = object.cast(to: HeartViewInstance.self)
        if let body = instance.pointee.body { Unmanaged<HeartBody>.fromOpaque(body).release() }
        instance.pointee.body = nil
        HeartWidget.parent.pointee.parent_class.finalize(object)
      }
    }
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.measure = { widget, direction, _, least, natural, leastBase, naturalBase in
      nonisolated(unsafe) let widget = widget!
      let size = MainActor.assumeIsolated {
        gint((HeartWidget.body(in: widget)?.naturalSize(direction) ?? 0).rounded(.up))
      }
      least?.pointee = size
      natural?.pointee = size
      leastBase?.pointee = -1
      naturalBase?.pointee = -1
    }
    widget.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let widget = widget!, snapshot = snapshot!
      MainActor.assumeIsolated { HeartWidget.body(in: widget)?.draw(onto: snapshot) }
    }
  }
#endif
