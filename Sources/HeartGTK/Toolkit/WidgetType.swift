#if GTK
  import CGTK4

  /// A class of widgets, registered with GObject once and for ever.
  struct WidgetType {
    /// What GObject knows it by.
    let type: GType
    /// The class that it is made of, to be called where ours does more and not something else.
    let parent: gpointer

    /// Registers a class.
    ///
    /// - Parameters:
    ///   - name: What GTK's inspector shows.
    ///   - parent: The class that it extends.
    ///   - classSize: The bytes of its class structure.
    ///   - instanceSize: The bytes of each instance.
    init(
      _ name: String, extending parent: GType, classSize: Int, instanceSize: Int,
      setUpClass: GClassInitFunc, setUp: GInstanceInitFunc
    ) {
      // Never given back: a class that has been registered stays.
      self.parent = g_type_class_ref(parent)
      type = g_type_register_static_simple(
        parent, name, guint(classSize), setUpClass, guint(instanceSize), setUp,
        GTypeFlags(rawValue: 0))
    }
  }
#endif
