#if GTK
  import CGTK4
  import HeartCore

  @testable import HeartGTK

  /// A window of a hundred buttons, none of which ever rests.
  ///
  /// They begin one after the other, so that at every frame they are at instants spread over the
  /// whole motion. One that has arrived turns round.
  @MainActor
  final class MovingButtons {
    /// How many, in a row and in all.
    static let perRow = 10
    static let count = perRow * perRow
    /// The side of each widget, and of its icon in the middle, in points.
    static let side = 48.0
    private static let iconSide = 24.0
    private static let frameDuration = 1.0 / 60

    private let window: UnsafeMutablePointer<GtkWidget>
    private let fixed: UnsafeMutablePointer<GtkWidget>
    private let buttons: [FavoriteButton]
    private let bodies: [FavoriteBody]
    private var turns: [Turns]
    private var time: Double
    private let period: Double

    /// Puts a window onto the screen, and waits until it is there.
    init(style: FavoriteStyle) {
      window = gtk_window_new()
      fixed = gtk_fixed_new()
      buttons = (0..<Self.count).map { _ in FavoriteButton() }
      bodies = buttons.compactMap { FavoriteWidget.body(of: $0.widget) }
      time = Double(g_get_monotonic_time()) * 1e-6
      // Spread over one change and the way back, so that every frame has some of every instant.
      period = style.duration(selecting: true) + style.duration(selecting: false)
      let delay = period / Double(Self.count)
      turns = (0..<Self.count).map { [time] in
        Turns(style: style, time: time + delay * Double($0))
      }
      gtk_window_set_child(window.cast(), fixed)
      for (index, button) in buttons.enumerated() {
        button.style = style
        button.motion = .full
        gtk_widget_set_size_request(button.widget, gint(Self.side), gint(Self.side))
        let place = Self.place(of: index)
        gtk_fixed_put(fixed.cast(), button.widget, place.x, place.y)
      }
      gtk_window_present(window.cast())
      while buttons.contains(where: { gtk_widget_get_width($0.widget) == 0 }) {
        g_main_context_iteration(nil, 1)
      }
      while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// Goes on until the last has begun.
    func warmUp() {
      for _ in 0...Int(period / Self.frameDuration) { advance() }
    }

    /// What whole frames of the window take, one after the other as the clock has them.
    ///
    /// - Returns: Milliseconds of one core, for each frame.
    func timesOfWindowFrames(_ count: Int) -> [Double] {
      let clock: OpaquePointer = gtk_widget_get_frame_clock(window)
      let begin = FrameTime.time(of: clock)
      for index in turns.indices { turns[index].time += begin - time }
      var times: [Double] = []
      turn(before: begin + Self.frameDuration)
      var last = gdk_frame_clock_get_frame_counter(clock)
      var start = CoreTime.now
      while times.count < count {
        g_main_context_iteration(nil, 1)
        let frame = gdk_frame_clock_get_frame_counter(clock)
        guard frame != last else { continue }
        let time = FrameTime.time(of: clock)
        // From then on all have begun.
        if time > begin + period { times.append((CoreTime.now - start) / Double(frame - last)) }
        turn(before: time)
        last = frame
        start = CoreTime.now
      }
      return times
    }

    private func turn(before time: Double) {
      for (index, body) in bodies.enumerated() {
        if let turn = turns[index].next(before: time) {
          body.send(.set(turn.isSelected, animated: true))
        }
      }
    }

    /// Takes the window away.
    func close() {
      gtk_window_destroy(window.cast())
      while g_main_context_iteration(nil, 0) != 0 {}
    }

    /// How many pixels a point has.
    var density: Double { Double(gtk_widget_get_scale_factor(fixed)) }

    /// The upper left corner of a button, in the window's points.
    static func place(of index: Int) -> Point2D {
      Point2D(x: Double(index % perRow) * side, y: Double(index / perRow) * side)
    }

    /// Has every button show the next frame.
    func advance() {
      time += Self.frameDuration
      for (index, body) in bodies.enumerated() {
        if let turn = turns[index].next(before: time) {
          body.model.handle(.set(turn.isSelected, animated: true), at: turn.time)
        }
        body.showFrame(at: time)
      }
    }

    /// The pictures that the next frames will show, in the buttons' own points.
    func pictures(ofNextFrames count: Int) -> [[Picture]] {
      var models = bodies.map(\.model)
      var turns = turns
      let looks = buttons.map { button in
        FavoriteLook(borderColor: RGBA(heart_widget_get_color(button.widget)))
      }
      let inset = (Self.side - Self.iconSide) / 2
      let slot = Box(x: inset, y: inset, width: Self.iconSide, height: Self.iconSide)
      var time = time
      return (0..<count).map { _ in
        time += Self.frameDuration
        return models.indices.map { index in
          if let turn = turns[index].next(before: time) {
            models[index].handle(.set(turn.isSelected, animated: true), at: turn.time)
          }
          models[index].advance(to: time)
          var picture = Picture()
          picture.refill(models[index].instant(at: time), look: looks[index], in: slot)
          return picture
        }
      }
    }

    /// What GTK makes of the window's content: our nodes, and those around them.
    ///
    /// The caller lets go of it.
    func makeNode() -> OpaquePointer {
      let snapshot: OpaquePointer = gtk_snapshot_new()
      for button in buttons { gtk_widget_snapshot_child(fixed, button.widget, snapshot) }
      return gtk_snapshot_free_to_node(snapshot)
    }
  }

  /// When a button is told to change: as soon as it has arrived, be it between two frames.
  private struct Turns {
    let style: FavoriteStyle
    var time: Double
    var isSelected = true

    /// The change that is due before a time, if one is.
    mutating func next(before limit: Double) -> (time: Double, isSelected: Bool)? {
      guard time < limit else { return nil }
      let turn = (time, isSelected)
      time += style.duration(selecting: isSelected)
      isSelected.toggle()
      return turn
    }
  }
#endif
