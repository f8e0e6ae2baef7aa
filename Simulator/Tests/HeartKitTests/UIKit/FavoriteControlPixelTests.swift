import CoreGraphics
import HeartCore
import HeartKit
import Testing
@_spi(Simulation) import UIKit

@_spi(Simulation) import QuartzCore

/// What the layers show is what the core's own raster of the same instant shows.
@MainActor
struct FavoriteControlPixelTests {
  @Test(
    "Every icon in every style looks at every instant as the core draws it",
    arguments: Icon.Name.allCases, [CGFloat(1), 2, 3])
  func motions(name: Icon.Name, scale: CGFloat) {
    for style in FavoriteStyle.Name.allCases {
      let device = Device(width: 64, height: 64, scale: scale)
      let control = device.control(at: CGPoint(x: 32, y: 32), side: 30).control
      control.icon = name.icon
      control.style = style.style
      control.borderWidth = style == .pop ? 3 : nil
      let look = FavoriteLook(icon: name.icon, borderWidth: control.borderWidth.map { Double($0) })
      device.settle()
      device.expectSame(control, .settled(selected: false), look: look)
      var model = FavoriteModel(style: style.style)
      for selected in [true, false] {
        let began = SimulatedClock.now
        control.setSelected(selected, animated: true)
        model.handle(.set(selected, animated: true), at: began)
        for _ in 0..<4 {
          // To a frame, a few further on: frames are counted from where the clock began.
          device.pass(5.0 / 60 + 1e-9)
          // The frame that is shown was made for the next one's time.
          let frame = (SimulatedClock.now * 60).rounded(.down) / 60 + 1.0 / 60
          device.expectSame(
            control, model.instant(at: frame), look: look, "\(style) \(selected) at \(frame)")
        }
        device.pass(1)
        model.advance(to: SimulatedClock.now)
        device.expectSame(control, .settled(selected: selected), look: look, "\(style)")
      }
    }
  }

  @Test("So do the looks: pressed, disabled, under the pointer, selected or not")
  func looks() {
    for selected in [false, true] {
      let device = Device()
      let control = device.control(side: 60).control
      control.isSelected = selected
      let progress = selected ? 1.0 : 0
      control.isEnabled = false
      device.expectSame(control, FavoriteInstant(progress: progress, opacity: 0.38))
      control.isEnabled = true
      let pointer = control.interactions.compactMap { $0 as? UIPointerInteraction }[0]
      pointer.pointerMoved(to: CGPoint(x: 30, y: 30))
      device.expectSame(control, FavoriteInstant(progress: progress, isHighlighted: true))
      pointer.pointerLeft()
      device.expectSame(control, .settled(selected: selected))
    }
  }

  @Test("So do images, in their own aspect, with a round fill", arguments: [CGFloat(1), 2, 3])
  func images(scale: CGFloat) throws {
    for (width, height) in [(30, 20), (20, 30), (60, 60), (200, 100)] {
      let mask = Art.ellipse(width: width, height: height)
      let border = Art.frame(width: width, height: height)
      let device = Device(width: 70, height: 70, scale: scale)
      let control = device.control(at: CGPoint(x: 35, y: 35), side: 60).control
      control.maskImage = try Art.image(mask, scale: 2)
      control.borderImage = try Art.image(border, scale: 2)
      let look = FavoriteLook(icon: Icon(mask: mask, border: border))
      device.settle()
      device.expectSame(control, .settled(selected: false), look: look, "\(width)×\(height)")
      var model = FavoriteModel()
      let began = SimulatedClock.now
      model.handle(.set(true, animated: true), at: began)
      control.setSelected(true, animated: true)
      device.pass(6.0 / 60)
      device.expectSame(
        control, model.instant(at: began + 7.0 / 60), look: look, "\(width)×\(height)")
      device.pass(1)
      device.expectSame(control, .settled(selected: true), look: look, "\(width)×\(height)")
    }
  }

  @Test("The edge of an icon is no wider than the display's pixels ask for")
  func sharp() {
    for scale in [CGFloat(1), 2, 3] {
      let device = Device(scale: scale)
      let control = device.control(side: 50).control
      control.isSelected = true
      let bitmap = device.pixels()
      // Along the row through the lobes, the alpha goes from none to all within two pixels.
      let row = Int(90 * scale)
      let partly = (0..<bitmap.width / 2).filter { column in
        1...254 ~= bitmap.alpha(column: column, row: row)
      }
      #expect(partly.count <= 2, "\(scale): \(partly)")
      for layer in control.layer.sublayers ?? [] {
        expectScale(of: layer, scale)
      }
    }
  }

  private func expectScale(of layer: CALayer, _ scale: CGFloat) {
    if layer is CAShapeLayer { #expect(layer.contentsScale == scale) }
    for inner in (layer.sublayers ?? []) + [layer.mask].compactMap(\.self) {
      expectScale(of: inner, scale)
    }
  }
}
