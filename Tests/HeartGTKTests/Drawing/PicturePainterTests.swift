#if GTK
  import CGTK4
  import GTKCairo
  import HeartCore
  import HeartExport
  import Testing

  @testable import HeartGTK

  // None of these needs a display.
  @Suite("The picture that GTK shows")
  @MainActor
  struct PicturePainterTests {
    @Test("It is the file's picture, byte for byte, at one, two and three pixels to a point")
    func sameBytes() {
      for density in [1.0, 2, 3] {
        for instant in DrawnInstant.all(density: density) {
          #expect(instant.drawnByGTK() == instant.drawnByRasterizer(), "\(instant)")
        }
      }
    }

    @Test("It is the same where the icon's room begins between two pixels")
    func oddSizes() {
      // Half a point, as in a widget of odd width; and what a centered placement can make of it.
      for corner in [Point2D(x: 0.5, y: 0.5), Point2D(x: 0.25, y: -0.75)] {
        for instant in DrawnInstant.all(density: 1, corner: corner, shares: [0, 0.45, 1]) {
          #expect(instant.drawnByGTK() == instant.drawnByRasterizer(), "\(instant), \(corner)")
        }
      }
    }

    @Test("Cairo draws the same picture, fades apart, within the bars of the conformance table")
    func sameAsCairo() {
      for density in [1.0, 2] {
        for instant in DrawnInstant.all(density: density) where !instant.isFade {
          Self.compareWithCairo(instant, innerBar: 0.5)
        }
      }
    }

    // Cairo cuts the parts of a translucent color to bytes where we round them. Over the line, two
    // parts of four are 2 off by that. With an icon of small inside, as the thumb has at twice the
    // pixels, the mean is 0.6.
    @Test("Of a fade over the line cairo's colors are up to 1 off on average, twice the bar")
    func fadesAsCairo() {
      for density in [1.0, 2] {
        for instant in DrawnInstant.all(density: density) where instant.isFade {
          Self.compareWithCairo(instant, innerBar: 1)
        }
      }
    }

    private static func compareWithCairo(_ instant: DrawnInstant, innerBar: Double) {
      let difference = PixelDifference(instant.drawnByGTK(), instant.drawnByCairo())
      #expect(difference.edgeMean <= 12, "\(instant)")
      #expect(difference.innerMean <= innerBar, "\(instant)")
      #expect(difference.largest <= 64, "\(instant)")
      #expect(difference.centroidShift <= 0.03, "\(instant)")
    }

    @Test("A motion that is turned round in flight is not cut off")
    func turnedRound() {
      for (name, style) in DrawnInstant.styles {
        for share in [0.1, 0.3, 0.5, 0.8] {
          var model = FavoriteModel(style: style)
          let turn = share * style.duration(selecting: true)
          model.handle(.set(true, animated: true), at: 0)
          model.handle(.press, at: turn)
          model.handle(.release(inside: true), at: turn + 0.01)
          for step in 0..<6 {
            let instant = DrawnInstant(
              "\(name) turned round at \(share), step \(step)",
              model.instant(at: turn + Double(step) * 0.05), .heart, 2)
            #expect(instant.drawnByGTK() == instant.drawnByRasterizer(), "\(instant)")
          }
        }
      }
    }

    @Test("An icon that goes beyond its own frame, and a wide line, are not cut off")
    func beyondFrame() throws {
      let outline = try Outline(pathData: "M-8 -8 L20 2 L24 30 L4 20 Z")
      let icon = Icon(outline: outline, viewBox: Box(x: 0, y: 0, width: 24, height: 24))
      for width in [0, 1, 6, 30.0] {
        for (name, style) in DrawnInstant.styles {
          let film = FavoriteFilm(.select, in: style)
          for share in [0, 0.3, 0.6, 1] {
            let instant = DrawnInstant(
              "\(name) at \(share), line \(width)", film.instant(at: share * film.duration), icon,
              2,
              look: FavoriteLook(icon: icon, borderWidth: width))
            #expect(instant.drawnByGTK() == instant.drawnByRasterizer(), "\(instant)")
          }
        }
      }
    }

    @Test("It is no larger than what is seen of it")
    func tight() throws {
      for (iconName, icon) in DrawnInstant.icons {
        for style in [FavoriteStyle.grow, .pop] {
          for share in [0, 0.5, 1] {
            // The image has no line of its own.
            if iconName == "image", share == 0 { continue }
            let film = FavoriteFilm(.select, in: style)
            let instant = DrawnInstant(
              "\(iconName) at \(share)", film.instant(at: share * film.duration), icon, 2)
            let extent = try #require(instant.picture.extent(iconBounds: icon.inkBounds))
            let grid = try #require(PixelGrid(covering: extent, density: 2))
            let ink = Self.inkSize(of: instant.drawnByRasterizer())
            // On each side a pixel may be touched by less than can be seen.
            #expect(grid.width - ink.width <= 2, "\(instant)")
            #expect(grid.height - ink.height <= 2, "\(instant)")
          }
        }
      }
    }

    @Test("Nothing is shown of an empty picture")
    func nothing() {
      let film = FavoriteFilm(.select, in: .grow)
      let empty = Icon(outline: .empty)
      #expect(DrawnInstant("no icon", film.settled, empty, 1).makeNode() == nil)
      let clear = FavoriteLook(borderWidth: 0)
      let hollow = FavoriteInstant.settled(selected: false)
      #expect(DrawnInstant("no line", hollow, .heart, 1, look: clear).makeNode() == nil)
      let boxed = Icon(outline: .empty, viewBox: Box(x: 0, y: 0, width: 24, height: 24))
      #expect(DrawnInstant("an empty box", film.settled, boxed, 1).makeNode() == nil)
    }

    private static func inkSize(of bitmap: Bitmap) -> (width: Int, height: Int) {
      let columns = (0..<bitmap.width).filter { column in
        (0..<bitmap.height).contains { bitmap.alpha(column: column, row: $0) > 0 }
      }
      let rows = (0..<bitmap.height).filter { row in
        (0..<bitmap.width).contains { bitmap.alpha(column: $0, row: row) > 0 }
      }
      return (
        columns.reduce(0, max) - columns.reduce(bitmap.width, min) + 1,
        rows.reduce(0, max) - rows.reduce(bitmap.height, min) + 1
      )
    }
  }
#endif
