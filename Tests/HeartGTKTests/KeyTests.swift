#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// Keys, as GTK's key controller tells of them.
    @Suite
    @MainActor
    struct KeyTests {
      private let none = GdkModifierType(rawValue: 0)
      /// Where the space bar is on the keyboard.
      private let place: guint = 65

      private func press(
        _ button: FavoriteButton, _ key: Int32, at place: guint? = nil,
        with modifiers: GdkModifierType? = nil
      ) -> Bool {
        button.body.press(guint(key), at: place ?? self.place, with: modifiers ?? none)
      }

      @Test(
        "Each of GTK's keys for a button clicks at once",
        arguments: [
          GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter,
        ])
      func keys(key: Int32) {
        let button = FavoriteButton()
        var changes: [Bool] = []
        button.onChange = { changes.append($0) }
        #expect(press(button, key))
        #expect(changes == [true])
      }

      @Test("A key that is held comes again and again, and counts once")
      func held() {
        let button = FavoriteButton()
        var changes: [Bool] = []
        button.onChange = { changes.append($0) }
        for _ in 0..<10 { #expect(press(button, GDK_KEY_space)) }
        #expect(changes == [true])
        // Another key that goes down meanwhile is one more.
        #expect(press(button, GDK_KEY_Return, at: 36))
        #expect(changes == [true, false])
      }

      @Test("A key does nothing to a button that the pointer holds")
      func pointer() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        var changes: [Bool] = []
        button.onChange = { changes.append($0) }
        gtk_widget_set_state_flags(button.widget, GTK_STATE_FLAG_ACTIVE, 0)
        #expect(press(button, GDK_KEY_space))
        #expect(changes == [])
        gtk_widget_unset_state_flags(button.widget, GTK_STATE_FLAG_ACTIVE)
        // It was let go in vain: the same key that is still down does not click late.
        #expect(press(button, GDK_KEY_space))
        #expect(changes == [])
        window.close()
      }

      @Test("Out of sight the button forgets that a key is down")
      func forgotten() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        #expect(press(button, GDK_KEY_space))
        gtk_widget_set_visible(button.widget, 0)
        gtk_widget_set_visible(button.widget, 1)
        #expect(press(button, GDK_KEY_space))
        #expect(!button.isSelected)
        window.close()
      }

      @Test("A key with a modifier is not the button's, nor is any other key")
      func others() {
        let button = FavoriteButton()
        for modifier in [GDK_CONTROL_MASK, GDK_SHIFT_MASK, GDK_ALT_MASK, GDK_SUPER_MASK] {
          #expect(!press(button, GDK_KEY_space, with: modifier), "\(modifier)")
        }
        for key in [GDK_KEY_a, GDK_KEY_Tab, GDK_KEY_Escape, GDK_KEY_Down] {
          #expect(!press(button, key))
        }
        #expect(!button.isSelected)
        // What merely locks the keyboard changes nothing.
        #expect(press(button, GDK_KEY_space, with: GDK_LOCK_MASK))
        #expect(button.isSelected)
      }
    }
  }
#endif
