#if GTK
  import CGTK4
  import Testing

  /// All tests of GTK: one after another, on the one thread that GTK has, and where a display is.
  @Suite(.serialized, .enabled("There is no display") { await Display.isThere })
  @MainActor
  enum GTKTests {}

  @MainActor
  enum Display {
    static let isThere = gtk_init_check() != 0
  }
#endif
