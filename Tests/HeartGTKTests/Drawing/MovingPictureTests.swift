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

      @Test("Dark in mid-flight, the next frame has the new color, and the motion goes on")
      func dark() {
        let button = FavoriteButton()
        // A tenth as fast, 0.35 s take 3.5: enough on a machine that has other work.
        button.speed = 0.1
        let window = TestWindow(button.widget)
        window.show()
        button.setSelected(true, animated: true)
        let start = button.body.shownTime
        window.iterate { button.body.shownTime > start + 0.1 }
        #expect((button.lineColor?.red ?? 1) < 0.4)
        let change = button.body.shownTime
        let progress = button.body.model.instant(at: change).progress
        setDark(true)
        defer { setDark(false) }
        var frames: Set<Double> = []
        window.iterate {
          if button.body.shownTime > change { frames.insert(button.body.shownTime) }
          return (button.lineColor?.red ?? 0) > 0.6
        }
        #expect(frames.count <= 1)
        #expect(button.body.frames.isRunning)
        #expect(button.body.model.instant(at: button.body.shownTime).progress >= progress)
        // Neither begun again nor cut short.
        #expect(button.body.model.instant(at: start + 3.4).progress < 1)
        #expect(button.body.model.instant(at: start + 3.6) == .settled(selected: true))
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

    /// The color of the hollow line, as it was last drawn.
    fileprivate var lineColor: RGBA? {
      body.picture.items.first { $0.role == .border }?.color
    }
  }

  /// Says whether the person wants dark windows.
  @MainActor
  private func setDark(_ isDark: Bool) {
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(
      UnsafeMutablePointer(made(gtk_settings_get_default())), "gtk-application-prefer-dark-theme",
      &value)
    g_value_unset(&value)
  }
#endif
