import CoreGraphics
import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@MainActor
struct FavoriteControlColorTests {
  @Test("A color of dark and light is resolved again when that changes, in flight too")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    for passed in [0.1, 1] {
      let device = Device()
      let control = device.control(side: 60).control
      control.fillColor = color
      control.borderColor = color
      device.tap(control)
      device.pass(passed)
      #expect(colors(device.pixels()) == [.red])
      device.window.overrideUserInterfaceStyle = .dark
      #expect(colors(device.pixels()) == [.blue])
      device.pass(0.02)
      #expect(colors(device.pixels()) == [.blue])
      device.window.overrideUserInterfaceStyle = .light
      #expect(colors(device.pixels()) == [.red])
    }
  }

  @Test("The tint's color follows the tint, dimmed too")
  func tint() {
    let device = Device()
    let control = device.control(side: 60).control
    control.fillColor = .tintColor
    control.isSelected = true
    device.window.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(colors(device.pixels()) == [.green])
    control.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(colors(device.pixels()) == [.blue])
    device.window.tintAdjustmentMode = .dimmed
    #expect(colors(device.pixels()) == [.gray])
    device.window.tintAdjustmentMode = .automatic
    #expect(colors(device.pixels()) == [.blue])
  }

  @Test("The colors that it has at first never show the tint")
  func noTint() {
    let device = Device()
    let control = device.control(side: 60).control
    device.window.tintColor = .blue
    for selected in [false, true] {
      control.isSelected = selected
      #expect(!colors(device.pixels()).contains(.blue))
    }
  }

  @Test("A color beyond sRGB reaches the layers as it is")
  func wide() throws {
    let device = Device()
    let control = device.control(side: 60).control
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    control.fillColor = wide
    control.setSelected(true, animated: true)
    device.pass(0.1)
    let fills = backgrounds(control.layer)
    #expect(fills == [wide.cgColor])
    let space = try #require(fills.first?.colorSpace?.name)
    #expect(space == CGColorSpace.displayP3)
  }

  @Test("Of two that are the same within sRGB, each part has its own")
  func wideTwins() {
    let device = Device()
    let control = device.control(side: 60).control
    control.fillColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    control.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    device.settle()
    control.setSelected(true, animated: true)
    device.pass(0.1)
    #expect(backgrounds(control.layer) == [control.fillColor.cgColor])
    #expect(strokes(control.layer) == [control.borderColor.cgColor])
  }

  @Test("A change of color alone changes the layers, moving or not")
  func changed() {
    let device = Device()
    let control = device.control(side: 60).control
    control.isSelected = true
    control.fillColor = .red
    #expect(colors(device.pixels()) == [.red])
    control.fillColor = .blue
    #expect(colors(device.pixels()) == [.blue])
    device.tap(control)
    device.pass(0.05)
    control.fillColor = .red
    #expect(colors(device.pixels()).contains(.red))
    #expect(!colors(device.pixels()).contains(.blue))
  }

  @Test("Without color, off and on are different shapes, even where both colors are the same")
  func withoutColor() {
    for width in [CGFloat?.none, 1, 40] {
      let device = Device()
      SimulatedPerson.differentiatesWithoutColor = true
      let control = device.control(side: 60).control
      control.fillColor = .red
      control.borderColor = .red
      control.borderWidth = width
      let off = device.inked()
      control.isSelected = true
      let on = device.inked()
      // A hollow heart of the default's line has about half of the area.
      #expect(off < 0.7 * on, "\(String(describing: width)): \(off), \(on)")
    }
  }

  @Test("The wish for more than color is followed live")
  func withoutColorLive() {
    let device = Device()
    let control = device.control(side: 60).control
    control.borderColor = .red
    control.borderWidth = 40
    let filled = device.inked()
    SimulatedPerson.differentiatesWithoutColor = true
    #expect(device.inked() < 0.7 * filled)
    SimulatedPerson.differentiatesWithoutColor = false
    #expect(device.inked() == filled)
  }

  @Test("Moved to a sharper display it is drawn as sharp as that")
  func displayScale() {
    let device = Device(scale: 1)
    let control = device.control(side: 60).control
    device.window.surroundings = UITraitCollection(displayScale: 3)
    device.settle()
    #expect(scales(control.layer) == [3])
  }

  enum Hue: Hashable { case red, green, blue, gray }

  /// The colors of the pixels that are covered wholly.
  private func colors(_ bitmap: Bitmap) -> Set<Hue> {
    var found: Set<Hue> = []
    let bytes = bitmap.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) where bytes[index + 3] == 255 {
      let (red, green, blue) = (bytes[index], bytes[index + 1], bytes[index + 2])
      if max(red, green, blue) - min(red, green, blue) < 10 {
        found.insert(.gray)
      } else {
        found.insert(red > max(green, blue) ? .red : green > blue ? .green : .blue)
      }
    }
    return found
  }

  private func all(_ layer: CALayer) -> [CALayer] {
    guard !layer.isHidden else { return [] }
    return [layer] + (layer.sublayers ?? []).flatMap(all)
  }

  private func backgrounds(_ layer: CALayer) -> [CGColor] {
    all(layer).compactMap(\.backgroundColor)
  }

  private func strokes(_ layer: CALayer) -> [CGColor] {
    all(layer).compactMap { ($0 as? CAShapeLayer)?.strokeColor }
  }

  private func scales(_ layer: CALayer) -> Set<CGFloat> {
    Set(all(layer).compactMap { ($0 as? CAShapeLayer)?.contentsScale })
  }
}
