#if GTK
  import CGTK4

  /// GTK's rules that a program can break, told in our own words before GTK crashes on them.
  @MainActor
  enum GTKThread {
    /// The thread that makes widgets, known from the first one on.
    nonisolated(unsafe) private static var own: OpaquePointer?

    /// Whether the caller is on the thread of GTK.
    nonisolated static var isCurrent: Bool { own == OpaquePointer(g_thread_self()) }

    /// Stops the program where a widget cannot be made.
    nonisolated static func checkMaking(_ name: String) {
      require(
        gtk_is_initialized() != 0,
        "A \(name) needs GTK: call gtk_init() before making one, or make it when your GtkApplication is activated"
      )
      guard own != nil else { return adopt(name) }
      check(name)
    }

    /// Stops the program where a widget is used from another thread than GTK's.
    nonisolated static func check(_ name: String) {
      require(
        isCurrent,
        "A \(name) belongs to the thread of GTK: use g_idle_add() or g_main_context_invoke() to get there"
      )
    }

    private nonisolated static func adopt(_ name: String) {
      // Where a loop runs, the thread that runs it is GTK's.
      require(
        g_main_context_acquire(nil) != 0,
        "A \(name) belongs to the thread of GTK: use g_idle_add() or g_main_context_invoke() to get there"
      )
      g_main_context_release(nil)
      own = OpaquePointer(g_thread_self())
    }
  }

  /// Stops the program with a sentence, in optimized builds too, where a precondition tells none.
  func require(_ isTrue: Bool, _ sentence: @autoclosure () -> String) {
    guard !isTrue else { return }
    fatalError(sentence())
  }
#endif
