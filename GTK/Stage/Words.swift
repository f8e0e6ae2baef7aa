#if GTK
  import CGTK4
  import Glibc

  /// Tells the test one line.
  func say(_ words: Any...) {
    print(words.map { "\($0)" }.joined(separator: " "))
    fflush(nil)
  }

  /// The turns of the main loop, by which a test knows what came of the same event.
  @MainActor
  enum Turn {
    private(set) static var count = 0

    /// For the end of a line.
    static var told: String { "turn=\(count)" }

    /// Waits for something to do, and does it.
    static func take() {
      count += 1
      g_main_context_iteration(nil, 1)
    }

    /// Does what there is to do for as long as three frames take.
    ///
    /// Where the machine is slow, frames that are due come before the end of it.
    static func takeUntilQuiet() {
      isQuiet = false
      let end: GSourceFunc = { _ in
        MainActor.assumeIsolated { Turn.isQuiet = true }
        return 0
      }
      g_timeout_add_full(G_PRIORITY_LOW, 51, end, nil, nil)
      while !isQuiet { take() }
    }

    private static var isQuiet = false

    /// Does all that there is to do by now.
    static func takeAll() {
      while g_main_context_pending(nil) != 0 { take() }
    }
  }
#endif
