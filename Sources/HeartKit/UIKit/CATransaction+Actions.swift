#if canImport(UIKit) && !os(watchOS)
  import QuartzCore

  extension CATransaction {
    /// Changes layers at once.
    ///
    /// A layer that is no view's own would animate each change for a quarter of a second.
    static func withoutActions(_ change: () -> Void) {
      begin()
      setDisableActions(true)
      change()
      commit()
    }
  }
#endif
