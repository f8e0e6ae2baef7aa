#if GTK
  import CGTK4
  import HeartCore

  /// The class of widget that a favorite button is: GTK's toggle button, drawn in another way.
  ///
  /// Theme, focus, keys and accessibility are GTK's. Each function here hands on to the body.
  @MainActor
  enum FavoriteWidget {
    /// The class, as GTK knows it.
    static let type = WidgetType(
      "HeartFavoriteButton", extending: gtk_toggle_button_get_type(),
      classSize: MemoryLayout<GtkToggleButtonClass>.size,
      instanceSize: MemoryLayout<HeartFavoriteInstance>.size, setUpClass: setUpClass, setUp: setUp)

    /// A new widget that nobody holds yet.
    static func make() -> UnsafeMutablePointer<GtkWidget> {
      g_object_new_with_properties(type.type, 0, nil, nil)!.cast()
    }

    /// What a widget of the class knows; nil for any other.
    static func body(of widget: UnsafeMutablePointer<GtkWidget>) -> FavoriteBody? {
      guard heart_object_is(widget, type.type) != 0 else { return nil }
      return body(in: widget)
    }

    /// A widget without a picture, under the name by which CSS gives the fill its color.
    static func makeFillNode(
      in widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<GtkWidget> {
      var name = GValue()
      g_value_init(&name, g_type_from_name("gchararray"))
      g_value_set_static_string(&name, "fill")
      defer { g_value_unset(&name) }
      let node: UnsafeMutablePointer<GtkWidget> = "css-name".withCString { key in
        var key: UnsafePointer<CChar>? = key
        return g_object_new_with_properties(gtk_box_get_type(), 1, &key, &name)!.cast()
      }
      gtk_widget_set_can_target(node, 0)
      heart_accessible_set_hidden(node, 1)
      gtk_widget_set_parent(node, widget)
      return node
    }

    fileprivate static func body(in instance: UnsafeMutablePointer<GtkWidget>?) -> FavoriteBody? {
      let instance = instance!.cast(to: HeartFavoriteInstance.self)
      return instance.pointee.body.map {
        Unmanaged<FavoriteBody>.fromOpaque($0).takeUnretainedValue()
      }
    }

    fileprivate static var parent: UnsafeMutablePointer<GtkToggleButtonClass> {
      type.parent.assumingMemoryBound(to: GtkToggleButtonClass.self)
    }
  }

  private let setUp: GInstanceInitFunc = { instance, _ in
    nonisolated(unsafe) let instance = instance!
    MainActor.assumeIsolated {
      let widget = instance.cast(to: GtkWidget.self)
      // With a manager of its own GTK would not ask us for the size.
      gtk_widget_set_layout_manager(widget, nil)
      // Held by the widget, until it is finalized.
      let body = Unmanaged.passRetained(FavoriteBody(widget)).toOpaque()
      instance.cast(to: HeartFavoriteInstance.self).pointee.body = body
    }
  }

  private let setUpClass: GClassInitFunc = { type, _ in
    let object = type!.assumingMemoryBound(to: GObjectClass.self)
    let widget = type!.assumingMemoryBound(to: GtkWidgetClass.self)
    let button = type!.assumingMemoryBound(to: GtkButtonClass.self)
    let toggle = type!.assumingMemoryBound(to: GtkToggleButtonClass.self)

    object.pointee.dispose = { object in
      nonisolated(unsafe) let object = object!
      MainActor.assumeIsolated {
        FavoriteWidget.body(in: object.cast())?.gtkDisposed()
        FavoriteWidget.parent.pointee.parent_class.parent_class.parent_class.dispose(object)
      }
    }
    object.pointee.finalize = { object in
      nonisolated(unsafe) let object = object!
      MainActor.assumeIsolated {
        let instance = object.cast(to: HeartFavoriteInstance.self)
        if let body = instance.pointee.body { Unmanaged<FavoriteBody>.fromOpaque(body).release() }
        instance.pointee.body = nil
        FavoriteWidget.parent.pointee.parent_class.parent_class.parent_class.finalize(object)
      }
    }

    widget.pointee.unmap = { widget in
      nonisolated(unsafe) let widget = widget!
      MainActor.assumeIsolated {
        FavoriteWidget.parent.pointee.parent_class.parent_class.unmap(widget)
        FavoriteWidget.body(in: widget)?.gtkUnmapped()
      }
    }
    widget.pointee.state_flags_changed = { widget, former in
      nonisolated(unsafe) let widget = widget!
      MainActor.assumeIsolated {
        FavoriteWidget.parent.pointee.parent_class.parent_class.state_flags_changed(widget, former)
        FavoriteWidget.body(in: widget)?.gtkStateChanged(from: former)
      }
    }
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    widget.pointee.measure = { widget, _, _, least, natural, leastBaseline, naturalBaseline in
      nonisolated(unsafe) let widget = widget!
      let side = MainActor.assumeIsolated {
        gint((FavoriteWidget.body(in: widget)?.iconSize ?? 0).rounded(.up))
      }
      least?.pointee = side
      natural?.pointee = side
      leastBaseline?.pointee = -1
      naturalBaseline?.pointee = -1
    }
    widget.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let widget = widget!, snapshot = snapshot!
      MainActor.assumeIsolated { FavoriteWidget.body(in: widget)?.draw(onto: snapshot) }
    }

    button.pointee.clicked = { button in
      nonisolated(unsafe) let button = button!
      MainActor.assumeIsolated {
        FavoriteWidget.body(in: button.cast())?.click {
          FavoriteWidget.parent.pointee.parent_class.clicked(button)
        }
      }
    }
    // A key clicks at once. GTK's own button would wait a quarter of a second, to be seen pressed.
    button.pointee.activate = { button in heart_button_emit_clicked(button) }
    toggle.pointee.toggled = { toggle in
      nonisolated(unsafe) let toggle = toggle!
      MainActor.assumeIsolated { FavoriteWidget.body(in: toggle.cast())?.gtkToggled() }
    }
  }
#endif
