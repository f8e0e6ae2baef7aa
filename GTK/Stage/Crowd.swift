// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartGTK

  /// Many widgets, made and removed again.
  @MainActor
  enum Crowd {
    /// Makes widgets, shows them moving, and removes them.
    static func comeAndGo(_ wish: Command, in root: UnsafeMutablePointer<GtkWidget>) {
      let widgets = (0..<Int(wish.number("count")!)).map { index in
        let button = FavoriteButton()
        button.style = .burst
        // Whoever listens holds things, and they have to go too.
        button.onChange = { [name = "button \(index)"] _ in _ = name }
        gtk_fixed_put(root.cast(), button.widget, Double(index % 30) * 12, Double(index / 30) * 5)
        if index % 2 == 0 { button.setSelected(true, animated: true) }
        return button.widget
      }
      Turn.waitForFrame(of: root)
      for widget in widgets { gtk_fixed_remove(root.cast(), widget) }
      Turn.waitForFrame(of: root)
      Turn.takeAll()
    }

    /// Lives through what widgets may have to, for a tool that looks for lost memory.
    static func live() {
      let window = openWindow()
      let root = gtk_window_get_child(window.cast())!
      for index in 0..<1000 {
        let button = FavoriteButton()
        button.style = [FavoriteStyle.grow, .pop, .burst, .plain][index % 4]
        button.onChange = { [name = "button \(index)"] _ in _ = name }
        button.onSettled = { [name = "button \(index)"] _ in _ = name }
        let widget = button.widget
        gtk_fixed_put(root.cast(), widget, Double(index % 20) * 20, Double(index % 10) * 20)
        count(widget)
        heart_button_emit_clicked(widget)
        let heart = HeartView()
        count(heart.widget)
        heart.label = index % 2 == 0 ? "Heart \(index)" : nil
        gtk_fixed_put(root.cast(), heart.widget, 0, 0)
        // Some are seen for a frame, some are gone before.
        if index % 50 == 0 { Turn.waitForFrame(of: root) }
        if index % 3 == 0 { gtk_widget_set_visible(widget, 0) }
        gtk_fixed_remove(root.cast(), widget)
        gtk_fixed_remove(root.cast(), heart.widget)
      }
      gtk_window_destroy(window.cast())
      closeWhileMoving()
      Turn.takeAll()
      say("lived,", alive, "still there")
    }

    /// The widgets that were made and are not gone.
    ///
    /// One that is lost may still be known to GTK, and then no tool that looks for lost memory
    /// tells of it.
    private static var alive = 0

    private static func count(_ widget: UnsafeMutablePointer<GtkWidget>) {
      alive += 1
      g_object_weak_ref(
        widget.cast(), { _, _ in MainActor.assumeIsolated { Crowd.alive -= 1 } }, nil)
    }

    /// Drops owners, and closes windows, at every stage of a motion.
    private static func closeWhileMoving() {
      for frames in 0..<12 {
        let window = openWindow()
        let root = gtk_window_get_child(window.cast())!
        let kept = FavoriteButton()
        var owned: FavoriteButton? = FavoriteButton()
        for button in [kept, owned!] {
          count(button.widget)
          button.style = .burst
          gtk_fixed_put(root.cast(), button.widget, 40, 40)
          heart_button_emit_clicked(button.widget)
        }
        for _ in 0..<frames { Turn.waitForFrame(of: root) }
        owned = nil
        Turn.waitForFrame(of: root)
        gtk_window_destroy(window.cast())
        _ = owned
        Turn.takeAll()
      }
    }

    private static func openWindow() -> UnsafeMutablePointer<GtkWidget> {
      let window = gtk_window_new()!
      gtk_window_set_default_size(window.cast(), 400, 200)
      gtk_window_set_child(window.cast(), gtk_fixed_new())
      gtk_window_present(window.cast())
      return window
    }
  }

  extension Turn {
    /// Lets GTK make one more frame of the window that a widget is in.
    static func waitForFrame(of widget: UnsafeMutablePointer<GtkWidget>) {
      let clock = gtk_widget_get_frame_clock(widget)!
      let frame = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      while gdk_frame_clock_get_frame_counter(clock) <= frame { take() }
    }
  }
#endif
