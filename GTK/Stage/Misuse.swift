// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartGTK

  /// What a program must not do; HeartGTK has a sentence for each, and ends the program.
  @MainActor
  enum Misuse {
    static func commit(_ name: String) {
      switch name {
      case "button-before-init": _ = FavoriteButton()
      case "heart-before-init": _ = HeartView()
      case "button-made-elsewhere": commitElsewhere { _ = FavoriteButton() }
      case "heart-made-elsewhere": commitElsewhere { _ = HeartView() }
      case "button-read-elsewhere":
        gtk_init()
        let button = FavoriteButton()
        onAnotherThread { _ = button.isSelected }
      case "button-set-elsewhere":
        gtk_init()
        let button = FavoriteButton()
        onAnotherThread { button.setSelected(true, animated: true) }
      case "heart-set-elsewhere":
        gtk_init()
        let heart = HeartView()
        onAnotherThread { heart.heartColor = .black }
      case "button-read-after-destroy": _ = destroyedButton().isSelected
      case "button-set-after-destroy": destroyedButton().isSelected = true
      case "button-heard-after-destroy": destroyedButton().onChange = { _ in }
      case "heart-set-after-destroy":
        gtk_init()
        let heart = HeartView()
        destroy(heart.widget)
        heart.heartSize = 10
      default: say("unknown")
      }
      say("survived")
    }

    /// GTK runs here, and the deed is done on a thread of its own.
    private static func commitElsewhere(_ deed: @escaping @MainActor () -> Void) {
      gtk_init()
      // The loop's own thread is this one.
      g_main_context_acquire(nil)
      onAnotherThread(deed)
    }

    /// Does what the compiler would not let anyone do who asks it.
    private static func onAnotherThread(_ deed: @escaping @MainActor () -> Void) {
      let thread = g_thread_new("elsewhere", work, Unmanaged.passRetained(Deed(deed)).toOpaque())
      g_thread_join(thread)
    }

    private static func destroyedButton() -> FavoriteButton {
      gtk_init()
      let button = FavoriteButton()
      destroy(button.widget)
      return button
    }

    private static func destroy(_ widget: UnsafeMutablePointer<GtkWidget>) {
      let window = gtk_window_new()!
      gtk_window_set_child(window.cast(), widget)
      gtk_window_destroy(window.cast())
      Turn.takeAll()
      g_object_run_dispose(widget.cast())
    }
  }

  private let work: GThreadFunc = { deed in
    Unmanaged<Deed>.fromOpaque(deed!).takeRetainedValue().work()
    return nil
  }

  private final class Deed: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @MainActor () -> Void) {
      self.work = unsafeBitCast(work, to: (@Sendable () -> Void).self)
    }
  }
#endif
