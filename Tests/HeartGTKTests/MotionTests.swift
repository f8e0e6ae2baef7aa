#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// When there are frames, and when a motion is over.
    @Suite
    @MainActor
    struct MotionTests {
      @Test("There are frames while something moves, and none before or after")
      func frames() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        button.setSelected(true, animated: true)
        #expect(!button.body.frames.isRunning)
        button.isSelected = false
        window.show()
        #expect(!button.body.frames.isRunning)
        button.setSelected(true, animated: true)
        #expect(button.body.frames.isRunning)
        let start = button.body.shownTime
        window.iterate { !button.body.frames.isRunning }
        // The style takes 0.35 s; a frame of the clock may come 1/60 s later than that, and on a
        // machine that has other work a few more.
        #expect((0.35..<1).contains(button.body.shownTime - start))
        #expect(button.body.model.instant(at: .infinity) == .settled(selected: true))
        window.close()
      }

      /// The ways in which a widget goes out of sight.
      enum Way: CaseIterable { case hidden, removed, closed, otherPage, windowHidden }

      @Test("Out of sight a motion is at its end, and told of once", arguments: Way.allCases)
      func outOfSight(way: Way) {
        let button = FavoriteButton()
        let stack = gtk_stack_new()!
        let page = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        let other = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_box_append(page.cast(), button.widget)
        gtk_stack_add_child(OpaquePointer(stack), page)
        gtk_stack_add_child(OpaquePointer(stack), other)
        let window = TestWindow(stack)
        window.show()
        var settled: [FavoriteNotices.Settlement] = []
        button.onSettled = { settled.append($0) }
        button.click()
        #expect(button.body.frames.isRunning)
        switch way {
        case .hidden: gtk_widget_set_visible(button.widget, 0)
        case .removed: gtk_box_remove(page.cast(), button.widget)
        case .closed: gtk_window_destroy(window.window.cast())
        case .otherPage: gtk_stack_set_visible_child(OpaquePointer(stack), other)
        case .windowHidden: gtk_widget_set_visible(window.window, 0)
        }
        #expect(!button.body.frames.isRunning)
        #expect(settled == [])
        #expect(button.body.model.instant(at: button.body.shownTime) == .settled(selected: true))
        window.settle()
        #expect(settled == [.finished])
        if way != .closed { window.close() }
        #expect(settled == [.finished])
      }

      @Test("Back in sight, a button shows its state and does not move")
      func backInSight() throws {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        let hollow = try #require(pixels(of: button.widget))
        button.click()
        gtk_widget_set_visible(button.widget, 0)
        window.settle()
        gtk_widget_set_visible(button.widget, 1)
        window.iterate { pixels(of: button.widget)?.pixel(12, 12) == [0xF0, 0x45, 0x52, 0xFF] }
        gtk_widget_set_visible(button.widget, 0)
        window.settle()
        button.isSelected = false
        gtk_widget_set_visible(button.widget, 1)
        window.iterate { pixels(of: button.widget)?.bytes == hollow.bytes }
        #expect(!button.body.frames.isRunning)
        #expect(!button.isSelected)
        #expect(button.body.model.instant(at: button.body.shownTime) == .settled(selected: false))
        button.click()
        #expect(button.body.frames.isRunning)
        window.close()
      }

      @Test("Without animations a change is a fade, and none that has begun goes on")
      func animationsOff() {
        let button = FavoriteButton()
        button.style = .burst
        // By its own motion it would go on for more than a minute.
        button.speed = 0.01
        let window = TestWindow(button.widget)
        window.show()
        var settled: [FavoriteNotices.Settlement] = []
        button.onSettled = { settled.append($0) }
        setAnimations(false)
        defer { setAnimations(true) }
        button.setSelected(true, animated: true)
        #expect(button.body.model.reducesMotion)
        #expect(button.body.model.instant(at: button.body.shownTime).fill == .fades)
        setAnimations(true)
        button.click()
        #expect(!button.body.model.reducesMotion)
        #expect(button.body.frames.isRunning)
        #expect(settled == [])
        let last = button.body.shownTime
        setAnimations(false)
        window.iterate { button.body.shownTime > last }
        // The first frame after that is the last.
        #expect(!button.body.frames.isRunning)
        #expect(settled == [.finished])
        window.close()
      }

      @Test("An app can have full or little motion whatever the system says")
      func motion() {
        let button = FavoriteButton()
        button.motion = .reduced
        #expect(button.body.model.reducesMotion)
        setAnimations(false)
        defer { setAnimations(true) }
        button.motion = .full
        #expect(!button.body.model.reducesMotion)
        button.setSelected(true, animated: true)
        #expect(!button.body.model.reducesMotion)
        button.motion = .system
        #expect(button.body.model.reducesMotion)
      }

      @Test("A button can go to another window, and move there")
      func otherWindow() {
        let button = FavoriteButton()
        let first = TestWindow(button.widget)
        let second = TestWindow()
        first.show()
        second.show()
        var settled = 0
        button.onSettled = { _ in settled += 1 }
        button.click()
        first.remove(button.widget)
        second.add(button.widget)
        second.iterate { gtk_widget_get_mapped(button.widget) != 0 }
        second.settle()
        #expect(settled == 1)
        button.click()
        #expect(button.body.frames.isRunning)
        second.iterate { settled == 2 }
        #expect(!button.isSelected)
        first.close()
        second.close()
      }

      @Test("A button can go to another display, and looks the same there")
      func otherDisplay() throws {
        let name = gdk_display_get_name(gdk_display_get_default())
        let display = try #require(gdk_display_open(name))
        let button = FavoriteButton()
        let first = TestWindow(button.widget)
        let second = TestWindow()
        gtk_window_set_display(second.window.cast(), display)
        first.show()
        second.show()
        first.remove(button.widget)
        second.add(button.widget)
        second.iterate { gtk_widget_get_width(button.widget) > 0 }
        #expect(gtk_widget_get_display(button.widget) == display)
        // Without our style sheet the theme would put padding around it.
        #expect(naturalSize(of: button.widget) == 24)
        button.click()
        second.iterate { !button.body.frames.isRunning }
        #expect(button.isSelected)
        first.close()
        second.close()
      }

      @Test("A listener of the settlement begins another motion, and that one arrives")
      func next() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        var settled = 0
        button.onSettled = { [unowned button] _ in
          settled += 1
          if settled == 1 { button.click() }
          if settled == 2 { button.setSelected(true, animated: true) }
        }
        button.click()
        for count in 1...2 {
          window.iterate { settled == count }
          #expect(button.body.frames.isRunning)
        }
        window.iterate { !button.body.frames.isRunning }
        #expect(settled == 2)
        #expect(button.body.model.instant(at: button.body.shownTime) == .settled(selected: true))
        window.close()
      }

      @Test("Where there were no frames for long, the next one tells that the motion is over, once")
      func lateFrame() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        var settled: [FavoriteNotices.Settlement] = []
        button.onSettled = { settled.append($0) }
        button.click()
        // As when a window that was minimized is back.
        let time = button.body.shownTime + 3600
        button.body.showFrame(at: time)
        #expect(settled == [.finished])
        #expect(!button.body.frames.isRunning)
        button.body.showFrame(at: time + 1)
        window.close()
        #expect(settled == [.finished])
      }

      @Test("A speed is cut to what there is, and a style is what was set")
      func styleAndSpeed() {
        let button = FavoriteButton()
        for (speed, kept) in [(.nan, 1), (1000, 100), (-1, 0.01)] as [(Double, Double)] {
          button.speed = speed
          #expect(button.speed == kept)
        }
        button.style = .pop
        #expect(button.style == .pop)
      }

      @Test("A new style and speed hold from the next change on")
      func inFlight() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        button.setSelected(true, animated: true)
        let former = button.body.model
        let start = button.body.shownTime
        button.style = .burst
        button.speed = 0.1
        // The style that it began with takes 0.35 s.
        for time in stride(from: start, through: start + 0.4, by: 0.05) {
          #expect(button.body.model.instant(at: time) == former.instant(at: time))
        }
        #expect(!button.body.model.isMoving(at: start + 0.36))
        button.isSelected = false
        button.setSelected(true, animated: true)
        let next = button.body.shownTime
        #expect(button.body.model.isMoving(at: next + 3.6))
        let hasEffects = stride(from: next, to: next + 9, by: 0.1).contains {
          button.body.model.instant(at: $0).effects != nil
        }
        #expect(hasEffects)
        window.close()
      }
    }
  }
#endif
