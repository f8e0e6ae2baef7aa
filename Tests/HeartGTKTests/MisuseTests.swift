// Tests that watch a process end came with Swift 6.2.
#if GTK && compiler(>=6.2)
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// What stops a program: a sentence of ours, and not a fault within GTK.
    @Suite
    struct MisuseTests {
      private func sentence(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      }

      @Test("Before GTK is there, a widget says what to do first")
      func early() async {
        let button = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run { _ = FavoriteButton() }
        }
        #expect(sentence(of: button).contains("A FavoriteButton needs GTK: call gtk_init()"))
        let heart = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run { _ = HeartView() }
        }
        #expect(sentence(of: heart).contains("A HeartView needs GTK: call gtk_init()"))
      }

      @Test("After its widget was destroyed, a button says so")
      func late() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            let button = FavoriteButton()
            g_object_run_dispose(button.widget.cast())
            button.isSelected = true
          }
        }
        #expect(sentence(of: result).contains("This FavoriteButton's widget was destroyed"))
      }

      @Test("After its widget was destroyed, a heart says so")
      func lateHeart() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            let heart = HeartView()
            g_object_run_dispose(heart.widget.cast())
            heart.heartSize = 10
          }
        }
        #expect(sentence(of: result).contains("This HeartView's widget was destroyed"))
      }

      @Test("On another thread than GTK's, a button says where it belongs")
      func elsewhere() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            let button = Unmanaged.passRetained(FavoriteButton()).toOpaque()
            g_thread_join(g_thread_new("stranger", useButton, button))
          }
        }
        #expect(sentence(of: result).contains("A FavoriteButton belongs to the thread of GTK"))
      }

      @Test("Where GTK's loop runs elsewhere, even the first button says so")
      func firstElsewhere() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            g_main_context_acquire(nil)
            g_thread_join(g_thread_new("stranger", makeButton, nil))
          }
        }
        #expect(sentence(of: result).contains("A FavoriteButton belongs to the thread of GTK"))
      }

      @Test("Off the main thread the first widget says so, and no loop need run for that")
      func firstOfAllElsewhere() async {
        let button = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            g_thread_join(g_thread_new("stranger", makeButton, nil))
          }
        }
        #expect(sentence(of: button).contains("A FavoriteButton belongs to the thread of GTK"))
        let heart = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            g_thread_join(g_thread_new("stranger", makeHeart, nil))
          }
        }
        #expect(sentence(of: heart).contains("A HeartView belongs to the thread of GTK"))
      }

      @Test("GTK's own functions on another thread are told of too")
      func elsewhereInC() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            gtk_init()
            let button = FavoriteButton()
            g_thread_join(g_thread_new("stranger", toggle, button.widget))
          }
        }
        #expect(sentence(of: result).contains("belongs to the thread of GTK"))
      }
    }
  }

  // What an app in an older mode of Swift can write, where the compiler does not see it.

  private let makeButton: GThreadFunc = { _ in
    let make: @MainActor () -> Void = { _ = FavoriteButton() }
    unsafeBitCast(make, to: (() -> Void).self)()
    return nil
  }

  private let makeHeart: GThreadFunc = { _ in
    let make: @MainActor () -> Void = { _ = HeartView() }
    unsafeBitCast(make, to: (() -> Void).self)()
    return nil
  }

  private let useButton: GThreadFunc = { button in
    nonisolated(unsafe) let button = made(button)
    let use: @MainActor () -> Void = {
      Unmanaged<FavoriteButton>.fromOpaque(button).takeUnretainedValue().isSelected = true
    }
    unsafeBitCast(use, to: (() -> Void).self)()
    return nil
  }

  private let toggle: GThreadFunc = { widget in
    gtk_toggle_button_set_active(made(widget).assumingMemoryBound(to: GtkToggleButton.self), 1)
    return nil
  }
#endif
