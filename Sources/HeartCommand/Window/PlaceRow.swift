#if GTK
  internal import CGTK4
  internal import HeartGTK

  /// A row of the list: what a place is called, and its button.
  @MainActor
  final class PlaceRow {
    /// The row.
    let widget: UnsafeMutablePointer<GtkWidget>
    /// The button at its end.
    let button: FavoriteButton
    /// Which place it is for at the moment.
    private(set) var position: Int?
    private let name = Widget.text("")
    private let number = Widget.text("", "dim-label", "caption")

    init(_ button: FavoriteButton) {
      self.button = button
      let texts = Widget.column(spacing: 0, [name, number])
      gtk_widget_set_hexpand(texts, 1)
      widget = Widget.row(spacing: 12, [texts, button.widget])
    }

    /// Takes up a place.
    func bind(
      _ position: Int, isFavorite: Bool, onChange: @escaping @MainActor (Bool) -> Void
    ) {
      self.position = position
      gtk_label_set_text(OpaquePointer(name), WindowWords.place(position))
      gtk_label_set_text(OpaquePointer(number), WindowWords.number(position))
      button.label = WindowWords.label(ofPlace: WindowWords.place(position))
      button.rebind(isSelected: isFavorite)
      button.onChange = onChange
    }

    /// Is for no place.
    func unbind() {
      position = nil
      button.onChange = nil
    }
  }
#endif
