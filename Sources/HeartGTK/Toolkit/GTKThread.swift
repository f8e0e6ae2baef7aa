#if GTK
  import CGTK4

  /// GTK's rules that a program can break, told in our own words before GTK crashes on them.
  enum GTKThread {
    /// The thread that makes widgets, known from the first one on.
    ///
    /// It is set on that thread; another that reads it finds that it is not the one.
    nonisolated(unsafe) static var own: OpaquePointer?

    /// Whether that is the process's first thread, where it stays.
    nonisolated(unsafe) private static var isFirst = true

    /// Whether the caller is on the thread of GTK.
    static var isCurrent: Bool { own == OpaquePointer(g_thread_self()) }

    /// Stops the program where a widget cannot be made.
    static func checkMaking(_ name: String) {
      require(
        gtk_is_initialized() != 0,
        """
        A \(name) needs GTK: call gtk_init() before making one, or make it when your \
        GtkApplication is activated
        """)
      guard own == nil else { return check(name) }
      require(mayBeMain, sentence(about: name))
      // Where a loop runs, the thread that runs it is GTK's.
      let isFree = g_main_context_acquire(nil) != 0
      if isFree { g_main_context_release(nil) }
      require(isFree, sentence(about: name))
      require(
        gdk_display_get_default() != nil,
        "A \(name) needs a display: gtk_init_check() tells whether there is one")
      own = OpaquePointer(g_thread_self())
      isFirst = heart_thread_is_main() != 0
    }

    /// Stops the program where a widget is used on another thread than GTK's.
    static func check(_ name: String) {
      require(isCurrent || hasMoved(), sentence(about: name))
    }

    /// Takes note that the main actor's work goes on on this thread, if it does.
    private static func hasMoved() -> Bool {
      guard !isFirst, isInTask else { return false }
      own = OpaquePointer(g_thread_self())
      return true
    }

    /// Does what GTK calls for.
    static func enter<Answer: Sendable>(_ act: @MainActor () -> Answer) -> Answer {
      check("widget of HeartKit")
      return MainActor.assumeIsolated(act)
    }

    /// Whether this can be the thread of the main actor.
    ///
    /// Where Swift's own loop has left the process's first thread, the main actor's work is done by
    /// tasks, now on one thread and now on another.
    private static var mayBeMain: Bool { heart_thread_is_main() != 0 || isInTask }

    /// Whether a task runs here; the compiler sees to it that it is the main actor's.
    private static var isInTask: Bool { withUnsafeCurrentTask { $0 != nil } }

    private static func sentence(about name: String) -> String {
      """
      A \(name) belongs to the thread of GTK, which is Swift's main actor: use g_idle_add() or \
      g_main_context_invoke() to get there
      """
    }
  }

  /// Stops the program with a sentence, in optimized builds too, where a precondition tells none.
  func require(_ isTrue: Bool, _ sentence: @autoclosure () -> String) {
    guard !isTrue else { return }
    fatalError(sentence())
  }
#endif
