#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Tells what happened, at once or when GTK is done with what it is at.
    func report(_ notices: FavoriteNotices) {
      guard tellsLater || !heldNotices.isEmpty else { return tell(notices) }
      heldNotices.add(notices)
      if !heldNotices.isEmpty { tellInNextTurn() }
    }

    private func tell(_ notices: FavoriteNotices) {
      let item = itemCount
      if let settlement = notices.settled { onSettled?(settlement) }
      guard let state = notices.changed, item == itemCount else { return }
      // Code may have set the state back, before or by hearing of the settlement: then nothing has
      // changed, and nothing settles of which nobody was told. A click that took it back is told.
      if state == heldNotices.stateBeforeNextChange ?? model.isSelected {
        onChange?(state)
      } else {
        heldNotices.dropSettlement()
      }
    }

    /// Does what may end or begin a motion, and tells of it when GTK is done with its own.
    ///
    /// Whoever listens may close the window, and GTK may be at just that.
    func tellingLater(_ act: () -> Void) {
      let former = tellsLater
      tellsLater = true
      act()
      tellsLater = former
    }

    /// Has what is held told by GTK's loop, if nothing else does before.
    func tellInNextTurn() {
      guard teller == nil else { return }
      teller = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { widget in
          guard let widget else { return false.c }
          nonisolated(unsafe) let place = widget.cast(to: GtkWidget.self)
          GTKThread.enter {
            guard let body = FavoriteWidget.body(of: place) else { return }
            // What returns false is over.
            body.teller = nil
            body.clickEnded()
          }
          return false.c
        }, g_object_ref(widget), { widget in g_object_unref(widget) })
    }

    /// Tells what happened while GTK was not to be disturbed.
    func tellHeld() {
      // Who listens may run the loop, and with the loop's own hold may go the last one.
      g_object_ref(widget)
      defer { g_object_unref(widget) }
      if let teller {
        self.teller = nil
        g_source_remove(teller)
      }
      while let notices = heldNotices.takeFirst() { tell(notices) }
      if isDestroyed { forgetListeners() }
    }
  }
#endif
