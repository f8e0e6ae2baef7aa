#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Passes an event to the model, and follows what comes of it.
    func send(_ event: FavoriteEvent) {
      let time = FrameTime.now(for: widget)
      readMotionSetting(at: time)
      follow(model.handle(event, at: time), at: time)
      guard !isSeen, model.isMoving(at: time) else { return }
      // Nobody sees it, and no frame would ever be its last.
      follow(model.handle(.hide, at: time), at: time)
    }

    /// Shows a frame of a motion.
    func showFrame(at time: Double) {
      readMotionSetting(at: time)
      follow(model.advance(to: time), at: time)
    }

    /// Takes up whether the person wants little motion.
    func followMotionSetting() {
      readMotionSetting(at: FrameTime.now(for: widget))
    }

    private func readMotionSetting(at time: Double) {
      let settings = gtk_settings_get_for_display(gtk_widget_get_display(widget))
      let animates = heart_object_get_boolean(settings.map { .init($0) }, "gtk-enable-animations")
      let reduces = motion.isReduced(bySystem: animates == 0)
      guard reduces != model.reducesMotion else { return }
      follow(model.handle(.setReducesMotion(reduces), at: time), at: time)
    }

    /// Whether there are frames, and somebody to see them.
    private var isSeen: Bool { gtk_widget_get_mapped(widget) != 0 }

    /// GTK's own state.
    var isActive: Bool { gtk_toggle_button_get_active(widget.cast()) != 0 }

    /// Shows what is, calls for frames while that moves, and tells what happened.
    ///
    /// It tells last: whoever listens finds everything as it will be, and may change it.
    private func follow(_ notices: FavoriteNotices, at time: Double) {
      shownTime = time
      if isActive != model.isSelected {
        gtk_toggle_button_set_active(widget.cast(), model.isSelected.c)
      }
      gtk_widget_queue_draw(widget)
      frames.isRunning = isSeen && model.isMoving(at: time)
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
