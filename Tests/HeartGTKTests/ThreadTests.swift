#if GTK
  import CGTK4
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// The thread that GTK is used on.
    @Suite
    @MainActor
    struct ThreadTests {
      @Test("Where Swift has left the first thread, widgets follow the main actor")
      func follows() {
        let button = FavoriteButton()
        // As if all so far had been done on another thread, which the main actor may leave whenever
        // it has nothing to do.
        GTKThread.own = OpaquePointer(bitPattern: 1)
        #expect(!GTKThread.isCurrent)
        button.isSelected = true
        #expect(GTKThread.isCurrent)
      }
    }
  }
#endif
