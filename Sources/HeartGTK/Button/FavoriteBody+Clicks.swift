#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    // A click goes through GTK before it is told:
    //
    //     clicked ─► GTK changes its state ─► toggled, to us and then to others ─► we tell
    //
    // So GTK's listeners hear of it first, and find our state true already. Where the button has an
    // action, the action changes the state, later in the same click.

    /// Takes note of a click, while GTK does what it does for one.
    ///
    /// A button that cannot be used takes none, whoever sends it.
    func clicked(_ gtkClick: () -> Void) {
      guard model.isEnabled else { return }
      awaitsToggle = true
      gtkClick()
      guard gtk_actionable_get_action_name(OpaquePointer(widget)) != nil else {
        return clickEnded()
      }
      // A listener may stop the click before it comes to the action.
      tellInNextTurn()
    }

    /// Tells what came of a click.
    func clickEnded() {
      awaitsToggle = false
      tellHeld()
    }

    /// Follows GTK's state: the person's change where a click is on its way, or else code's.
    func toggled() {
      guard !isDestroyed, isActive != model.isSelected else { return }
      let isClick = awaitsToggle
      awaitsToggle = false
      tellingLater { send(isClick ? .activate : .set(isActive, animated: false)) }
    }

    /// Hears when a click is over that an action answers.
    func listenToActions() {
      g_signal_connect_data(
        widget, "notify::action-name", unsafeBitCast(actionChanged, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
    }

    /// Comes last in a click again: after GTK, which has just put the action there.
    fileprivate func listenToClickEnd() {
      if clickEnd != 0 { g_signal_handler_disconnect(widget, clickEnd) }
      clickEnd = g_signal_connect_data(
        widget, "clicked", unsafeBitCast(clickIsOver, to: GCallback.self), nil, nil,
        G_CONNECT_AFTER)
    }
  }

  private let actionChanged:
    @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer, gpointer?) -> Void = {
      widget, _, _ in
      nonisolated(unsafe) let button = widget
      GTKThread.enter { FavoriteWidget.body(of: button)?.listenToClickEnd() }
    }

  private let clickIsOver: @convention(c) (UnsafeMutablePointer<GtkWidget>, gpointer?) -> Void = {
    widget, _ in
    nonisolated(unsafe) let button = widget
    GTKThread.enter { FavoriteWidget.body(of: button)?.clickEnded() }
  }
#endif
