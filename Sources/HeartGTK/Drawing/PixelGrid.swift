#if GTK
  import CGTK4
  import HeartCore

  /// The whole pixels that hold a rectangle of a widget.
  ///
  /// Whole ones, so that none of the image is shown between two of the display's. That holds where
  /// the display's scale is whole. Where it is not, a widget may itself begin between two: the
  /// pixels are counted from its corner all the same, for GTK shows the image wherever the widget
  /// is moved or scrolled to, and asks for no new one.
  struct PixelGrid: Equatable {
    /// The pixels in a row.
    let width: Int
    /// The rows.
    let height: Int
    /// From the widget's points to these pixels.
    let zoom: Zoom

    /// The longest side, in pixels.
    ///
    /// What is larger on the display is drawn coarser.
    static let sideLimit = 4096

    /// Finds the pixels; none where there is nothing to hold, or no end of it.
    ///
    /// - Parameters:
    ///   - room: In the widget's points.
    ///   - density: How many pixels the display has to a point.
    init?(covering room: Box, density: Double) {
      guard !room.isEmpty, room.isInReach, density > 0, density.isFinite else { return nil }
      // One to each side may be covered in part.
      let scale = min(density, Double(Self.sideLimit - 2) / room.longerSide)
      let left = (room.x * scale).rounded(.down)
      let top = (room.y * scale).rounded(.down)
      let columns = (room.maxX * scale).rounded(.up) - left
      let rows = (room.maxY * scale).rounded(.up) - top
      // None so far away that numbers are further apart than pixels, or that there are no numbers.
      let sides = 1...Double(Self.sideLimit)
      guard sides ~= columns, sides ~= rows else { return nil }
      width = Int(columns)
      height = Int(rows)
      zoom = Zoom(scale: scale, offset: Vector2D(dx: -left, dy: -top))
    }

    /// What the pixels take.
    var byteCount: Int { width * height * 4 }

    /// Where the pixels lie, in the widget's points.
    var bounds: graphene_rect_t {
      var bounds = graphene_rect_t()
      graphene_rect_init(
        &bounds, Float(-zoom.offset.dx / zoom.scale), Float(-zoom.offset.dy / zoom.scale),
        Float(Double(width) / zoom.scale), Float(Double(height) / zoom.scale))
      return bounds
    }
  }

  extension Box {
    /// Whether GTK's numbers of 32 bits reach each side, and the pixels around it.
    fileprivate var isInReach: Bool {
      let reach = -0x1p120...0x1p120
      return reach ~= x && reach ~= y && reach ~= maxX && reach ~= maxY
    }
  }
#endif
