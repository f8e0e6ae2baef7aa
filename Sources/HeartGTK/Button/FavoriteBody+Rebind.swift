#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Lets the button stand for another item.
    ///
    /// What is still to be told is of the former one, and is told before.
    func rebind(isSelected: Bool) {
      tellHeld()
      // Who was told may have destroyed the widget, as may who hears of a press that is no more.
      guard !isDestroyed else { return }
      itemCount += 1
      forgetPress()
      guard !isDestroyed else { return }
      send(.rebind(isSelected))
    }

    /// Has GTK forget a press that is down.
    ///
    /// A key that is down stays known: it does not count again before it has come up.
    private func forgetPress() {
      guard let controllers = gtk_widget_observe_controllers(widget) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
      for index in 0..<g_list_model_get_n_items(controllers) {
        guard let controller = g_list_model_get_item(controllers, index) else { continue }
        defer { g_object_unref(controller) }
        guard heart_object_is(controller, gtk_gesture_get_type()) != 0 else { continue }
        gtk_event_controller_reset(OpaquePointer(controller))
      }
    }
  }
#endif
