#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  /// Adds an app's own CSS for the time of a test.
  @MainActor
  private func withSheet(_ sheet: String, _ act: () throws -> Void) rethrows {
    let display = made(gdk_display_get_default())
    let provider = made(gtk_css_provider_new())
    heart_css_provider_load(provider, sheet)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(provider)
    }
    try act()
  }

  /// Has all windows in a theme for the time of a test.
  @MainActor
  private func withTheme(_ theme: String, _ act: () throws -> Void) rethrows {
    let settings = UnsafeMutablePointer<GObject>(made(gtk_settings_get_default()))
    let name = "gtk-theme-name"
    var former = GValue()
    g_object_get_property(settings, name, &former)
    var new = GValue()
    g_value_init(&new, g_type_from_name("gchararray"))
    g_value_set_string(&new, theme)
    g_object_set_property(settings, name, &new)
    defer {
      g_object_set_property(settings, name, &former)
      g_value_unset(&former)
      g_value_unset(&new)
    }
    try act()
  }

  /// Has all windows dark for the time of a test.
  @MainActor
  private func inTheDark(_ act: () throws -> Void) rethrows {
    let settings = gpointer(made(gtk_settings_get_default()))
    let name = "gtk-application-prefer-dark-theme"
    let former = heart_object_get_boolean(settings, name)
    heart_object_set_boolean(settings, name, 1)
    defer { heart_object_set_boolean(settings, name, former) }
    try act()
  }

  extension GTKTests {
    /// What CSS makes of the widgets.
    @Suite
    @MainActor
    struct StyleTests {
      private let red = RGBA(red: 1, green: 0, blue: 0)

      @Test(
        "In every state of every theme a button is its picture and nothing else",
        arguments: ["Default", "Default-dark", "Default-hc", "Default-hc-dark", "Empty"])
      func chrome(theme: String) throws {
        let states: [GtkStateFlags] = [
          GTK_STATE_FLAG_NORMAL, GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_ACTIVE,
          GTK_STATE_FLAG_CHECKED, GTK_STATE_FLAG_INSENSITIVE, GTK_STATE_FLAG_BACKDROP,
          GtkStateFlags(GTK_STATE_FLAG_CHECKED.rawValue | GTK_STATE_FLAG_PRELIGHT.rawValue),
          GtkStateFlags(GTK_STATE_FLAG_INSENSITIVE.rawValue | GTK_STATE_FLAG_CHECKED.rawValue),
        ]
        withTheme(theme) {
          let button = FavoriteButton()
          let window = TestWindow(button.widget)
          window.show()
          for state in states {
            gtk_widget_set_state_flags(button.widget, state, 1)
            #expect(naturalSize(of: button.widget) == 24, "\(state)")
            window.settle()
            gtk_widget_queue_draw(window.window)
            window.iterate { drawing(of: button.widget).contains("texture") }
            let text = drawing(of: button.widget)
            for chrome in ["shadow", "border", "color {", "linear-gradient"] {
              #expect(!text.contains(chrome), "\(state): \(text.prefix(300))")
            }
          }
          window.close()
        }
      }

      @Test("The icon is in the theme's color, and dark in a light window")
      func themeColor() throws {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let light = RGBA(heart_widget_get_color(button.widget))
        #expect(light.red < 0.4)
        inTheDark {
          window.settle()
          #expect(RGBA(heart_widget_get_color(button.widget)).red > 0.6)
        }
        window.close()
      }

      @Test("A button that cannot be used is pale once, not twice")
      func disabled() throws {
        let button = FavoriteButton(isSelected: true)
        let window = TestWindow(button.widget)
        window.show()
        let full = pixels(of: button.widget)?.pixel(12, 12)
        #expect(full == [0xF0, 0x45, 0x52, 0xFF])
        let border = RGBA(heart_widget_get_color(button.widget))
        button.isEnabled = false
        window.redraw()
        // 38 % of 255 is 96.9.
        #expect(pixels(of: button.widget)?.pixel(12, 12)[3] == 97)
        #expect(RGBA(heart_widget_get_color(button.widget)) == border)
        window.close()
      }

      @Test("An app's CSS has the last word, and is followed at once")
      func app() throws {
        let button = FavoriteButton(isSelected: true)
        let window = TestWindow(button.widget)
        window.show()
        for color in ["#0000FF", "#00FF00"] {
          try withSheet("button.favorite-button > fill { color: \(color); }") {
            let expected = try RGBA(hex: color)
            let bytes = [expected.red, expected.green, expected.blue, 1].map { UInt8($0 * 255) }
            window.iterate { pixels(of: button.widget)?.pixel(12, 12) == bytes }
          }
        }
        withSheet("button.favorite-button { padding: 10px; color: #0000ff; }") {
          window.redraw()
          #expect(naturalSize(of: button.widget) == 44)
          #expect(heart_widget_get_color(button.widget).blue == 1)
        }
        window.close()
      }

      @Test("A color of the button's own is over CSS")
      func own() throws {
        let button = FavoriteButton(isSelected: true)
        button.fillColor = RGBA(red: 0, green: 0, blue: 1)
        let window = TestWindow(button.widget)
        window.show()
        #expect(pixels(of: button.widget)?.pixel(12, 12) == [0, 0, 255, 255])
        button.fillColor = nil
        window.iterate {
          pixels(of: button.widget)?.pixel(12, 12) == [0xF0, 0x45, 0x52, 0xFF]
        }
        window.close()
      }

      @Test("Without its class a button has GTK's chrome, and its icon in the middle")
      func withChrome() throws {
        let button = FavoriteButton(isSelected: true)
        gtk_widget_remove_css_class(button.widget, "favorite-button")
        let window = TestWindow(button.widget)
        window.show()
        #expect(naturalSize(of: button.widget) > 24)
        let text = drawing(of: button.widget)
        #expect(text.contains("border"))
        let image = try #require(pixels(of: button.widget))
        #expect(image.pixel(image.width / 2, image.height / 2) == [0xF0, 0x45, 0x52, 0xFF])
        window.close()
      }

      @Test("A child that code puts in is not shown, and does no harm")
      func child() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        gtk_button_set_label(button.widget.cast(), "Not shown")
        window.redraw()
        #expect(naturalSize(of: button.widget) == 24)
        #expect(!drawing(of: button.widget).contains("text {"))
        window.close()
      }

      @Test("The theme's focus ring is drawn, outside of the icon")
      func focusRing() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        gtk_window_set_focus_visible(window.window.cast(), 1)
        gtk_widget_set_state_flags(
          button.widget,
          GtkStateFlags(
            GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue), 0)
        window.iterate { drawing(of: button.widget).contains("border") }
        window.close()
      }
    }
  }
#endif
