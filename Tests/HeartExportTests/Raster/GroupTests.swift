import HeartCore
import Testing

@testable import HeartExport

@Suite("Groups")
struct GroupTests {
  private static let heart = PictureShape.outline(SampleShapes.heart)
  private static let zoom = SampleShapes.heartZoom(width: 50.3, left: 4.4, top: 6.1)
  private static let large = PictureShape.box(Box(x: -3, y: -3, width: 6, height: 6))

  private static func draw(_ picture: Picture, onto color: RGBA = .clear) -> Bitmap {
    var bitmap = Bitmap(width: 61, height: 60)
    bitmap.fill(with: color)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap)
    return bitmap
  }

  private static func item(
    _ shape: PictureShape, _ color: RGBA, lineWidth: Double? = nil, zoom: Zoom = zoom
  ) -> PictureItem {
    PictureItem(role: .shape, shape: shape, zoom: zoom, color: color, lineWidth: lineWidth)
  }

  @Test("What covers a group whole leaves nothing of what is below it", arguments: [1, 0.6])
  func fullIsFull(opacity: Double) {
    var group = Picture()
    group.items = [Self.item(.disc, .black, lineWidth: 0.8), Self.item(Self.large, .red)]
    group.group = Picture.Group(
      itemCount: 2, mask: Self.heart, maskZoom: Self.zoom, opacity: opacity)
    let selected = Self.draw(group)
    for row in 0..<60 {
      for column in 0..<61 {
        let pixel = selected.pixel(column, row)
        // Pure red, premultiplied: red is alpha, and nothing else is there.
        #expect(pixel & 0x00FF_FF00 == 0 && pixel & 0xFF == pixel >> 24)
      }
    }
    if opacity == 1 {
      #expect(selected == Self.draw(SampleShapes.picture(Self.heart, Self.zoom)))
    }
  }

  @Test("Items of a group are composited first and masked once; the others come after")
  func order() {
    let below = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    var picture = Picture()
    picture.items = [
      Self.item(Self.large, below), Self.item(.disc, .red),
      Self.item(.disc, .black, lineWidth: 0.2),
    ]
    picture.group = Picture.Group(itemCount: 2, mask: Self.heart, maskZoom: Self.zoom, opacity: 0.5)
    let result = Self.draw(picture, onto: .white)

    var layerPicture = Picture()
    layerPicture.items = Array(picture.items[..<2])
    let layer = Self.draw(layerPicture)
    let mask = Self.draw(SampleShapes.picture(Self.heart, Self.zoom))
    var expected = Bitmap(width: 61, height: 60)
    for index in expected.bytes.indices {
      let share = UInt32(mask.bytes[index | 3])
      func scaled(_ byte: UInt8) -> UInt32 { Self.product(Self.product(UInt32(byte), 128), share) }
      let alpha = scaled(layer.bytes[index | 3])
      expected.bytes[index] = UInt8(scaled(layer.bytes[index]) + Self.product(255, 255 - alpha))
    }
    var rest = Picture()
    rest.items = Array(picture.items[2...])
    var rasterizer = Rasterizer()
    rasterizer.draw(rest, onto: &expected)
    #expect(result == expected)
  }

  @Test("An image masks by its alpha, at its own size byte for byte")
  func imageMask() {
    let image = ImageSamplerTests.randomImage(40, 30)
    for lineWidth in [nil, 0.8] {
      var picture = Picture()
      picture.items = [
        Self.item(Self.large, .red),
        Self.item(.disc, .black, lineWidth: lineWidth),
      ]
      let layer = Self.draw(picture)
      picture.group = Picture.Group(
        itemCount: 2, mask: .image(image),
        maskZoom: Zoom(scale: 1, offset: Vector2D(dx: -3, dy: 40)))
      let result = Self.draw(picture)
      for row in 0..<60 {
        for column in 0..<61 {
          let isInside = 0..<40 ~= column + 3 && 0..<30 ~= row - 40
          let share = isInside ? UInt32(image.alpha(column: column + 3, row: row - 40)) : 0
          let expected = (0..<4).reduce(UInt32(0)) {
            $0 | Self.product(layer.pixel(column, row) >> (8 * UInt32($1)) & 255, share)
              << (8 * UInt32($1))
          }
          #expect(result.pixel(column, row) == expected, "\(column), \(row)")
        }
      }
    }
  }

  @Test("A count beyond the items, or below none, is cut")
  func itemCounts() {
    var picture = SampleShapes.picture(Self.large, Self.zoom)
    picture.group = Picture.Group(itemCount: 9, mask: Self.heart, maskZoom: Self.zoom)
    #expect(Self.draw(picture) == Self.draw(SampleShapes.picture(Self.heart, Self.zoom)))
    picture.group = Picture.Group(itemCount: -1, mask: Self.heart, maskZoom: Self.zoom)
    #expect(Self.draw(picture) == Self.draw(SampleShapes.picture(Self.large, Self.zoom)))
    picture.group = Picture.Group(itemCount: 1, mask: Self.heart, maskZoom: Self.zoom, opacity: 0)
    #expect(Self.draw(picture) == Bitmap(width: 61, height: 60))
    picture.group = Picture.Group(
      itemCount: 1, mask: Self.heart, maskZoom: Zoom(scale: .nan), opacity: 1)
    #expect(Self.draw(picture) == Bitmap(width: 61, height: 60))
  }

  @Test("One rasterizer draws a second picture as a new one would")
  func scratchIsClean() {
    var rasterizer = Rasterizer()
    var numbers = SplitMix64(seed: 9)
    for index in 0..<60 {
      let width = Int.random(in: 1...70, using: &numbers)
      let height = Int.random(in: 1...70, using: &numbers)
      var picture = SampleShapes.picture(
        .outline(SampleShapes.random(.nonzero, side: 80, using: &numbers)),
        Zoom(scale: 1, offset: Vector2D(dx: -5, dy: -5)))
      picture.items += [Self.item(.disc, .black)]
      picture.group = Picture.Group(itemCount: 1, mask: Self.heart, maskZoom: Self.zoom)
      var used = Bitmap(width: width, height: height)
      var fresh = used
      rasterizer.draw(picture, onto: &used)
      var other = Rasterizer()
      other.draw(picture, onto: &fresh)
      #expect(used == fresh, "picture \(index), \(width) × \(height)")
    }
  }

  private static func product(_ x: UInt32, _ y: UInt32) -> UInt32 { (2 * x * y + 255) / 510 }
}
