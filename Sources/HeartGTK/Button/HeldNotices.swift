#if GTK
  import HeartCore

  /// What has happened while GTK must not be disturbed, and is told when GTK is done.
  struct HeldNotices {
    private var held: [FavoriteNotices] = []

    /// Whether there is anything to tell.
    var isEmpty: Bool { held.isEmpty }

    /// Adds what has happened.
    ///
    /// A change that was undone before anybody was told of it has not happened.
    mutating func add(_ notices: FavoriteNotices) {
      var notices = notices
      if notices.settled == .cancelled, var last = held.last, last.changed != nil {
        held.removeLast()
        last.changed = nil
        notices.settled = last.settled
      }
      if notices != .none { held.append(notices) }
    }

    /// Hands out what is to be told, in its order.
    mutating func take() -> [FavoriteNotices] {
      defer { held = [] }
      return held
    }
  }
#endif
