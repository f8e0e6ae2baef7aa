#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  extension GTKTests {
    /// What a widget has drawn while it moves.
    @Suite
    @MainActor
    struct MovingPictureTests {
      @Test("An image is kept of a button that rests, and of none that moves")
      func kept() throws {
        let button = FavoriteButton()
        button.style = .pop
        let window = TestWindow(button.widget)
        window.show()
        #expect(button.hasKeptImage)
        let rest = try #require(button.body.picture.group).maskZoom
        var movingCount = 0
        button.click()
        window.iterate {
          let picture = button.body.picture
          // One thing only, and not as at rest: so it is an instant of the motion.
          if picture.items.count == 1, picture.group?.maskZoom != rest, button.body.frames.isRunning
          {
            movingCount += 1
            #expect(!button.hasKeptImage)
          }
          return !button.body.frames.isRunning
        }
        window.redraw()
        // Most of its 50 frames or so; a busy machine leaves a few of them out.
        #expect(movingCount > 5)
        #expect(button.hasKeptImage)
        window.close()
      }
    }
  }

  extension FavoriteButton {
    /// Whether the image of what it shows is kept for others.
    fileprivate var hasKeptImage: Bool {
      let picture = body.picture
      guard
        let extent = picture.extent(iconBounds: body.iconBounds),
        let grid = PixelGrid(covering: extent, density: heart_widget_get_density(widget))
      else { return false }
      // A copy: to be asked for is to be in use.
      var recent = PicturePainter.shared.recent
      return recent.texture(of: picture, grid) != nil
    }
  }
#endif
