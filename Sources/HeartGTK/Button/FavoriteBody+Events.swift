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
      // Where it comes into sight again, GTK draws it anew.
      if isSeen { gtk_widget_queue_draw(widget) }
      frames.isRunning = isSeen && model.isMoving(at: time)
      report(notices)
    }

    /// Follows GTK's account of pointer and use.
    func stateChanged(from former: GtkStateFlags) {
      guard !isDestroyed else { return }
      let current = gtk_widget_get_state_flags(widget)
      func has(_ flag: GtkStateFlags) -> Bool { current.rawValue & flag.rawValue != 0 }
      func differs(_ flag: GtkStateFlags) -> Bool {
        (former.rawValue ^ current.rawValue) & flag.rawValue != 0
      }
      tellingLater {
        if differs(GTK_STATE_FLAG_INSENSITIVE) {
          send(.setEnabled(!has(GTK_STATE_FLAG_INSENSITIVE)))
        }
        if differs(GTK_STATE_FLAG_PRELIGHT) { send(.hover(has(GTK_STATE_FLAG_PRELIGHT))) }
        // Whether it counts when let go, GTK tells by a click.
        if differs(GTK_STATE_FLAG_ACTIVE) { send(has(GTK_STATE_FLAG_ACTIVE) ? .press : .cancel) }
      }
    }

    /// Ends what moves, for the widget is not seen any more.
    func unmapped() {
      heldKeys = []
      tellingLater { send(.hide) }
    }
  }
#endif
