import HeartCore
import HeartExport
import Stage
import Testing

@_spi(Simulation) import QuartzCore

/// Pictures drawn as trees of layers against the exporter's own drawing of them.
@MainActor @Suite struct PictureRenderingTests {
  private static func difference(_ picture: Picture, side: Int, scale: Double) -> PixelDifference {
    Simulation.reset()
    let pixels = Int(Double(side) * scale)
    var expected = Bitmap(width: pixels, height: pixels)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &expected, zoom: Zoom(scale: scale))
    var drawn = Bitmap(width: pixels, height: pixels)
    let tree = PictureLayerTree(
      picture, size: CGSize(width: side, height: side), scale: scale)
    var renderer = LayerRenderer()
    renderer.draw(tree.root, onto: &drawn, scale: scale)
    #expect(expected.bytes.contains { $0 > 0 }, "There is something to compare.")
    return PixelDifference(drawn, expected)
  }

  @Test(arguments: Icon.Name.allCases, [0, 0.3, 0.8, 1])
  func everyIconIsWithinTheBarsAtEveryShare(name: Icon.Name, progress: Double) {
    for (side, scale) in [(24, 1.0), (24, 3), (97, 2)] {
      var picture = Picture()
      picture.refill(
        .filled(to: progress), look: FavoriteLook(icon: name.icon),
        in: Box(x: 1, y: 1, width: Double(side) - 2, height: Double(side) - 2))
      let difference = Self.difference(picture, side: side, scale: scale)
      #expect(difference.isWithinBars, "\(side) at \(scale): \(difference)")
    }
  }

  @Test(arguments: FavoriteStyle.Name.allCases, [true, false])
  func everyStyleIsWithinTheBarsAtEveryInstant(name: FavoriteStyle.Name, selecting: Bool) {
    var model = FavoriteModel(isSelected: !selecting, style: name.style)
    model.handle(.activate, at: 0)
    let duration = name.style.duration(selecting: selecting)
    for step in 0...12 {
      var picture = Picture()
      picture.refill(
        model.instant(at: duration * Double(step) / 12), look: FavoriteLook(),
        in: Box(x: 20, y: 20, width: 24, height: 24))
      let difference = Self.difference(picture, side: 64, scale: 2)
      #expect(difference.isWithinBars, "\(step): \(difference)")
    }
  }

  @Test func aDisabledButtonIsOneTranslucentGroup() {
    var model = FavoriteModel(isSelected: true)
    model.handle(.setEnabled(false), at: 0)
    var picture = Picture()
    picture.refill(
      model.instant(at: 1), look: FavoriteLook(), in: Box(x: 2, y: 2, width: 44, height: 44))
    let difference = Self.difference(picture, side: 48, scale: 1)
    #expect(difference.isWithinBars, "\(difference)")
  }

  @Test(arguments: [(7, 1.0), (7, 3.0), (40, 1.0), (90, 1.0)])
  func imagesAreWithinTheBars(side: Int, scale: Double) {
    var image = Bitmap(width: side, height: side)
    for row in 0..<side {
      for column in 0..<side {
        // A disc with a soft rim.
        let middle = Double(side) / 2
        let distance = Point2D(x: Double(column) + 0.5, y: Double(row) + 0.5)
          .distance(to: Point2D(x: middle, y: middle))
        let share = max(0, min(1, (middle - distance) / 3))
        let start = (row * side + column) * 4
        image.bytes[start] = UInt8(share * 200)
        image.bytes[start + 3] = UInt8(share * 255)
      }
    }
    var picture = Picture()
    picture.refill(
      .filled(to: 0.6), look: FavoriteLook(icon: Icon(mask: image, border: image)),
      in: Box(x: 3, y: 3, width: 33, height: 33))
    let difference = Self.difference(picture, side: 40, scale: scale)
    #expect(difference.isWithinBars, "\(difference)")
  }
}
