#if GTK
  internal import CGTK4
  internal import HeartGTK

  /// A list of places, of which only the rows in sight have widgets.
  ///
  /// The places know which of them are favorites. A row is used for one place after another.
  @MainActor
  final class PlaceList {
    /// The card with the list.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// How many favorites there are, as a line of text.
    let count = Widget.text("", "dim-label")

    private let wardrobe: Wardrobe
    /// Which places are favorites; every seventh is one to begin with.
    private var isFavorite = (0..<WindowWords.placeCount).map { $0 % 7 == 6 }
    private var rows: [OpaquePointer: PlaceRow] = [:]

    init(_ wardrobe: Wardrobe) {
      self.wardrobe = wardrobe
      widget = gtk_scrolled_window_new()
      gtk_widget_add_css_class(widget, "card")
      gtk_scrolled_window_set_policy(
        OpaquePointer(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_min_content_height(OpaquePointer(widget), 320)
      gtk_scrolled_window_set_child(OpaquePointer(widget), makeList())
      tellCount()
    }

    private func makeList() -> UnsafeMutablePointer<GtkWidget> {
      let places = gtk_string_list_new(nil)!
      for index in isFavorite.indices { gtk_string_list_append(places, WindowWords.place(index)) }
      let factory = gtk_signal_list_item_factory_new()!
      connect(factory, "setup") { list, item in list.setUp(item) }
      connect(factory, "bind") { list, item in list.bind(item) }
      connect(factory, "unbind") { list, item in list.rows[item]?.unbind() }
      connect(factory, "teardown") { list, item in list.tearDown(item) }
      // The list takes over both.
      let view = gtk_list_view_new(gtk_no_selection_new(places), factory)!
      gtk_list_view_set_show_separators(OpaquePointer(view), 1)
      heart_accessible_set_label(view, WindowWords.list)
      // Return on a row does what a click on its button does.
      Signal.connect(view, position: "activate") { [weak self] position in
        guard let row = self?.rows.values.first(where: { $0.position == position }) else { return }
        gtk_widget_activate(row.button.widget)
      }
      return view
    }

    private func setUp(_ item: OpaquePointer) {
      let row = PlaceRow(wardrobe.button(iconSize: 24))
      rows[item] = row
      gtk_list_item_set_child(item, row.widget)
    }

    private func bind(_ item: OpaquePointer) {
      let position = Int(gtk_list_item_get_position(item))
      rows[item]?.bind(position, isFavorite: isFavorite[position]) { [weak self] isFavorite in
        self?.isFavorite[position] = isFavorite
        self?.tellCount()
      }
    }

    private func tearDown(_ item: OpaquePointer) {
      guard let row = rows.removeValue(forKey: item) else { return }
      wardrobe.discard(row.button)
    }

    private func tellCount() {
      let favorites = isFavorite.count { $0 }
      gtk_label_set_text(OpaquePointer(count), WindowWords.count(favorites))
    }

    private func connect(
      _ factory: OpaquePointer, _ signal: String,
      _ call: @escaping @MainActor (PlaceList, OpaquePointer) -> Void
    ) {
      Signal.connect(factory, item: signal) { [weak self] item in
        if let self { call(self, item) }
      }
    }
  }
#endif
