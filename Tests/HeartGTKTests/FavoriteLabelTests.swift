#if GTK
  import CGTK4
  import HeartExport
  import HeartGTK
  import Testing

  @Suite(.serialized, .enabled(if: gtk_init_check() != 0))
  @MainActor
  struct FavoriteLabelTests {
    /// The person's locales, as GLib writes them on one line for gettext.
    private var locales: [String] {
      var names: [String] = []
      var next = g_get_language_names()
      while let name = next?.pointee {
        names.append(String(cString: name))
        next = next?.advanced(by: 1)
      }
      return names
    }

    @Test("A new button is called by the word in the person's language")
    func language() {
      #expect(locales.last == "C")
      #expect(FavoriteButton().label == FavoriteWord.word(inFirstOf: locales))
    }

    @Test("What the app calls it holds, in both states")
    func own() {
      let button = FavoriteButton()
      button.label = "Keep"
      button.isSelected = true
      #expect(button.label == "Keep")
    }
  }
#endif
