import CoreGraphics
import HeartCore
import HeartKit
import Testing
import UIKit

/// The two call sites that this package began with, line by line.
@MainActor
struct SeedTests {
  @Test("The heart of 100 in black, and six of 50 in a row, in colors by chance")
  func hearts() {
    let device = Device(width: 440, height: 320)
    let view = device.window
    var picture: [(Box, RGBA)] = []

    let heartView = HeartView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    heartView.heartColor = .black
    heartView.heartSize = 100
    view.addSubview(heartView)
    picture.append((Box(x: 100, y: 100, width: 100, height: 100), .black))

    var dice = SplitMix64(seed: 6)
    for i in 0..<6 {
      let heartWH: CGFloat = 50
      let margin: CGFloat = 15
      let heartItemView = HeartView(
        frame: CGRect(
          x: 20 + (heartWH + margin) * CGFloat(i), y: 250, width: heartWH, height: heartWH))
      let parts = (0..<3).map { _ in Double(dice.next() % 256) / 255 }
      heartItemView.heartColor = UIColor(
        red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
      heartItemView.heartSize = heartWH
      view.addSubview(heartItemView)
      picture.append(
        (
          Box(x: 20 + 65 * Double(i), y: 250, width: 50, height: 50),
          RGBA(red: parts[0], green: parts[1], blue: parts[2])
        ))
    }

    var expected = Picture()
    for (box, color) in picture {
      guard let zoom = Icon.heart.zoom(in: box, heartSize: box.width) else { continue }
      var one = Picture()
      one.refill(shape: .heart, color: color, zoom: zoom)
      expected.items += one.items
    }
    let difference = Difference(device.pixels(), device.raster(expected))
    #expect(difference.isWithinBars, "\(difference)")
  }

  @Test("The button of two images of 60 × 60 pixels, and its color")
  func button() throws {
    let device = Device(width: 100, height: 100, scale: 2)
    let mask = Art.ellipse(width: 60, height: 60)
    let border = Art.frame(width: 60, height: 60)
    let maskImage = try Art.image(mask, scale: 2)

    let button = FavoriteControl(
      frame: CGRect(
        x: 20, y: 20, width: maskImage.size.width, height: maskImage.size.height))
    button.maskImage = maskImage
    button.borderImage = try Art.image(border, scale: 2)
    button.fillColor = UIColor(red: 0.94, green: 0.27, blue: 0.32, alpha: 1)
    device.show(button)

    let look = FavoriteLook(
      icon: Icon(mask: mask, border: border),
      fillColor: RGBA(red: 0.94, green: 0.27, blue: 0.32))
    device.expectSame(button, .settled(selected: false), look: look)
    device.tap(button)
    device.pass(1)
    device.expectSame(button, .settled(selected: true), look: look)
    device.tap(button)
    device.pass(1)
    device.expectSame(button, .settled(selected: false), look: look)
  }
}
