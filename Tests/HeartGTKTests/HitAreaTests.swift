#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// Whose the pointer is.
    @Suite
    @MainActor
    struct HitAreaTests {
      private func button(in window: TestWindow) -> FavoriteButton {
        let button = FavoriteButton()
        window.add(button.widget)
        return button
      }

      /// A thing of no use to the pointer, to keep others apart.
      private func gap(_ width: gint) -> Widget {
        let gap = made(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
        gtk_widget_set_size_request(gap, width, 60)
        return gap
      }

      private func picked(
        _ window: TestWindow, _ button: FavoriteButton, dx: Double, dy: Double = 0
      )
        -> Widget?
      {
        let middle = window.middle(of: button.widget)
        return window.picked(x: middle.x + dx, y: middle.y + dy)
      }

      @Test("A button of 24 points is hit in 44, and not beyond")
      func area() {
        let window = TestWindow(gap(60))
        let button = button(in: window)
        window.add(gap(60))
        window.show()
        #expect(gtk_widget_get_width(button.widget) == 24)
        for (dx, dy) in [(-21.5, 0.0), (21.5, 0), (0, -21.5), (0, 21.5), (-21.5, -21.5), (21, 21)] {
          // The box that follows lies over it; that is GTK's order, and a box takes no clicks.
          gtk_widget_set_can_target(gtk_widget_get_last_child(window.box), 0)
          #expect(picked(window, button, dx: dx, dy: dy) == button.widget, "\(dx), \(dy)")
        }
        for (dx, dy) in [(-23.0, 0.0), (23, 0), (0, -23), (0, 23)] {
          #expect(picked(window, button, dx: dx, dy: dy) != button.widget, "\(dx), \(dy)")
        }
        window.close()
      }

      @Test("A large button is hit in its box")
      func large() {
        let window = TestWindow(gap(60))
        let button = button(in: window)
        button.iconSize = 60
        window.show()
        #expect(picked(window, button, dx: -29) == button.widget)
        #expect(picked(window, button, dx: -31) != button.widget)
        window.close()
      }

      @Test("Of two buttons the one with the nearer middle is hit", arguments: [0, 4, 12])
      func nearer(spacing: gint) {
        let window = TestWindow(gap(60), spacing: spacing)
        let one = button(in: window)
        let other = button(in: window)
        window.show()
        let distance = window.middle(of: other.widget).x - window.middle(of: one.widget).x
        for step in stride(from: -20.0, through: distance + 20, by: 1) where step != distance / 2 {
          let nearer = step < distance / 2 ? one : other
          #expect(picked(window, one, dx: step) == nearer.widget, "\(step) of \(distance)")
        }
        window.close()
      }

      @Test("Buttons in rows of their own share what is between as neighbors do")
      func rows() {
        let window = TestWindow(isVertical: true)
        let buttons = (0..<3).map { _ in FavoriteButton() }
        for button in buttons {
          let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
          gtk_widget_set_halign(row, GTK_ALIGN_CENTER)
          gtk_box_append(row.cast(), button.widget)
          window.add(row)
        }
        window.show()
        let (first, middle, last) = (buttons[0], buttons[1], buttons[2])
        #expect(picked(window, middle, dx: 0, dy: -11) == middle.widget)
        #expect(picked(window, middle, dx: 0, dy: -13) == first.widget)
        #expect(picked(window, middle, dx: 0, dy: 11) == middle.widget)
        #expect(picked(window, middle, dx: 0, dy: 13) == last.widget)
        #expect(picked(window, middle, dx: 18, dy: 11) == middle.widget)
        #expect(picked(window, middle, dx: 18, dy: -13) == first.widget)
        window.close()
      }

      @Test("Beyond its box a button gives way to a control that is seen there")
      func control() {
        let other = gtk_button_new_with_label("Other")!
        let window = TestWindow(other)
        let button = button(in: window)
        window.show()
        func hit() -> Bool { picked(window, button, dx: -14) == button.widget }
        #expect(!hit())
        gtk_widget_set_sensitive(other, 0)
        #expect(hit())
        gtk_widget_set_sensitive(other, 1)
        gtk_widget_set_can_target(other, 0)
        #expect(hit())
        gtk_widget_set_can_target(other, 1)
        #expect(!hit())
        // Once it is held, nobody else has a claim.
        gtk_widget_set_state_flags(button.widget, GTK_STATE_FLAG_ACTIVE, 0)
        #expect(hit())
        gtk_widget_unset_state_flags(button.widget, GTK_STATE_FLAG_ACTIVE)
        #expect(!hit())
        window.close()
      }

      @Test("A button that cannot be used, or is not seen, is no rival")
      func unusable() {
        let window = TestWindow(gap(60))
        let one = button(in: window)
        let other = button(in: window)
        window.show()
        #expect(picked(window, other, dx: -13) == one.widget)
        one.isEnabled = false
        #expect(picked(window, other, dx: -13) == other.widget)
        one.isEnabled = true
        gtk_widget_set_opacity(one.widget, 0)
        #expect(picked(window, other, dx: -13) == one.widget, "GTK's pointer finds what is clear")
        gtk_widget_set_visible(one.widget, 0)
        window.iterate { gtk_widget_get_width(window.box) > 0 }
        window.settle()
        #expect(picked(window, other, dx: -13) == other.widget)
        window.close()
      }

      @Test("In its own box a button keeps the pointer, whoever is near")
      func ownBox() {
        let window = TestWindow()
        let small = button(in: window)
        let large = button(in: window)
        large.iconSize = 100
        window.show()
        // Nearer to the small one's middle, yet within the large one.
        #expect(picked(window, large, dx: -49) == large.widget)
        #expect(picked(window, small, dx: 11) == small.widget)
        window.close()
      }

      @Test("In a card that can be clicked as a whole, the button has its area")
      func card() {
        let card = gtk_button_new()!
        let overlay = gtk_overlay_new()!
        gtk_widget_set_size_request(card, 120, 120)
        gtk_overlay_set_child(OpaquePointer(overlay), card)
        let button = FavoriteButton()
        gtk_overlay_add_overlay(OpaquePointer(overlay), button.widget)
        let window = TestWindow(overlay)
        window.show()
        #expect(picked(window, button, dx: -20) == button.widget)
        #expect(picked(window, button, dx: -30) != button.widget)
        window.close()
      }

      @Test("In a list of 500 each place is the nearest button's")
      func list() {
        let window = TestWindow(isVertical: true)
        let buttons = (0..<500).map { _ in FavoriteButton() }
        for button in buttons { window.add(button.widget) }
        window.show()
        for (index, button) in buttons.enumerated() where index % 50 == 25 {
          #expect(picked(window, button, dx: 18, dy: 11) == button.widget, "\(index)")
          #expect(picked(window, button, dx: 18, dy: 13) == buttons[index + 1].widget, "\(index)")
          #expect(picked(window, button, dx: 23) != button.widget, "\(index)")
        }
        window.close()
      }

      @Test("Layout knows nothing of the area")
      func layout() {
        let button = FavoriteButton()
        #expect(naturalSize(of: button.widget) == 24)
        #expect(leastSize(of: button.widget) == 24)
      }
    }
  }
#endif
