#if GTK
  import CGTK4
  import HeartExport

  /// What a favorite button is called, unless the app says otherwise.
  enum FavoriteLabel {
    /// The word in the person's language, or in English where there is none.
    static var current: String { "Favorite" }
  }
#endif
