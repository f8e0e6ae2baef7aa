// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import Glibc
  import HeartGTK

  /// A window that a test acts on, line by line.
  ///
  /// A line in is a command, and is answered by a line that begins with `ok`. What happens besides
  /// is told in lines of its own: `change`, `settled`, `toggled`, `input`, `drawn`, `held`, `gone`.
  @MainActor
  final class Stage {
    private var window: UnsafeMutablePointer<GtkWidget>!
    /// What the window holds: a place for each widget, or a row of them.
    private var root: UnsafeMutablePointer<GtkWidget>!
    private var actors: [String: Actor] = [:]
    private var watch: FrameWatch!
    private var isHeld = false

    /// Does what it is told until there is nobody to tell it.
    func run() {
      // Wakes the main loop when there is a line; it is read by nextLine.
      g_io_add_watch(
        g_io_channel_unix_new(0), GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue),
        { _, _, _ in 1 }, nil)
      while let line = nextLine() { perform(Command(line)) }
    }

    /// The next line of the test's, while GTK does what it has to do.
    private func nextLine() -> String? {
      var poll = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      // The test waits for each answer, so never is a second line in Swift's own hands.
      while !isHeld, Glibc.poll(&poll, 1, 0) == 0 { Turn.take() }
      return readLine()
    }

    private func perform(_ command: Command) {
      switch command.verb {
      case "window": open(command)
      case "button": add(command, button: FavoriteButton())
      case "heart": add(command, heart: HeartView())
      case "crowd": addCrowd(command)
      case "toolkit": answer(toolkitVersion)
      case "global": setGlobal(command)
      case "frames": answer("frame=\(watch.frame)", "time=\(watch.time)")
      case "rest": rest()
      case "go":
        isHeld = false
        answer()
      case "next":
        // Lets one frame go by, and holds the world again.
        watch.stop = watch.time
        isHeld = false
        answer()
      case "close":
        gtk_window_destroy(window.cast())
        answer()
      case "come-and-go":
        Crowd.comeAndGo(command, in: root)
        answer()
      default: perform(command, with: actors[command.name]!)
      }
    }

    private func perform(_ command: Command, with actor: Actor) {
      switch command.verb {
      case "set":
        actor.button.map { apply(command, to: $0) }
        actor.heart.map { apply(command, to: $0) }
      case "animate": animate(command, actor)
      case "rebind": actor.button!.rebind(isSelected: command.truth("selected")!)
      case "rebind-on-change": rebindOnChange(actor)
      case "watch": watch.watched = actor
      case "where": return answer(place(of: actor))
      case "state": return answer(state(of: actor))
      case "reference":
        return answer(Reference(wish: command, actor: actor, root: root).write())
      case "visible": gtk_widget_set_visible(actor.widget, command.truth("to")! ? 1 : 0)
      case "unparent": gtk_fixed_remove(root.cast(), actor.widget)
      case "drop": (actor.button, actor.heart) = (nil, nil)
      case "focus": gtk_widget_grab_focus(actor.widget)
      default: fatalError("There is no command \(command.verb)")
      }
      answer()
    }

    private func answer(_ words: String...) {
      say((["ok"] + words).joined(separator: " "))
    }

    // What is on the stage.

    private func open(_ wish: Command) {
      window = gtk_window_new()!
      gtk_window_set_title(window.cast(), "stage")
      gtk_window_set_default_size(
        window.cast(), gint(wish.number("width") ?? 400), gint(wish.number("height") ?? 200))
      if wish["kind"] == "row" {
        root = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 40)!
        gtk_widget_set_margin_start(root, 40)
      } else {
        root = gtk_fixed_new()!
      }
      gtk_window_set_child(window.cast(), root)
      hearInput()
      // Nothing is focused until the test wants it.
      gtk_window_set_focus(window.cast(), nil)
      gtk_window_present(window.cast())
      watch = FrameWatch(root: root) { [unowned self] in hold() }
      answer()
    }

    private func add(_ wish: Command, button: FavoriteButton? = nil, heart: HeartView? = nil) {
      button.map { apply(wish, to: $0) }
      heart.map { apply(wish, to: $0) }
      let actor = Actor(wish, button: button, heart: heart)
      actors[wish.name] = actor
      place(actor.widget!, x: wish.number("x") ?? 40, y: wish.number("y") ?? 40)
      answer()
    }

    private func place(_ widget: UnsafeMutablePointer<GtkWidget>, x: Double, y: Double) {
      if heart_object_is(root, gtk_fixed_get_type()) != 0 {
        gtk_fixed_put(root.cast(), widget, x, y)
      } else {
        gtk_box_append(root.cast(), widget)
      }
    }

    private func addCrowd(_ wish: Command) {
      for index in 0..<Int(wish.number("count")!) {
        let button = FavoriteButton(isSelected: index % 3 == 0)
        place(button.widget, x: Double(index % 25) * 36 + 6, y: Double(index / 25) * 36 + 6)
      }
      answer()
    }

    private func setGlobal(_ wish: Command) {
      let settings = gpointer(gtk_settings_get_default()!)
      if let isDark = wish.truth("dark") {
        heart_object_set_boolean(settings, "gtk-application-prefer-dark-theme", isDark ? 1 : 0)
      }
      if let animates = wish.truth("animations") {
        heart_object_set_boolean(settings, "gtk-enable-animations", animates ? 1 : 0)
      }
      if let direction = wish["direction"] {
        gtk_widget_set_default_direction(
          direction == "rtl" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      }
      answer()
    }

    // What happens on it.

    /// Has a listener let the button stand for another item, within the click.
    private func rebindOnChange(_ actor: Actor) {
      let (name, widget) = (actor.name, actor.widget!)
      actor.button!.onChange = {
        say("change", name, $0, Turn.told)
        FavoriteButton(of: widget)!.rebind(isSelected: false)
      }
    }

    /// Whose motion the world is to stand still in.
    private var held: (actor: Actor, start: Double)?

    private func animate(_ wish: Command, _ actor: Actor) {
      watch.inFrame { [self] in
        actor.button!.setSelected(wish.truth("selected")!, animated: true)
        guard let instant = wish.number("hold") else { return }
        held = (actor, watch.time)
        watch.stop = watch.time + instant
        watch.watched = nil
      }
    }

    /// Lets nothing go on but what the test asks.
    private func hold() {
      isHeld = true
      say("held", "at=\(watch.time - (held?.start ?? 0))", "frame=\(watch.frame)")
      while isHeld, let line = nextLine() { perform(Command(line)) }
    }

    /// Answers when there was no frame for three times as long as one takes.
    private func rest() {
      var frame = -1
      while frame != watch.frame {
        frame = watch.frame
        Turn.takeUntilQuiet()
      }
      answer()
    }

    private func place(of actor: Actor) -> String {
      // A widget has its place from the next frame on.
      if !isHeld { Turn.waitForFrame(of: root) }
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(actor.widget, window, &bounds)
      return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
        .map { "\($0)" }.joined(separator: " ")
    }

    private func state(of actor: Actor) -> String {
      let button = FavoriteButton(of: actor.widget!)!
      let isActive = gtk_toggle_button_get_active(actor.widget!.cast()) != 0
      return
        "selected=\(button.isSelected) active=\(isActive) focus=\(gtk_widget_has_focus(actor.widget) != 0)"
    }

    private var toolkitVersion: String {
      "\(gtk_get_major_version()) \(gtk_get_minor_version()) \(gtk_get_micro_version())"
    }

    /// Tells of presses and keys before any widget hears of them.
    private func hearInput() {
      let controller = gtk_event_controller_legacy_new()!
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      g_signal_connect_data(
        UnsafeMutableRawPointer(controller), "event", unsafeBitCast(heard, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
      gtk_widget_add_controller(window, controller)
    }

    /// Tells of an event that a person made.
    func hear(_ event: OpaquePointer) {
      guard let name = Self.inputNames[gdk_event_get_event_type(event).rawValue] else { return }
      say("input", name, Turn.told, "frame=\(watch.frame)", "time=\(watch.time)")
    }

    private static let inputNames = [
      GDK_BUTTON_PRESS.rawValue: "press", GDK_BUTTON_RELEASE.rawValue: "release",
      GDK_KEY_PRESS.rawValue: "key", GDK_KEY_RELEASE.rawValue: "key-up",
    ]
  }

  private let heard: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer?) -> gboolean = {
    _, event, stage in
    nonisolated(unsafe) let event = event!
    nonisolated(unsafe) let stage = stage!
    MainActor.assumeIsolated {
      Unmanaged<Stage>.fromOpaque(stage).takeUnretainedValue().hear(event)
    }
    return 0
  }
#endif
