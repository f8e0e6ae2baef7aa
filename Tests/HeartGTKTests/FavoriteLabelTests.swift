#if GTK && compiler(>=6.2)  // Tests that watch a process end came with Swift 6.2.
  import CGTK4
  import Testing

  @testable import HeartGTK

  struct FavoriteLabelTests {
    // In a process of its own, since the environment is everybody's.
    @Test("The word is in the language that the person's environment asks for at the time")
    func language() async {
      await #expect(processExitsWith: .success) {
        let rows: [(name: String, value: String, word: String)] = [
          ("LC_ALL", "pt_PT.UTF-8", "Favorito"),
          ("LC_ALL", "zh_TW", "收藏"),
          ("LC_ALL", "sr_RS@latin", "Favorite"),
          ("LC_ALL", "C", "Favorite"),
          ("LC_ALL", "en_US.UTF-8", "Favorite"),
          // GNU's list of languages goes before the locale.
          ("LANGUAGE", "tlh:ja:fr", "お気に入り"),
          ("LANGUAGE", "de_AT:en", "Favorit"),
          ("LANGUAGE", "", "Favorite"),
        ]
        g_unsetenv("LANGUAGE")
        for row in rows {
          g_setenv(row.name, row.value, 1)
          #expect(FavoriteLabel.current == row.word, "\(row.name)=\(row.value)")
        }
      }
    }
  }
#endif
