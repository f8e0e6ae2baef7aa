#if GTK
  import CGTK4

  /// A class of widgets, registered with GObject once and for ever.
  struct WidgetType {
    /// What GObject knows it by.
    let type: GType
    /// The class that it is made of, to be called where ours does more and not something else.
    let parent: UnsafeMutablePointer<GtkWidgetClass>

    /// Registers a class.
    ///
    /// - Parameters:
    ///   - name: What GTK's inspector shows.
    ///   - parent: The class that it extends.
    ///   - setUpClass: Tells GTK what is done differently.
    ///   - setUp: Gives a new widget its body.
    init(
      _ name: String, extending parent: GType, setUpClass: GClassInitFunc, setUp: GInstanceInitFunc
    ) {
      // Never given back: a class that has been registered stays.
      self.parent = g_type_class_ref(parent).assumingMemoryBound(to: GtkWidgetClass.self)
      var sizes = GTypeQuery()
      g_type_query(parent, &sizes)
      // What a widget knows more than its parent class is in its body.
      type = g_type_register_static_simple(
        parent, name, sizes.class_size, setUpClass, sizes.instance_size, setUp,
        GTypeFlags(rawValue: 0))
    }

    /// A new widget that nobody holds yet.
    func make() -> UnsafeMutablePointer<GtkWidget> {
      guard let widget = g_object_new_with_properties(type, 0, nil, nil) else {
        fatalError("GObject makes any type that is registered")
      }
      return widget.cast()
    }
  }
#endif
