#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  /// Whether an object of GTK's, and what it held in Swift, are gone.
  @MainActor
  private final class Witness {
    private(set) var finalized = 0

    func watch(_ widget: Widget) {
      let witness = Unmanaged.passUnretained(self).toOpaque()
      g_object_weak_ref(
        widget.cast(),
        { witness, _ in
          nonisolated(unsafe) let witness = made(witness)
          MainActor.assumeIsolated {
            Unmanaged<Witness>.fromOpaque(witness).takeUnretainedValue().finalized += 1
          }
        }, witness)
    }
  }

  /// A weak hold on something in Swift.
  private struct Weak<Object: AnyObject> {
    weak var object: Object?
  }

  /// Lets go of a reference to a widget.
  private let drop: GThreadFunc = { reference in
    Unmanaged<WidgetReference>.fromOpaque(made(reference)).release()
    return nil
  }

  extension GTKTests {
    /// How long things live.
    @Suite
    @MainActor
    struct LifeTests {
      @Test("A thousand buttons that are made and dropped leave nothing")
      func thousand() {
        let witness = Witness()
        var bodies: [Weak<FavoriteBody>] = []
        for _ in 0..<1000 {
          let button = FavoriteButton()
          button.setSelected(true, animated: true)
          witness.watch(button.widget)
          bodies.append(Weak(object: button.body))
        }
        TestWindow().settle()
        #expect(witness.finalized == 1000)
        #expect(bodies.allSatisfy { $0.object == nil })
      }

      @Test("A thousand buttons in windows, some of them moving, go with their windows")
      func thousandShown() {
        let witness = Witness()
        var bodies: [Weak<WidgetBody>] = []
        for _ in 0..<10 {
          let window = TestWindow()
          var buttons: [FavoriteButton] = []
          for _ in 0..<99 {
            let button = FavoriteButton()
            witness.watch(button.widget)
            bodies.append(Weak(object: button.body))
            window.add(button.widget)
            buttons.append(button)
          }
          let heart = HeartView()
          witness.watch(heart.widget)
          bodies.append(Weak(object: WidgetBody.of(heart.widget)))
          window.add(heart.widget)
          window.show()
          for button in buttons.prefix(20) { button.click() }
          buttons = []
          window.close()
        }
        TestWindow().settle()
        #expect(witness.finalized == 1000)
        #expect(bodies.allSatisfy { $0.object == nil })
      }

      @Test("A widget without a place outlives its last owner, until GTK's next turn")
      func onItsWay() {
        let window = TestWindow()
        let witness = Witness()
        // As in a call that is given `FavoriteButton().widget`: there is no owner any more.
        let widgets = [widget(of: FavoriteButton()), widget(of: HeartView())]
        for widget in widgets { witness.watch(widget) }
        #expect(witness.finalized == 0)
        window.add(widgets[0])
        window.show()
        #expect(FavoriteButton(of: widgets[0]) != nil)
        #expect(witness.finalized == 1)
        window.close()
        TestWindow().settle()
        #expect(witness.finalized == 2)
      }

      // Not inlined: whoever owns it has let go when this returns, optimized or not.
      @inline(never)
      private func widget(of button: FavoriteButton) -> Widget { button.widget }

      @inline(never)
      private func widget(of heart: HeartView) -> Widget { heart.widget }

      @Test("A button goes on without its owner, and can be found by its widget")
      func ownerless() {
        let window = TestWindow()
        var changes: [Bool] = []
        do {
          let button = FavoriteButton(isSelected: true)
          button.iconSize = 30
          button.onChange = { changes.append($0) }
          window.add(button.widget)
        }
        window.show()
        let widget = gtk_widget_get_first_child(window.box)!
        let found = FavoriteButton(of: widget)
        #expect(found?.iconSize == 30)
        #expect(found?.isSelected == true)
        found?.click()
        #expect(changes == [false])
        window.close()
      }

      @Test("No other widget is a favorite button, or a heart view")
      func others() {
        let button = FavoriteButton()
        let heart = HeartView()
        let toggle = WidgetReference(gtk_toggle_button_new())
        #expect(FavoriteButton(of: heart.widget) == nil)
        #expect(FavoriteButton(of: toggle.widget) == nil)
        #expect(HeartView(of: button.widget) == nil)
        #expect(HeartView(of: toggle.widget) == nil)
        #expect(HeartView(of: heart.widget) != nil)
      }

      @Test("The owner may be dropped while the button moves, at any instant")
      func droppedMoving() {
        for frames in [0, 1, 5] {
          let window = TestWindow()
          let witness = Witness()
          var button: FavoriteButton? = FavoriteButton()
          let body = button!.body
          witness.watch(button!.widget)
          window.add(button!.widget)
          window.show()
          var settled = 0
          button?.onSettled = { _ in settled += 1 }
          button?.click()
          for _ in 0..<frames {
            let time = body.shownTime
            window.iterate { body.shownTime > time }
          }
          button = nil
          #expect(witness.finalized == 0)
          window.close()
          #expect(witness.finalized == 1)
          #expect(settled == 1)
        }
      }

      @Test("The last who holds a widget may let go on another thread")
      func otherThread() {
        let witness = Witness()
        let window = TestWindow()
        let thread = g_thread_new("dropper", drop, watchedReference(witness))
        g_thread_join(thread)
        #expect(witness.finalized == 0)
        window.iterate { witness.finalized == 1 }
        window.close()
      }

      private func watchedReference(_ witness: Witness) -> UnsafeMutableRawPointer {
        let button = FavoriteButton()
        witness.watch(button.widget)
        return Unmanaged.passRetained(WidgetReference(button.widget)).toOpaque()
      }

      @Test("A closure that finds its button by the widget keeps nothing")
      func closure() {
        let witness = Witness()
        do {
          let button = FavoriteButton()
          let widget = button.widget
          witness.watch(widget)
          button.onChange = { _ in FavoriteButton(of: widget)?.style = .plain }
          button.click()
          #expect(button.style == .plain)
        }
        TestWindow().settle()
        #expect(witness.finalized == 1)
      }

      @Test("What is called ends when the widget is destroyed, even if it keeps the button")
      func destroyed() {
        let witness = Witness()
        do {
          let button = FavoriteButton()
          witness.watch(button.widget)
          button.onChange = { _ in button.style = .plain }
          button.onSettled = { _ in button.style = .pop }
          let widget = button.widget
          g_object_ref(widget)
          g_object_run_dispose(widget.cast())
          #expect(FavoriteWidget.body(of: widget)?.onChange == nil)
          #expect(FavoriteWidget.body(of: widget)?.onSettled == nil)
          g_object_unref(widget)
        }
        #expect(witness.finalized == 1)
      }

      @Test("A widget that is destroyed before it could tell that a motion is over tells it, once")
      func destroyedMoving() {
        let button = FavoriteButton()
        let window = TestWindow(button.widget)
        window.show()
        var settled: [FavoriteNotices.Settlement] = []
        button.onSettled = { settled.append($0) }
        button.click()
        let widget = button.widget
        window.remove(widget)
        g_object_run_dispose(widget.cast())
        g_object_run_dispose(widget.cast())
        window.settle()
        #expect(settled == [.finished])
        // GTK's own functions do no harm to what is left of it.
        gtk_toggle_button_set_active(widget.cast(), 0)
        gtk_widget_queue_resize(widget)
        heart_button_emit_clicked(widget)
        #expect(settled == [.finished])
        window.close()
      }

      @Test("What is left of a destroyed widget is placed and shown, and GTK does not complain")
      func shownAfterwards() {
        let button = FavoriteButton(isSelected: true)
        let heart = HeartView()
        let complaints = complaints {
          for widget in [button.widget, heart.widget] {
            g_object_run_dispose(widget.cast())
            let window = TestWindow()
            gtk_widget_set_visible(widget, 1)
            window.add(widget)
            window.show()
            gtk_widget_queue_resize(widget)
            window.redraw()
            window.remove(widget)
            window.close()
          }
        }
        #expect(complaints == [])
      }
    }
  }
#endif
