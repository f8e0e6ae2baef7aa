#if !GTK
  /// What there is instead of a window, where the package was built without GTK.
  enum HeartWindow {
    static func show(_ exhibit: Exhibit) throws(CommandError) {
      throw .noGTK
    }
  }
#endif
