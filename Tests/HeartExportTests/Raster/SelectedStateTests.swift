import HeartCore
import HeartExport
import Testing

/// The selected button, drawn: full to the last pixel, and nothing of the border left.
struct SelectedStateTests {
  static let icons = Icon.Name.allCases

  static func bitmap(
    _ instant: FavoriteInstant, _ look: FavoriteLook, side: Int, slot: Box? = nil
  ) -> Bitmap {
    var picture = Picture()
    let whole = Box(x: 0, y: 0, width: Double(side), height: Double(side))
    picture.refill(instant, look: look, in: slot ?? whole)
    var bitmap = Bitmap(width: side, height: side)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap)
    return bitmap
  }

  /// The icon alone, in one color.
  static func silhouette(_ icon: Icon, _ color: RGBA, side: Int) -> Bitmap {
    var picture = Picture()
    let whole = Box(x: 0, y: 0, width: Double(side), height: Double(side))
    if let zoom = icon.zoom(in: whole) { picture.refill(shape: icon, color: color, zoom: zoom) }
    var bitmap = Bitmap(width: side, height: side)
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap)
    return bitmap
  }

  @Test("At the end of its motion a style is the selected state, byte for byte", arguments: icons)
  func endOfMotion(name: Icon.Name) {
    let look = FavoriteLook(icon: name.icon)
    for style in FavoriteStyle.Name.allCases.map(\.style) {
      var model = FavoriteModel(style: style)
      model.handle(.activate, at: 0)
      let end = style.duration(selecting: true)
      for side in [16, 24, 96] {
        let still = Self.bitmap(.settled(selected: true), look, side: side)
        #expect(Self.bitmap(model.instant(at: end), look, side: side) == still)
        #expect(Self.bitmap(.filled(to: 1), look, side: side) == still)
      }
    }
  }

  @Test(
    "Selected, every pixel of an icon is filled, and to the icon's own coverage", arguments: icons)
  func everyPixel(name: Icon.Name) {
    let look = FavoriteLook(icon: name.icon, fillColor: .red, borderColor: .black)
    for side in [16, 24, 33, 96, 200] {
      let selected = Self.bitmap(.settled(selected: true), look, side: side)
      #expect(selected == Self.silhouette(name.icon, .red, side: side), "\(side)")
      #expect(selected.bytes.contains { $0 == 255 })
    }
  }

  @Test(
    "Under a black border and a red fill no pixel of the selected state holds black",
    arguments: icons)
  func noBorderLeft(name: Icon.Name) {
    let look = FavoriteLook(icon: name.icon, fillColor: .red, borderColor: .black)
    let selected = Self.bitmap(.settled(selected: true), look, side: 64)
    for pixel in stride(from: 0, to: selected.bytes.count, by: 4) {
      // Premultiplied red is as large as alpha wherever there is nothing but red.
      #expect(selected.bytes[pixel] == selected.bytes[pixel + 3])
    }
  }

  @Test("Off, the border is seen along the rim and nothing is within", arguments: icons)
  func hollow(name: Icon.Name) {
    let icon = name.icon
    let look = FavoriteLook(icon: icon, borderColor: .black, borderWidth: 6)
    let off = Self.bitmap(.settled(selected: false), look, side: 96)
    let whole = Self.silhouette(icon, .black, side: 96)
    var clear = 0
    var inked = 0
    for pixel in stride(from: 3, to: off.bytes.count, by: 4) {
      // Rounding of coverage times mask may differ by one step.
      #expect(off.bytes[pixel] <= whole.bytes[pixel])
      if whole.bytes[pixel] == 255 {
        clear += off.bytes[pixel] == 0 ? 1 : 0
        inked += off.bytes[pixel] == 255 ? 1 : 0
      } else if whole.bytes[pixel] > 0 {
        // On the very edge the line covers all that the icon does.
        #expect(whole.bytes[pixel] - off.bytes[pixel] <= 1)
      }
    }
    #expect(clear > 500 && inked > 500, "\(clear) clear, \(inked) inked")
  }
}
