#if GTK
  import CGTK4
  import HeartExport

  /// What a favorite button is called, unless the app says otherwise.
  enum FavoriteLabel {
    /// The word in the language that the person wants programs in, or in English.
    ///
    /// It is what the environment says now; GLib looks there anew each time.
    static var current: String { FavoriteWord.word(inFirstOf: locales) }

    /// The person's locales as GLib lists them, the one most wanted first, and `C` last.
    private static var locales: [String] {
      guard let names = g_get_language_names() else { return [] }
      return sequence(state: names) { next in
        defer { next += 1 }
        return next.pointee.map { String(cString: $0) }
      }.map { $0 }
    }
  }
#endif
