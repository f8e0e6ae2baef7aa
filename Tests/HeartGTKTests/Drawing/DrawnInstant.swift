#if GTK
  import CGTK4
  import GTKCairo
  import HeartCore
  import HeartExport

  @testable import HeartGTK

  /// Buttons at instants, as GTK and as others draw them.
  @MainActor
  struct DrawnInstant: CustomStringConvertible {
    let description: String
    let picture: Picture
    let icon: Icon
    let density: Double

    /// Room on each side of the widget, in points: more than any style needs.
    static let margin = 24.0
    /// The side of the icon's room, in points.
    static let side = 24.0

    /// All that a picture depends on: six icons and an image, four styles, both changes.
    static func all(
      density: Double, corner: Point2D = .origin, shares: [Double] = [0, 0.2, 0.45, 0.7, 0.9, 1]
    ) -> [DrawnInstant] {
      var result: [DrawnInstant] = []
      for (iconName, icon) in icons {
        for (styleName, style) in styles {
          for change in [FavoriteChange.select, .deselect] {
            let film = FavoriteFilm(change, in: style)
            for share in shares {
              result.append(
                DrawnInstant(
                  "\(iconName), \(styleName), \(change) at \(share), \(density)x",
                  film.instant(at: share * film.duration), icon, density, corner: corner))
            }
          }
        }
      }
      return result
    }

    static let icons =
      Icon.Name.allCases.map { ($0.text, $0.icon) } + [("image", Icon(mask: SampleImages.ramp))]
    static let styles: [(String, FavoriteStyle)] = [
      ("grow", .grow), ("pop", .pop), ("burst", .burst), ("plain", .plain),
    ]

    init(
      _ description: String, _ instant: FavoriteInstant, _ icon: Icon, _ density: Double,
      look: FavoriteLook? = nil, corner: Point2D = .origin
    ) {
      self.description = description
      self.icon = icon
      self.density = density
      var picture = Picture()
      picture.refill(
        instant, look: look ?? FavoriteLook(icon: icon),
        in: Box(x: corner.x, y: corner.y, width: Self.side, height: Self.side))
      self.picture = picture
    }

    /// Whether a fill fades in over the line.
    var isFade: Bool {
      picture.items.contains { $0.role == .fill && $0.opacity < 1 }
    }

    /// The side of the canvas, in pixels.
    var canvasSide: Int { Int(((Self.side + 2 * Self.margin) * density).rounded(.up)) }

    /// The node that a widget would show; nil where it shows none.
    func makeNode(isResting: Bool = false) -> OpaquePointer? {
      // Makes GTK's kinds of nodes known; whether there is a display is of no account.
      _ = Display.isThere
      let snapshot: OpaquePointer = gtk_snapshot_new()
      if let extent = picture.extent(iconBounds: icon.inkBounds) {
        PicturePainter.shared.draw(
          picture, in: extent, density: density, isResting: isResting, onto: snapshot)
      }
      return gtk_snapshot_free_to_node(snapshot)
    }

    /// What GTK shows.
    func drawnByGTK() -> Bitmap {
      drawn { cairo in
        guard let node = makeNode() else { return }
        gsk_render_node_draw(node, cairo)
        gsk_render_node_unref(node)
      }
    }

    /// What whoever knows cairo would draw.
    func drawnByCairo() -> Bitmap {
      drawn { cairo in
        // As finely as the rasterizer, in points; cairo's own is a tenth of a pixel.
        cairo_set_tolerance(cairo, 0.01 / density)
        CairoPicture.draw(picture, to: cairo)
      }
    }

    /// What a file of the same picture has.
    func drawnByRasterizer() -> Bitmap {
      var rasterizer = Rasterizer()
      var bitmap = Bitmap(width: canvasSide, height: canvasSide)
      let offset = Self.margin * density
      rasterizer.draw(
        picture, onto: &bitmap,
        zoom: Zoom(scale: density, offset: Vector2D(dx: offset, dy: offset)))
      return bitmap
    }

    private func drawn(_ body: (OpaquePointer) -> Void) -> Bitmap {
      let surface = ImageSurface(width: canvasSide, height: canvasSide, density: density)
      surface.draw { cairo in
        cairo_translate(cairo, Self.margin, Self.margin)
        body(cairo)
      }
      return surface.bitmap
    }
  }

  enum SampleImages {
    /// A disc of 24 pixels with a soft edge.
    static let ramp: Bitmap = {
      var bytes: [UInt8] = []
      for row in 0..<24 {
        for column in 0..<24 {
          let (x, y) = (Double(column) - 11.5, Double(row) - 11.5)
          let distance = (x * x + y * y).squareRoot()
          let alpha = UInt8(max(0, min(1, (12 - distance) / 4)) * 255)
          bytes += [alpha, alpha, alpha, alpha]
        }
      }
      return Bitmap(width: 24, height: 24, bytes: bytes)
    }()
  }
#endif
