#if GTK
  import CGTK4
  import HeartCore
  import Testing

  @testable import HeartGTK

  // None of these needs a display.
  @Suite("The images that are kept")
  @MainActor
  struct RecentTexturesTests {
    private let hollow = FavoriteInstant.settled(selected: false)
    private let full = FavoriteInstant.settled(selected: true)

    @Test("Widgets that rest in the same look share one image")
    func shared() throws {
      let first = try Shown(hollow, .star)
      #expect(try Shown(hollow, .star).texture == first.texture)
      #expect(try Shown(full, .star).texture != first.texture)
      #expect(try Shown(hollow, .star, density: 2).texture != first.texture)
      #expect(try Shown(hollow, .star).texture == first.texture)
    }

    @Test("What rests stays shared, however many others move")
    func othersMove() throws {
      let resting = try Shown(hollow, .heart)
      let film = FavoriteFilm(.select, in: .pop)
      for frame in 0..<50 {
        let instant = film.instant(at: Double(frame) / 50 * film.duration)
        let moving = try Shown(instant, .heart, isResting: false)
        #expect(moving.texture != resting.texture)
      }
      #expect(try Shown(hollow, .heart).texture == resting.texture)
    }

    @Test("What is shown again and again stays, and what was not shown for longest goes")
    func leastRecent() throws {
      let often = try Shown(hollow, .heart)
      let once = try Shown(full, .heart)
      for step in 1...2 * RecentTextures.countLimit {
        let look = FavoriteLook(icon: .heart, borderWidth: Double(step) / 8)
        _ = try Shown(hollow, .heart, look: look)
        #expect(try Shown(hollow, .heart).texture == often.texture, "\(step)")
      }
      #expect(try Shown(full, .heart).texture != once.texture)
    }

    @Test("Masks that are gone leave no more behind than the limit, whatever their size")
    func maskWeight() throws {
      for side in [24, 500, 1000, 2000] {
        for shade in 1...6 {
          let bytes = [UInt8](repeating: UInt8(255 - shade), count: side * side * 4)
          let shown = try Shown(full, Icon(mask: Bitmap(width: side, height: side, bytes: bytes)))
          let weight = PicturePainter.shared.recent.weight
          #expect(weight <= RecentTextures.weightLimit, "\(side)")
          // The largest alone is more than that.
          if side < 2000 { #expect(weight > side * side * 4, "\(side)") }
          withExtendedLifetime(shown) {}
        }
      }
    }

    @Test("So do outlines, however many lines they have")
    func outlineWeight() throws {
      for number in 1...RecentTextures.countLimit {
        let lines = (0..<5000).map {
          Segment.line(to: Point2D(x: Double($0 % 24), y: Double($0 / 24 % 24 + number % 2)))
        }
        let start = Point2D(x: 0, y: Double(number))
        let outline = Outline(contours: [Contour(start: start, segments: lines)])
        _ = try Shown(full, Icon(outline: outline))
        let weight = PicturePainter.shared.recent.weight
        #expect(weight <= RecentTextures.weightLimit)
        #expect(weight > lines.count * MemoryLayout<Segment>.stride)
      }
    }

    @Test("An image that is not kept any more is freed")
    func freed() throws {
      let held = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
      defer { held.deallocate() }
      try keepAndWatch(held)
      #expect(held.pointee != nil)
      for step in 1...RecentTextures.countLimit {
        _ = try Shown(
          hollow, .heart, look: FavoriteLook(icon: .heart, borderWidth: 2 + Double(step) / 8))
      }
      #expect(held.pointee == nil)
    }

    private func keepAndWatch(_ held: UnsafeMutablePointer<gpointer?>) throws {
      let shown = try Shown(full, .bookmark)
      held.initialize(to: UnsafeMutableRawPointer(shown.texture))
      let object = UnsafeMutableRawPointer(shown.texture).assumingMemoryBound(to: GObject.self)
      g_object_add_weak_pointer(object, held)
    }
  }

  /// A button's image in a node, which holds it: no other can come to lie at its address.
  @MainActor
  private final class Shown {
    let texture: OpaquePointer
    private let node: OpaquePointer

    init(
      _ instant: FavoriteInstant, _ icon: Icon, look: FavoriteLook? = nil, density: Double = 1,
      isResting: Bool = true
    ) throws {
      let drawn = DrawnInstant("", instant, icon, density, look: look)
      node = try #require(drawn.makeNode(isResting: isResting))
      texture = gsk_texture_node_get_texture(node)
    }

    isolated deinit { gsk_render_node_unref(node) }
  }
#endif
