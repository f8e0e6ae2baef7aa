#if GTK
  import CGTK4
  import HeartCore

  extension FavoriteBody {
    /// Draws the picture of what was last known.
    func drawPicture(onto snapshot: OpaquePointer) {
      picture.refill(model.instant(at: shownTime), look: look, in: slot)
      guard let extent = picture.extent(iconBounds: iconBounds) else { return }
      PicturePainter.shared.draw(
        picture, in: extent, density: heart_widget_get_density(widget),
        isResting: !model.isMoving(at: shownTime), onto: snapshot)
    }

    /// The widget's room within what CSS puts around it, in the widget's points.
    var room: Box {
      Box(
        x: 0, y: 0, width: Double(gtk_widget_get_width(widget)),
        height: Double(gtk_widget_get_height(widget)))
    }

    /// The icon and colors as they are now.
    private var look: FavoriteLook {
      FavoriteLook(
        icon: icon, fillColor: fillColor ?? RGBA(heart_widget_get_color(fillNode)),
        borderColor: borderColor ?? RGBA(heart_widget_get_color(widget)), borderWidth: borderWidth)
    }

    /// The icon's room, in the middle of the widget's.
    private var slot: Box {
      let middle = room.center
      return Box(
        x: middle.x - iconSize / 2, y: middle.y - iconSize / 2, width: iconSize, height: iconSize)
    }
  }
#endif
