import Foundation
import HeartCore
import HeartExport
@_spi(Simulation) import SwiftUI
import Testing

@testable import HeartKit

@Suite("What a canvas of SwiftUI shows")
struct FavoriteDrawingTests {
  private let room = Box(x: 30, y: 30, width: 24, height: 24)
  private let size = CGSize(width: 84, height: 84)

  private func drawn(
    _ instant: FavoriteInstant, _ settings: FavoriteSettings, scale: CGFloat,
    scheme: ColorScheme = .light
  ) -> Bitmap {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let drawing = FavoriteDrawing(instant, art: IconArt(settings.icon), in: settings)
    return GraphicsContext.drawing(size: size, scale: scale, environment: environment) {
      context, size in
      drawing.draw(
        in: &context, room: CGRect(origin: .zero, size: size).insetBy(dx: 30, dy: 30))
    }
  }

  private func expected(
    _ instant: FavoriteInstant, _ look: FavoriteLook, scale: Double
  ) -> Bitmap {
    var picture = Picture()
    picture.refill(instant, look: look, in: room)
    var bitmap = Bitmap(
      width: Int(84 * scale), height: Int(84 * scale))
    var rasterizer = Rasterizer()
    rasterizer.draw(picture, onto: &bitmap, zoom: Zoom(scale: scale))
    return bitmap
  }

  private func settings(_ look: FavoriteLook) -> FavoriteSettings {
    var settings = FavoriteSettings()
    settings.icon = look.icon
    settings.fillColor = Color(look.fillColor)
    settings.borderColor = Color(look.borderColor)
    settings.borderWidth = look.borderWidth.map { CGFloat($0) }
    return settings
  }

  /// Instants of every style, on the way there and back.
  private static let instants: [FavoriteInstant] = {
    var instants: [FavoriteInstant] = []
    for style in [FavoriteStyle.grow, .pop, .burst, .plain] {
      var model = FavoriteModel(style: style)
      model.handle(.press, at: 0)
      instants.append(model.instant(at: 0.05))
      model.handle(.release(inside: true), at: 0.1)
      for time in [0.17, 0.25, 0.4, 3] { instants.append(model.instant(at: time)) }
      model.handle(.hover(true), at: 3)
      model.handle(.activate, at: 3)
      for time in [3.1] { instants.append(model.instant(at: time)) }
      model.handle(.setEnabled(false), at: 3.15)
      instants.append(model.instant(at: 3.15))
    }
    return instants
  }()

  private static let looks: [FavoriteLook] = [
    FavoriteLook(),
    FavoriteLook(icon: .star, borderWidth: 3),
    FavoriteLook(icon: .flame, borderWidth: 0),
    FavoriteLook(
      fillColor: RGBA(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.5), borderColor: .black),
    FavoriteLook(icon: ring),
    FavoriteLook(icon: images),
  ]

  /// An icon with a hole by the even-odd rule.
  private static let ring: Icon = {
    var outline = Outline.circle(center: Point2D(x: 0, y: 0), radius: 2)
    outline.contours += Outline.circle(center: Point2D(x: 0, y: 0), radius: 1).contours
    outline.fillRule = .evenodd
    return Icon(outline: outline)
  }()

  private static let images: Icon = {
    var picture = Picture()
    picture.refill(shape: .thumb, color: .white, zoom: Zoom(scale: 1))
    func bitmap(_ color: RGBA, _ inset: Double) -> Bitmap {
      let box = Box(x: inset, y: inset, width: 48 - 2 * inset, height: 48 - 2 * inset)
      var picture = Picture()
      if let zoom = Icon.thumb.zoom(in: box) {
        picture.refill(shape: .thumb, color: color, zoom: zoom)
      }
      var bitmap = Bitmap(width: 48, height: 48)
      var rasterizer = Rasterizer()
      rasterizer.draw(picture, onto: &bitmap)
      return bitmap
    }
    return Icon(
      mask: bitmap(.white, 2), border: bitmap(RGBA(red: 0, green: 0.5, blue: 0), 4))
  }()

  @Test(
    "Is the core's picture, within the bars for another anti-aliaser", arguments: looks.indices,
    [1.0, 2.0]) func coresPictureWithinBars(
      index: Int, scale: Double
    )
  {
    let look = Self.looks[index]
    for instant in Self.instants {
      let difference = PixelDifference(
        drawn(instant, settings(look), scale: CGFloat(scale)),
        expected(instant, look, scale: scale))
      #expect(difference.edgeMean <= 12, "\(instant)")
      #expect(difference.innerMean <= 0.5, "\(instant)")
      #expect(difference.largest <= 64, "\(instant)")
      // Both are drawn by one rasterizer. A circle of four cubics is off by 3e-4 of its radius,
      // which is 18 pixels: at its edge that is 1.4 of 255, on both sides of a thin ring twice.
      #expect(difference.largest <= 6, "\(instant)")
      #expect(difference.centroidShift <= 0.03, "\(instant)")
    }
  }

  @Test("Takes a color as it is where it is seen") func takesColorAsWhere() {
    var settings = FavoriteSettings()
    settings.fillColor = Color(light: .black, dark: .white)
    let middle = (42 * 84 + 42) * 4
    let full = FavoriteInstant.settled(selected: true)
    #expect(
      drawn(full, settings, scale: 1).bytes[middle..<middle + 4].elementsEqual([0, 0, 0, 255]))
    #expect(
      drawn(full, settings, scale: 1, scheme: .dark).bytes[middle..<middle + 4]
        .elementsEqual([255, 255, 255, 255]))
  }

  @Test("Shows particles in their own colors, and the others in the fill's")
  func showsParticlesTheirOwn() {
    var settings = FavoriteSettings()
    settings.fillColor = Color(.sRGB, red: 0, green: 0, blue: 1)
    let own = RGBA(red: 0, green: 1, blue: 0)
    let look = FavoriteLook(fillColor: RGBA(red: 0, green: 0, blue: 1))
    var style = FavoriteStyle.burst
    if let ring = style.ring {
      style.ring = RingEffect(outer: ring.outer, hole: ring.hole, color: own)
    }
    var model = FavoriteModel(style: style)
    model.handle(.activate, at: 0)
    for time in [0.05, 0.1, 0.2, 0.4] {
      let instant = model.instant(at: time)
      let difference = PixelDifference(
        drawn(instant, settings, scale: 1), expected(instant, look, scale: 1))
      #expect(difference.largest <= 3, "at \(time)")
    }
  }

  @Test("Holds no border once it is full") func holdsNoBorderOnce() {
    var settings = FavoriteSettings()
    settings.borderColor = Color(.sRGB, red: 0, green: 1, blue: 0)
    settings.fillColor = Color(.sRGB, red: 1, green: 0, blue: 0)
    let bitmap = drawn(.settled(selected: true), settings, scale: 2)
    for pixel in 0..<bitmap.width * bitmap.height {
      #expect(bitmap.bytes[pixel * 4 + 1] == 0)
    }
  }
}
