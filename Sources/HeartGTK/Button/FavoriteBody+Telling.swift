#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Tells what happened, at once or when GTK is done with what it is at.
    func report(_ notices: FavoriteNotices) {
      if tellsLater || !heldNotices.isEmpty { hold(notices) } else { tell(notices) }
    }

    private func tell(_ notices: FavoriteNotices) {
      if let settlement = notices.settled { onSettled?(settlement) }
      // Whoever heard of the settlement may have set the state back: then nothing has changed.
      if let state = notices.changed, state == model.isSelected { onChange?(state) }
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

    private func hold(_ notices: FavoriteNotices) {
      heldNotices.add(notices)
      guard teller == nil, !heldNotices.isEmpty else { return }
      teller = g_idle_add_full(
        G_PRIORITY_DEFAULT,
        { widget in
          guard let widget else { return false.c }
          nonisolated(unsafe) let place = widget.cast(to: GtkWidget.self)
          GTKThread.enter {
            guard let body = FavoriteWidget.body(of: place) else { return }
            // What returns false is over.
            body.teller = nil
            body.tellHeld()
          }
          return false.c
        }, g_object_ref(widget), { widget in g_object_unref(widget) })
    }

    /// Tells what happened while GTK was not to be disturbed.
    func tellHeld() {
      let teller = self.teller
      self.teller = nil
      for notices in heldNotices.take() { tell(notices) }
      if isDestroyed, heldNotices.isEmpty { forgetListeners() }
      // With it may go the last who held the widget.
      if let teller { g_source_remove(teller) }
    }
  }
#endif
