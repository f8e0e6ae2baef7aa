#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// What a button tells when it comes to stand for another item.
    @Suite
    @MainActor
    struct RebindTests {
      @Test("In flight a rebind cancels the motion, which is told once")
      func inFlight() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.click()
        told.log = []
        button.rebind(isSelected: true)
        #expect(told.log == ["settled cancelled"])
        #expect(!button.body.frames.isRunning)
        button.rebind(isSelected: false)
        window.close()
        #expect(told.log == ["settled cancelled", "toggled false"])
      }

      @Test("What is still to be told of an item is told before the button stands for another")
      func hidden() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        button.click()
        gtk_widget_set_visible(button.widget, 0)
        let told = listen(to: button)
        button.onSettled = { [unowned button] in
          told.log.append("settled \($0), selected \(button.isSelected)")
        }
        button.rebind(isSelected: false)
        #expect(told.log == ["settled finished, selected true", "toggled false"])
        window.close()
        #expect(told.log.count == 2)
      }

      @Test("A listener of GTK's that rebinds has the item's change told first")
      func inToggled() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        var isFirst = true
        onSignal("toggled", of: button.widget) {
          guard isFirst else { return }
          isFirst = false
          button.rebind(isSelected: false)
        }
        button.click()
        #expect(
          told.log == ["toggled true", "change true", "toggled false", "settled cancelled"])
        window.close()
        #expect(told.log.count == 4)
      }

      @Test("What changed of an item is not told of the next one")
      func inSettled() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.speed = 0.1
        button.click()
        // A motion that has not begun would take no time to go back.
        let start = button.body.shownTime
        window.iterate { button.body.shownTime > start + 0.05 }
        told.log = []
        var isFirst = true
        button.onSettled = { [unowned button] in
          told.log.append("settled \($0)")
          guard isFirst else { return }
          isFirst = false
          // The other item has the very state that the first one changed to.
          button.rebind(isSelected: false)
        }
        button.click()
        #expect(told.log == ["toggled false", "settled cancelled", "settled cancelled"])
        window.close()
      }

      @Test("A listener that hears the last of an item may destroy the widget")
      func destroyed() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        button.click()
        gtk_widget_set_visible(button.widget, 0)
        let widget = button.widget
        var settled = 0
        button.onSettled = { _ in
          settled += 1
          window.remove(widget)
          g_object_run_dispose(widget.cast())
        }
        button.rebind(isSelected: false)
        #expect(settled == 1)
        window.close()
      }

      @Test("A key that is held across a rebind does not count for the other item")
      func heldKey() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let none = GdkModifierType(rawValue: 0)
        #expect(button.body.press(guint(GDK_KEY_space), at: 65, with: none))
        button.rebind(isSelected: false)
        let told = listen(to: button)
        // The keyboard repeats it.
        #expect(button.body.press(guint(GDK_KEY_space), at: 65, with: none))
        #expect(told.log == [])
        window.close()
      }
    }
  }
#endif
