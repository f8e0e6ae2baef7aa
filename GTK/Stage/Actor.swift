// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartGTK

  /// A button or a heart on the stage, by the name that the test gave it.
  @MainActor
  final class Actor {
    let name: String
    /// Nil once the widget is gone from memory.
    private(set) var widget: UnsafeMutablePointer<GtkWidget>?
    /// What an app would hold; nil once it was dropped.
    var button: FavoriteButton?
    var heart: HeartView?
    /// With what it came, for pictures of what it should look like.
    let wish: Command

    init(_ wish: Command, button: FavoriteButton? = nil, heart: HeartView? = nil) {
      name = wish.name
      self.wish = wish
      self.button = button
      self.heart = heart
      widget = button?.widget ?? heart?.widget
      tellEvents()
    }

    private func tellEvents() {
      // Each ends with the widget, whoever holds this.
      g_object_weak_ref(
        widget!.cast(),
        { actor, _ in
          nonisolated(unsafe) let actor = actor!
          MainActor.assumeIsolated {
            let actor = Unmanaged<Actor>.fromOpaque(actor).takeRetainedValue()
            actor.widget = nil
            say("gone", actor.name)
          }
        }, Unmanaged.passRetained(self).toOpaque())
      guard let button, let widget else { return }
      let name = name
      button.onChange = { say("change", name, $0, Turn.told) }
      button.onSettled = { say("settled", name, $0, Turn.told) }
      let toggled: @convention(c) (UnsafeMutablePointer<GtkToggleButton>?, gpointer?) -> Void = {
        toggle, actor in
        nonisolated(unsafe) let toggle = toggle!, actor = actor!
        MainActor.assumeIsolated {
          let actor = Unmanaged<Actor>.fromOpaque(actor).takeUnretainedValue()
          say("toggled", actor.name, gtk_toggle_button_get_active(toggle) != 0, Turn.told)
        }
      }
      g_signal_connect_data(
        widget, "toggled", unsafeBitCast(toggled, to: GCallback.self),
        Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
  }

  /// Gives a button what a test wants of it.
  @MainActor
  func apply(_ wish: Command, to button: FavoriteButton) {
    if let name = wish["style"], let style = FavoriteStyle.Name(name) { button.style = style.style }
    if let speed = wish.number("speed") { button.speed = speed }
    if let size = wish.number("size") { button.iconSize = size }
    if let label = wish["label"] { button.label = label }
    if let color = wish.color("fill") { button.fillColor = color }
    if let color = wish.color("border") { button.borderColor = color }
    if let isEnabled = wish.truth("enabled") { button.isEnabled = isEnabled }
    if let isSelected = wish.truth("selected") { button.isSelected = isSelected }
    if let icon = wish["icon"].flatMap(icon) { button.icon = icon }
  }

  /// Gives a heart what a test wants of it.
  @MainActor
  func apply(_ wish: Command, to heart: HeartView) {
    if let size = wish.number("size") { heart.heartSize = size }
    if let label = wish["label"] { heart.label = label }
    if let color = wish.color("color") { heart.heartColor = color }
    if let icon = wish["icon"].flatMap(icon) { heart.icon = icon }
  }

  /// An icon by its name.
  func icon(_ name: String) -> Icon? {
    ["heart": .heart, "softHeart": .softHeart, "star": .star, "thumb": .thumb][name]
  }
#endif
