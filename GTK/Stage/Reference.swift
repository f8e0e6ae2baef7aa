// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartCore
  import HeartExport
  import HeartGTK

  /// What a button should look like, drawn by the core alone, as a file.
  ///
  /// It knows nothing of the widget's state: the test says what there should be to see.
  @MainActor
  struct Reference {
    let wish: Command
    let actor: Actor
    let root: UnsafeMutablePointer<GtkWidget>

    /// Draws into a file of the format PPM, and tells which part of the window that is, in pixels.
    func write() -> String {
      let widget = actor.widget!
      let scale = Double(gtk_widget_get_scale_factor(widget))
      var bounds = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, gtk_widget_get_native(widget)!.rootWidget, &bounds)
      let place = Box(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
      let margin = wish.number("margin") ?? 0
      let part = place.inset(by: -margin)
      let width = Int(part.width * scale), height = Int(part.height * scale)
      var bitmap = Bitmap(width: width, height: height)
      bitmap.fill(with: wish.color("background") ?? .white)
      var rasterizer = Rasterizer()
      let size = actor.wish.number("size") ?? FavoriteDefaults.iconSize
      let slot = Box(
        x: margin + (place.width - size) / 2, y: margin + (place.height - size) / 2, width: size,
        height: size)
      rasterizer.draw(
        picture(in: slot), onto: &bitmap, zoom: Zoom(scale: scale, offset: Vector2D(dx: 0, dy: 0)))
      write(bitmap)
      return "\(Int(part.x * scale)) \(Int(part.y * scale)) \(width) \(height)"
    }

    private func picture(in slot: Box) -> Picture {
      var picture = Picture()
      guard actor.wish.verb == "button" else {
        let zoom = Icon.heart.zoom(in: slot, placement: .fitted, heartSize: nil)!
        picture.refill(
          shape: .heart, color: actor.wish.color("color") ?? FavoriteDefaults.heartColor, zoom: zoom
        )
        return picture
      }
      picture.refill(instant, look: look, in: slot)
      return picture
    }

    private var look: FavoriteLook {
      FavoriteLook(
        icon: actor.wish["icon"].flatMap(icon) ?? .heart,
        fillColor: actor.wish.color("fill") ?? FavoriteDefaults.fillColor,
        borderColor: actor.wish.color("border") ?? Self.textColor(in: root))
    }

    /// What a button that has done this for as long as the test says looks like.
    private var instant: FavoriteInstant {
      let state = wish.truth("selected") ?? false
      let motion = wish.number("at")
      var model = FavoriteModel(
        isSelected: motion == nil ? state : !state,
        style: FavoriteStyle.Name(actor.wish["style"] ?? "grow")!.style,
        speed: actor.wish.number("speed") ?? 1, reducesMotion: wish.truth("reduced") ?? false)
      if wish.truth("enabled") == false { model.handle(.setEnabled(false), at: 0) }
      if wish.truth("hovered") == true { model.handle(.hover(true), at: 0) }
      if wish.truth("pressed") == true { model.handle(.press, at: 0) }
      if motion != nil { model.handle(.set(state, animated: true), at: 0) }
      // Long after, all is over.
      return model.instant(at: motion ?? 1000)
    }

    /// The color that the theme gives the text of any button.
    private static func textColor(in root: UnsafeMutablePointer<GtkWidget>) -> RGBA {
      let button = gtk_button_new()!
      gtk_widget_insert_before(button, root, nil)
      defer { gtk_widget_unparent(button) }
      let color = heart_widget_get_color(button)
      return RGBA(
        red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
        alpha: Double(color.alpha))
    }

    private func write(_ bitmap: Bitmap) {
      var bytes = Array("P6 \(bitmap.width) \(bitmap.height) 255\n".utf8)
      for start in stride(from: 0, to: bitmap.bytes.count, by: 4) {
        bytes += bitmap.bytes[start..<start + 3]
      }
      let isWritten = bytes.withUnsafeBytes {
        g_file_set_contents(
          wish["file"]!, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count, nil)
      }
      precondition(isWritten != 0, "\(wish["file"]!) cannot be written")
    }
  }

  extension OpaquePointer {
    /// A native as the widget that it is.
    fileprivate var rootWidget: UnsafeMutablePointer<GtkWidget> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkWidget.self)
    }
  }
#endif
