// swift-format-ignore-file: NeverForceUnwrap
// What GTK cannot make is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartGTK

  /// What a program whose main actor is its first thread must not do; the tests of the module, which
  /// run on others, try the rest.
  @MainActor
  enum Misuse {
    /// Makes a widget elsewhere, and the first one at that, where no loop runs yet.
    static func commit(_ name: String) {
      gtk_init()
      g_thread_join(g_thread_new("elsewhere", name == "heart" ? makeHeart : makeButton, nil))
      say("survived")
    }
  }

  // What the compiler would not let anyone do who asks it.

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
#endif
