#if GTK
  internal import CGTK4

  /// What the window's menu has: how all of it looks and moves.
  @MainActor
  enum WindowMenu {
    private static let speeds = 0.1...2.0

    /// The menu, which nobody holds yet.
    static func make(_ wardrobe: Wardrobe) -> WidgetPointer {
      let popover: WidgetPointer = gtk_popover_new()
      let rows = Widget.column(
        spacing: 0,
        [
          toggle(WindowWords.dark, isOn: setting(Self.dark)) { set(Self.dark, $0) },
          toggle(
            WindowWords.rightToLeft, isOn: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
          ) { gtk_widget_set_default_direction($0 ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR) },
          toggle(WindowWords.littleMotion, isOn: wardrobe.isStill) { wardrobe.isStill = $0 },
          speed { wardrobe.pace = $0 },
        ])
      for side in [
        gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
        gtk_widget_set_margin_end,
      ] { side(rows, 6) }
      gtk_popover_set_child(popover.cast(), rows)
      return popover
    }

    private static func toggle(
      _ title: String, isOn: Bool, _ change: @escaping @MainActor (Bool) -> Void
    ) -> WidgetPointer {
      let toggle: WidgetPointer = gtk_switch_new()
      gtk_switch_set_active(OpaquePointer(toggle), isOn ? 1 : 0)
      gtk_widget_set_valign(toggle, GTK_ALIGN_CENTER)
      heart_accessible_set_label(toggle, title)
      Signal.connect(toggle, property: "active") {
        change(gtk_switch_get_active(OpaquePointer(toggle)) != 0)
      }
      let label = Widget.text(title)
      gtk_widget_set_hexpand(label, 1)
      return Widget.row(spacing: 36, [label, toggle])
    }

    private static func speed(
      _ change: @escaping @MainActor (Double) -> Void
    ) -> WidgetPointer {
      let scale: WidgetPointer = gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, speeds.lowerBound, speeds.upperBound, 0.1)
      gtk_range_set_value(scale.cast(), 1)
      gtk_scale_add_mark(scale.cast(), 1, GTK_POS_BOTTOM, nil)
      gtk_scale_set_draw_value(scale.cast(), 1)
      gtk_scale_set_value_pos(scale.cast(), GTK_POS_RIGHT)
      gtk_widget_set_size_request(scale, 200, -1)
      heart_accessible_set_label(scale, WindowWords.speed)
      Signal.connect(scale, "value-changed") { change(gtk_range_get_value(scale.cast())) }
      return Widget.column(spacing: 0, [Widget.text(WindowWords.speed), scale])
    }

    // GTK's own settings, of this process.

    private static let dark = "gtk-application-prefer-dark-theme"

    private static var settings: gpointer { gpointer(gtk_settings_get_default()) }

    private static func setting(_ name: String) -> Bool {
      heart_object_get_boolean(settings, name) != 0
    }

    private static func set(_ name: String, _ isOn: Bool) {
      heart_object_set_boolean(settings, name, isOn ? 1 : 0)
    }
  }
#endif
