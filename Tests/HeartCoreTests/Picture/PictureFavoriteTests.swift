import Testing

@testable import HeartCore

struct PictureFavoriteTests {
  static let slot = Box(x: 10, y: 20, width: 24, height: 24)
  static let styles = FavoriteStyle.Name.allCases

  static func picture(
    _ instant: FavoriteInstant, look: FavoriteLook = FavoriteLook(), in slot: Box = slot
  ) -> Picture {
    var picture = Picture()
    picture.refill(instant, look: look, in: slot)
    return picture
  }

  @Test("Off, there is the border alone, inside the icon")
  func off() throws {
    let picture = Self.picture(.settled(selected: false))
    let group = try #require(picture.group)
    #expect(picture.items.map(\.role) == [.border])
    #expect(group.itemCount == 1)
    let border = picture.items[0]
    #expect(border.zoom == group.maskZoom)
    #expect(border.color == FavoriteDefaults.borderColor)
    // The line is twice as wide as the border, and the mask cuts off its outer half.
    let width = try #require(border.lineWidth)
    #expect(agree(width * border.zoom.scale, 2 * 24.0 / 12))
  }

  @Test("On, there is the fill alone: a rectangle that leaves no edge of the icon uncovered")
  func on() throws {
    for icon in [Icon.heart, .halfOutside, .mask] {
      let picture = Self.picture(.settled(selected: true), look: FavoriteLook(icon: icon))
      #expect(picture.items.map(\.role) == [.fill])
      guard case .box(let box) = picture.items[0].shape else {
        Issue.record("the fill of \(icon.frame) is no rectangle")
        continue
      }
      let center = icon.frame.center
      for corner in [
        Point2D(x: box.x, y: box.y), Point2D(x: box.maxX, y: box.y),
        Point2D(x: box.x, y: box.maxY),
      ] {
        #expect(corner.distance(to: center) > icon.fillRadius)
      }
      #expect(min(center.x - box.x, box.maxX - center.x) > icon.fillRadius)
      #expect(min(center.y - box.y, box.maxY - center.y) > icon.fillRadius)
    }
  }

  @Test("On the way, a disc grows about the middle of the icon's frame")
  func growing() throws {
    for icon in [Icon.heart, .halfOutside, .mask] {
      for progress in [0.001, 0.25, 0.5, 0.999] {
        let picture = Self.picture(.filled(to: progress), look: FavoriteLook(icon: icon))
        let fill = try #require(picture.items.last)
        let zoom = try #require(icon.zoom(in: Self.slot))
        #expect(fill.role == .fill)
        #expect(fill.shape == .disc)
        #expect(fill.zoom.offset == zoom(icon.frame.center) - .origin)
        #expect(agree(fill.zoom.scale, progress * icon.fillRadius * zoom.scale))
      }
    }
  }

  @Test("The heart's fill is 55.7202 wide at a width of 100, and reaches its farthest corner")
  func heartRadius() throws {
    let hundred = Box(x: 0, y: 0, width: 100, height: 100)
    let picture = Self.picture(.filled(to: 1 - 1e-12), in: hundred)
    let fill = try #require(picture.items.last)
    // The value has seven digits.
    #expect(abs(fill.zoom.scale - 55.720_23) < 1e-5)
  }

  @Test("A fill of radius 0 is not there, and any smaller or larger progress is cut to 0…1")
  func limits() {
    #expect(Self.picture(.filled(to: 0)).items.map(\.role) == [.border])
    #expect(Self.picture(.filled(to: -3)) == Self.picture(.filled(to: 0)))
    #expect(Self.picture(.filled(to: 8)) == Self.picture(.filled(to: 1)))
  }

  @Test("No border at a width of 0, and a width in points whatever the icon's own units")
  func borderWidth() throws {
    for icon in [Icon.heart, .halfOutside] {
      var look = FavoriteLook(icon: icon, borderWidth: 0)
      #expect(Self.picture(.settled(selected: false), look: look).items.isEmpty)
      look.borderWidth = 1.5
      let border = try #require(Self.picture(.settled(selected: false), look: look).items.first)
      #expect(agree((border.lineWidth ?? 0) * border.zoom.scale, 3))
    }
  }

  @Test("The border of a button that is held shrinks with its icon, about the icon's middle")
  func held() throws {
    var model = FavoriteModel()
    model.handle(.press, at: 0)
    let picture = Self.picture(model.instant(at: 1))
    let rest = Self.picture(.settled(selected: false))
    let group = try #require(picture.group)
    let restGroup = try #require(rest.group)
    #expect(agree(group.maskZoom.scale, 0.9 * restGroup.maskZoom.scale))
    let center = Icon.heart.frame.center
    #expect(group.maskZoom(center).distance(to: restGroup.maskZoom(center)) < 1e-12)
    #expect(picture.items[0].lineWidth == rest.items[0].lineWidth)
  }

  @Test("Hovered, the border has the fill's color; disabled, the group shows at 38 %")
  func looks() throws {
    var model = FavoriteModel()
    model.handle(.hover(true), at: 0)
    #expect(Self.picture(model.instant(at: 0)).items[0].color == FavoriteDefaults.fillColor)
    model.handle(.setEnabled(false), at: 0)
    let picture = Self.picture(model.instant(at: 0))
    #expect(picture.items[0].color == FavoriteDefaults.borderColor)
    #expect(picture.group?.opacity == 0.38)
  }

  @Test(
    "Under a translucent fill the border fades as the fill comes, so that it is never lost at once")
  func translucent() {
    let look = FavoriteLook(fillColor: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(Self.picture(.filled(to: 0), look: look).items[0].opacity == 1)
    #expect(Self.picture(.filled(to: 0.5), look: look).items[0].opacity == 0.5)
    #expect(Self.picture(.filled(to: 0.999), look: look).items[0].opacity < 0.002)
    #expect(Self.picture(.filled(to: 0.999)).items[0].opacity == 1)
  }

  @Test("Images: the border image lies in the mask's box, whatever its own size")
  func images() throws {
    let picture = Self.picture(
      .settled(selected: false), look: FavoriteLook(icon: .mask),
      in: Box(x: 0, y: 0, width: 90, height: 90))
    let group = try #require(picture.group)
    let border = try #require(picture.items.first)
    #expect(border.lineWidth == nil)
    // The mask of 30 × 20 is three times as large here; the border of 15 × 10 six times.
    #expect(group.maskZoom == Zoom(scale: 3, offset: Vector2D(dx: 0, dy: 15)))
    #expect(border.zoom == Zoom(scale: 6, offset: Vector2D(dx: 0, dy: 15)))
  }

  @Test("A room without area, or a number that is none, gives an empty picture")
  func nothing() {
    for slot in [
      Box(x: 0, y: 0, width: 0, height: 10), Box(x: 0, y: 0, width: 10, height: 0),
      Box(x: .nan, y: 0, width: 10, height: 10),
      Box(x: 0, y: 0, width: .infinity, height: .infinity),
    ] {
      let picture = Self.picture(.settled(selected: true), in: slot)
      #expect(picture == Picture(), "\(slot)")
    }
  }

  @Test(
    "Nothing of any style leaves the room times its reach, however it is tapped", arguments: styles)
  func inReach(name: FavoriteStyle.Name) {
    var dice = Dice(seed: 12)
    let style = name.style
    let rooms = [(24.0, 24.0), (100, 30), (20, 90)].map {
      Box(x: 3, y: -7, width: $0.0, height: $0.1)
    }
    for icon in [Icon.heart, .mask] {
      for slot in rooms {
        // The canvas has the room's middle and its sides times the reach.
        let canvas = slot.divided(by: 1 / style.reach).inset(by: -1e-9)
        var model = FavoriteModel(style: style)
        var now = 0.0
        for _ in 0..<60 {
          model.handle(.activate, at: now)
          for _ in 0..<6 {
            now += dice.number(in: 0...0.1)
            let picture = Self.picture(
              model.instant(at: now), look: FavoriteLook(icon: icon), in: slot)
            for box in Self.visibleBoxes(of: picture, icon: icon) {
              #expect(
                canvas.contains(Point2D(x: box.x, y: box.y))
                  && canvas.contains(Point2D(x: box.maxX, y: box.maxY)), "\(box) at \(now)")
            }
          }
        }
      }
    }
  }

  @Test("Refilling a picture of the same button keeps its memory")
  func keepsMemory() {
    var picture = Picture()
    var model = FavoriteModel(style: .burst)
    model.handle(.activate, at: 0)
    // The fullest instant first.
    picture.refill(model.instant(at: 0.3), look: FavoriteLook(), in: Self.slot)
    let memory = picture.items.withUnsafeBufferPointer { $0.baseAddress }
    let capacity = picture.items.capacity
    for frame in 0..<120 {
      picture.refill(model.instant(at: Double(frame) / 120), look: FavoriteLook(), in: Self.slot)
      #expect(picture.items.withUnsafeBufferPointer { $0.baseAddress } == memory)
      #expect(picture.items.capacity == capacity)
    }
  }

  @Test("The parts of a look can be set in any order", arguments: 0..<6)
  func anyOrder(order: Int) {
    let steps: [(inout FavoriteLook) -> Void] = [
      { $0.icon = .halfOutside }, { $0.fillColor = .black }, { $0.borderWidth = 3 },
    ]
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    var look = FavoriteLook()
    for step in orders[order] { steps[step](&look) }
    let expected = FavoriteLook(icon: .halfOutside, fillColor: .black, borderWidth: 3)
    for progress in [0, 0.5, 1] {
      #expect(
        Self.picture(.filled(to: progress), look: look)
          == Self.picture(.filled(to: progress), look: expected))
    }
  }

  @Test("Resized in flight, icon and fill keep their middle, aspect and share of the way")
  func resized() throws {
    var model = FavoriteModel()
    model.handle(.activate, at: 0)
    for (width, height) in [(24.0, 24.0), (60, 44), (200, 31), (7.5, 90)] {
      let slot = Box(x: 1, y: 2, width: width, height: height)
      let picture = Self.picture(model.instant(at: 0.1), in: slot)
      let fill = try #require(picture.items.last)
      let mask = try #require(picture.group).maskZoom
      let icon = mask(Icon.heart.frame)
      // Rounding, at coordinates of up to 200.
      #expect(icon.center.distance(to: slot.center) < 1e-9)
      #expect(abs(icon.width / icon.height - 1.093_8) < 1e-4)
      #expect(
        fill.zoom.offset == icon.center - .origin
          || (fill.zoom.offset - (icon.center - .origin)).length < 1e-9)
      let share = fill.zoom.scale / (Icon.heart.fillRadius * mask.scale)
      #expect(agree(share, model.instant(at: 0.1).progress))
    }
  }

  @Test("A bare heart is one shape, and an image's is a rectangle through its mask")
  func bare() {
    var picture = Picture()
    picture.refill(shape: .heart, color: .red, zoom: .identity)
    #expect(picture.items.map(\.role) == [.shape])
    #expect(picture.group == nil)
    picture.refill(shape: .mask, color: .red, zoom: .identity)
    #expect(picture.group?.itemCount == 1)
  }

  /// What can be seen of a picture: the icon, by its frame, and what lies outside the group.
  private static func visibleBoxes(of picture: Picture, icon: Icon) -> [Box] {
    var boxes: [Box] = []
    if let group = picture.group { boxes.append(group.maskZoom(icon.frame)) }
    for item in picture.items.dropFirst(picture.group?.itemCount ?? 0) {
      let radius = 1 + (item.lineWidth ?? 0) / 2
      boxes.append(item.zoom(Box(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)))
    }
    return boxes
  }
}

extension Icon {
  /// A triangle that goes far beyond its view box.
  static let halfOutside = Icon(
    outline: Outline(contours: [
      Contour(
        start: Point2D(x: 0, y: 0),
        segments: [.line(to: Point2D(x: 40, y: 10)), .line(to: Point2D(x: 5, y: 30))])
    ]), viewBox: Box(x: 0, y: 0, width: 24, height: 24))

  /// A mask of 30 × 20 pixels, and a border of half that size.
  static let mask: Icon = {
    var mask = Bitmap(width: 30, height: 20)
    for index in mask.bytes.indices { mask.bytes[index] = 255 }
    return Icon(mask: mask, border: Bitmap(width: 15, height: 10))
  }()
}
