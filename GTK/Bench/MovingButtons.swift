#if GTK
  import CGTK4
  import HeartCore

  @testable import HeartGTK

  /// A window of a hundred buttons, none of which ever rests.
  ///
  /// Each has a time of its own, so that at every frame they are at instants spread over the whole
  /// motion. One that has arrived turns round.
  @MainActor
  final class MovingButtons {
    /// How many, in a row and in all.
    static let perRow = 10
    static let count = perRow * perRow
    /// The side of each widget, and of its icon in the middle, in points.
    static let side = 48.0
    private static let iconSide = 24.0
    private static let framesPerSecond = 60.0

    private let window: UnsafeMutablePointer<GtkWidget>
    private let fixed: UnsafeMutablePointer<GtkWidget>
    private let buttons: [FavoriteButton]
    private let bodies: [FavoriteBody]
    private let delays: [Double]
    private var frame = 0

    /// Puts a window onto the screen, and waits until it is there.
    init(style: FavoriteStyle) {
      window = gtk_window_new()!
      fixed = gtk_fixed_new()!
      buttons = (0..<Self.count).map { _ in FavoriteButton() }
      bodies = buttons.map { FavoriteWidget.body(of: $0.widget)! }
      let start = Double(g_get_monotonic_time()) * 1e-6
      let duration = style.duration(selecting: true)
      delays = (0..<Self.count).map { start + duration * Double($0) / Double(Self.count) }
      gtk_window_set_child(window.cast(), fixed)
      for (index, button) in buttons.enumerated() {
        button.style = style
        button.motion = .full
        gtk_widget_set_size_request(button.widget, gint(Self.side), gint(Self.side))
        let place = Self.place(of: index)
        gtk_fixed_put(fixed.cast(), button.widget, place.x, place.y)
      }
      gtk_window_present(window.cast())
      while gtk_widget_get_mapped(buttons.last!.widget) == 0
        || gtk_widget_get_width(buttons.last!.widget) == 0
      {
        g_main_context_iteration(nil, 1)
      }
      while g_main_context_iteration(nil, 0) != 0 {}
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
      frame += 1
      for (index, body) in bodies.enumerated() {
        let time = time(of: index, in: frame)
        if body.model.isMoving(at: time) {
          body.showFrame(at: time)
        } else {
          body.handle(.set(!body.model.isSelected, animated: true), at: time)
        }
      }
    }

    /// The pictures that the next frames will show, in the buttons' own points.
    func pictures(ofNextFrames count: Int) -> [[Picture]] {
      var models = bodies.map(\.model)
      let looks = buttons.map { button in
        FavoriteLook(borderColor: RGBA(heart_widget_get_color(button.widget)))
      }
      let inset = (Self.side - Self.iconSide) / 2
      let slot = Box(x: inset, y: inset, width: Self.iconSide, height: Self.iconSide)
      return (1...count).map { step in
        models.indices.map { index in
          let time = time(of: index, in: frame + step)
          if models[index].isMoving(at: time) {
            models[index].advance(to: time)
          } else {
            models[index].handle(.set(!models[index].isSelected, animated: true), at: time)
          }
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
      let snapshot = gtk_snapshot_new()!
      for button in buttons { gtk_widget_snapshot_child(fixed, button.widget, snapshot) }
      return gtk_snapshot_free_to_node(snapshot)!
    }

    private func time(of index: Int, in frame: Int) -> Double {
      delays[index] + Double(frame) / Self.framesPerSecond
    }
  }
#endif
