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
      func follows() async {
        let button = FavoriteButton()
        // Each time the main actor has nothing to do, any thread may be its next one.
        for _ in 0..<50 {
          await Self.elsewhere()
          button.isSelected.toggle()
        }
        #expect(!button.isSelected)
      }

      /// Keeps other threads busy.
      nonisolated private static func elsewhere() async {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<8 { group.addTask { await Task.yield() } }
        }
      }
    }
  }
#endif
