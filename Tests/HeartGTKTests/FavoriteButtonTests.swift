#if GTK
  import CGTK4
  import HeartGTK
  import Testing

  @Suite(.serialized, .enabled(if: gtk_init_check() != 0))
  @MainActor
  struct FavoriteButtonTests {
    @Test("A new button is not selected")
    func newButton() {
      #expect(!FavoriteButton().isSelected)
    }
  }
#endif
