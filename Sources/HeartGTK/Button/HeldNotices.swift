#if GTK
  import HeartCore

  /// What has happened while GTK must not be disturbed, and is told when GTK is done.
  struct HeldNotices {
    private var held: [FavoriteNotices] = []

    /// Whether there is anything to tell.
    var isEmpty: Bool { held.isEmpty }

    /// The state that the next change to be told of took back; nil where there is none.
    var stateBeforeNextChange: Bool? {
      held.lazy.compactMap(\.changed).first.map { !$0 }
    }

    /// Adds what has happened, if anything has.
    mutating func add(_ notices: FavoriteNotices) {
      if notices != .none { held.append(notices) }
    }

    /// Hands out what is to be told first; nil where there is nothing.
    mutating func takeFirst() -> FavoriteNotices? {
      held.isEmpty ? nil : held.removeFirst()
    }

    /// Drops how the change that was just taken settled, if it has.
    ///
    /// What comes after a change speaks of its settlement first.
    mutating func dropSettlement() {
      guard !held.isEmpty else { return }
      held[0].settled = nil
      if held[0] == .none { held.removeFirst() }
    }
  }
#endif
