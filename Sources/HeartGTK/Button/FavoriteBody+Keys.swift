#if GTK
  import CGTK4

  extension FavoriteBody {
    /// Hears of keys before GTK's own button does.
    ///
    /// That one would wait a quarter of a second, and click again and again while a key is held.
    func listenToKeys() {
      guard let keys = gtk_event_controller_key_new() else { return }
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      connect(keys, "key-pressed", unsafeBitCast(keyPressed, to: GCallback.self))
      connect(keys, "key-released", unsafeBitCast(keyReleased, to: GCallback.self))
      gtk_widget_add_controller(widget, keys)

      guard let focus = gtk_event_controller_focus_new() else { return }
      connect(focus, "leave", unsafeBitCast(focusLeft, to: GCallback.self))
      gtk_widget_add_controller(widget, focus)
    }

    // The widget owns its controllers, and each of them what is connected to it.
    private func connect(_ controller: OpaquePointer, _ signal: String, _ callback: GCallback) {
      g_signal_connect_data(
        UnsafeMutableRawPointer(controller), signal, callback, widget, nil,
        GConnectFlags(rawValue: 0))
    }

    /// Clicks, if the key is one that does; false leaves it to others.
    func press(_ key: guint, at place: guint, with modifiers: GdkModifierType) -> Bool {
      let asked = modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
      guard Self.clickingKeys.contains(Int32(bitPattern: key)), asked == 0 else { return false }
      // A key that is held comes again and again, and counts once. What the pointer holds is its.
      if heldKeys.insert(place).inserted, !model.isPressed { heart_button_emit_clicked(widget) }
      return true
    }

    /// The keys by which GTK activates a button.
    private static let clickingKeys: Set<Int32> = [
      GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
    ]
  }

  private let keyPressed:
    @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
      _, key, place, modifiers, widget in
      nonisolated(unsafe) let button = widget.cast(to: GtkWidget.self)
      return GTKThread.enter {
        let body = FavoriteWidget.body(of: button)
        return (body?.press(key, at: place, with: modifiers) ?? false).c
      }
    }

  private let keyReleased:
    @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> Void = {
      _, _, place, _, widget in
      nonisolated(unsafe) let button = widget.cast(to: GtkWidget.self)
      GTKThread.enter { _ = FavoriteWidget.body(of: button)?.heldKeys.remove(place) }
    }

  private let focusLeft: @convention(c) (gpointer, gpointer) -> Void = { _, widget in
    nonisolated(unsafe) let button = widget.cast(to: GtkWidget.self)
    // Whoever has the focus now hears that the key comes up.
    GTKThread.enter { FavoriteWidget.body(of: button)?.heldKeys = [] }
  }
#endif
