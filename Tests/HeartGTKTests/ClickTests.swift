#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    @Suite
    @MainActor
    struct ClickTests {
      @Test("A click is told in the same turn, after GTK's own listeners")
      func click() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        onSignal("toggled", of: button.widget) { [body = button.body] in
          told.log.append("selected \(body.model.isSelected)")
        }
        button.click()
        #expect(told.log == ["toggled true", "selected true", "change true"])
        window.iterate { told.log.count > 3 }
        #expect(told.log.last == "settled finished")
        window.close()
        #expect(told.log.count == 4)
      }

      @Test("A click during the motion of another cancels that one first")
      func twoClicks() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.click()
        told.log = []
        button.click()
        #expect(told.log == ["toggled false", "settled cancelled", "change false"])
        window.close()
      }

      @Test("A click counts in a window that is not shown, and its motion is over at once")
      func clickUnseen() {
        let button = FavoriteButton()
        let told = listen(to: button)
        button.click()
        #expect(told.log == ["toggled true", "change true", "settled finished"])
        #expect(!button.body.frames.isRunning)
      }

      @Test("A listener may run GTK's loop, as for a question that has to be answered")
      func nestedLoop() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        var log: [String] = []
        button.onSettled = { log.append("settled \($0)") }
        button.onChange = { isSelected in
          log.append("change \(isSelected)")
          if isSelected { window.iterate { log.contains("settled finished") } }
          log.append("end")
        }
        #expect(complaints { button.click() } == [])
        #expect(log == ["change true", "settled finished", "end"])
        window.close()
      }

      @Test("What code sets, here or in GTK, is silent and unanimated")
      func code() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.isSelected = true
        gtk_toggle_button_set_active(button.widget.cast(), 0)
        #expect(!button.isSelected)
        gtk_toggle_button_set_active(button.widget.cast(), 1)
        #expect(button.isSelected)
        #expect(!button.body.frames.isRunning)
        button.setSelected(false, animated: true)
        #expect(button.body.frames.isRunning)
        gtk_toggle_button_set_active(button.widget.cast(), 1)
        #expect(!button.body.frames.isRunning)
        #expect(told.log.filter { !$0.hasPrefix("toggled") } == [])
        #expect(told.log.count == 5)
        window.close()
      }

      @Test("Setting what already is tells GTK nothing either")
      func same() {
        let button = FavoriteButton(isSelected: true)
        let told = listen(to: button)
        button.isSelected = true
        button.setSelected(true, animated: true)
        button.rebind(isSelected: true)
        #expect(told.log == [])
      }

      @Test("A property that is bound to another's carries the state silently")
      func binding() {
        let leader = FavoriteButton()
        let follower = FavoriteButton()
        g_object_bind_property(
          leader.widget, "active", follower.widget, "active", G_BINDING_DEFAULT)
        let told = listen(to: follower)
        leader.click()
        #expect(follower.isSelected)
        #expect(told.log == ["toggled true"])
      }

      @Test("In a group, the one that gives way does so silently")
      func group() {
        let one = FavoriteButton(isSelected: true)
        let other = FavoriteButton()
        gtk_toggle_button_set_group(other.widget.cast(), one.widget.cast())
        let told = listen(to: one)
        let toldOther = listen(to: other)
        other.click()
        #expect(!one.isSelected)
        #expect(told.log == ["toggled false"])
        #expect(toldOther.log.contains("change true"))
        // The one that is on stays on, as GTK has it.
        other.click()
        #expect(other.isSelected)
        #expect(toldOther.log.filter { $0.hasPrefix("change") } == ["change true"])
      }

      @Test("An action's state is followed silently, and a click on it is the person's")
      func action() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        let group = g_simple_action_group_new()!
        let action = g_simple_action_new_stateful("favorite", nil, g_variant_new_boolean(0))!
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(window.window, "test", OpaquePointer(group))
        gtk_actionable_set_action_name(OpaquePointer(button.widget), "test.favorite")
        window.show()
        let told = listen(to: button)

        g_simple_action_set_state(action, g_variant_new_boolean(1))
        #expect(button.isSelected)
        #expect(told.log == ["toggled true"])

        told.log = []
        button.click()
        #expect(!button.isSelected)
        #expect(told.log == ["toggled false", "change false"])
        #expect(button.body.frames.isRunning)
        #expect(g_variant_get_boolean(g_action_get_state(action)) == 0)
        // Nothing of the click is left: what code does next is code's.
        told.log = []
        g_simple_action_set_state(action, g_variant_new_boolean(1))
        window.settle()
        #expect(told.log == ["toggled true", "settled cancelled"])
        window.close()
        g_object_unref(UnsafeMutableRawPointer(group))
        g_object_unref(UnsafeMutableRawPointer(action))
      }

      @Test(
        "A listener of GTK's that undoes a click leaves nothing to tell, seen or not",
        arguments: [true, false])
      func undone(isSeen: Bool) {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        if isSeen { window.show() }
        let told = listen(to: button)
        let widget = button.widget
        onSignal("toggled", of: widget) { gtk_toggle_button_set_active(widget.cast(), 0) }
        button.click()
        #expect(!button.isSelected)
        #expect(told.log == ["toggled true", "toggled false"])
        #expect(!button.body.frames.isRunning)
        window.close()
        #expect(told.log.count == 2)
      }

      @Test("A listener that stops a click on its way to the action leaves nothing of it")
      func stopped() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        let group = g_simple_action_group_new()!
        let action = g_simple_action_new_stateful("favorite", nil, g_variant_new_boolean(0))!
        g_action_map_add_action(OpaquePointer(group), action)
        gtk_widget_insert_action_group(window.window, "test", OpaquePointer(group))
        gtk_actionable_set_action_name(OpaquePointer(button.widget), "test.favorite")
        window.show()
        let told = listen(to: button)
        let widget = button.widget
        onSignal("clicked", of: widget) { g_signal_stop_emission_by_name(widget, "clicked") }
        button.click()
        #expect(!button.isSelected)
        window.settle()
        // What code does next is code's.
        g_simple_action_set_state(action, g_variant_new_boolean(1))
        window.settle()
        #expect(told.log == ["toggled true"])
        window.close()
        g_object_unref(UnsafeMutableRawPointer(group))
        g_object_unref(UnsafeMutableRawPointer(action))
      }

      @Test("A listener of GTK's that sets what already is takes nothing from the click")
      func confirmed() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        onSignal("toggled", of: button.widget) { button.isSelected = true }
        button.click()
        #expect(told.log == ["toggled true", "change true"])
        #expect(button.body.frames.isRunning)
        window.close()
      }

      @Test("A listener that sets the state back is not told of that")
      func setBack() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.onChange = { [unowned button] in
          told.log.append("change \($0)")
          button.isSelected = false
        }
        button.click()
        #expect(told.log == ["toggled true", "change true", "toggled false", "settled cancelled"])
        #expect(!button.isSelected)
        window.close()
        #expect(told.log.count == 4)
      }

      @Test("A listener that clicks again is told of each click once")
      func again() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.onChange = { [unowned button] in
          told.log.append("change \($0)")
          if $0 { button.click() }
        }
        button.click()
        #expect(
          told.log == [
            "toggled true", "change true", "toggled false", "settled cancelled", "change false",
          ])
        window.close()
      }

      @Test(
        "A listener of GTK's that clicks again has each click told, seen or not",
        arguments: [true, false])
      func againInside(isSeen: Bool) {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        if isSeen { window.show() }
        let told = listen(to: button)
        var isFirst = true
        onSignal("toggled", of: button.widget) {
          guard isFirst else { return }
          isFirst = false
          button.click()
        }
        button.click()
        let clicks =
          isSeen
          ? ["change true", "settled cancelled", "change false"]
          : ["change true", "settled finished", "change false", "settled finished"]
        #expect(told.log == ["toggled true", "toggled false"] + clicks)
        window.close()
      }

      @Test("A listener of a settlement that sets the state back: each click settles once")
      func setBackBySettlement() {
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
        button.onSettled = { [unowned button] in
          told.log.append("settled \($0)")
          button.isSelected = true
        }
        button.click()
        // Nothing has changed in the end, and that is what is told.
        #expect(
          told.log == ["toggled false", "settled cancelled", "toggled true", "settled cancelled"])
        window.close()
        #expect(told.log.count == 4)
      }

      @Test(
        "Listeners may remove the widget, destroy its window, and drop its owner",
        arguments: [
          "toggled", "onChange", "onSettled",
        ])
      func destroyer(place: String) {
        var button: FavoriteButton? = FavoriteButton()
        let widget = button!.widget
        let window = TestWindow(widget)
        window.show()
        let told = listen(to: button!)
        var isGone = false
        onSignal("destroy", of: widget) { isGone = true }
        let destroy: @MainActor () -> Void = {
          guard !told.log.contains("destroyed") else { return }
          told.log.append("destroyed")
          button = nil
          window.remove(widget)
          gtk_window_destroy(window.window.cast())
        }
        switch place {
        case "toggled": onSignal("toggled", of: widget) { destroy() }
        case "onChange":
          button!.onChange = {
            told.log.append("change \($0)")
            destroy()
          }
        default:
          button!.onSettled = {
            told.log.append("settled \($0)")
            destroy()
          }
        }
        button!.click()
        window.iterate { isGone }
        #expect(told.log.filter { $0.hasPrefix("change") } == ["change true"])
        #expect(told.log.filter { $0.hasPrefix("settled") } == ["settled finished"])
        #expect(gtk_window_get_toplevels().map { g_list_model_get_n_items($0) } == 0)
      }

      @Test("A button that cannot be used takes no click, and code can still set it")
      func insensitive() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        button.click()
        told.log = []
        gtk_widget_set_sensitive(window.box, 0)
        button.click()
        gtk_widget_activate(button.widget)
        // Nor is what moves disturbed.
        #expect(button.isSelected)
        #expect(told.log == [])
        gtk_toggle_button_set_active(button.widget.cast(), 0)
        #expect(!button.isSelected)
        window.close()
      }

      @Test("What activates a widget clicks at once")
      func activate() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let told = listen(to: button)
        #expect(gtk_widget_activate(button.widget) != 0)
        #expect(told.log == ["toggled true", "change true"])
        window.close()
      }
    }
  }
#endif
