import CoreGraphics
import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@MainActor
struct HeartViewTests {
  @Test("It looks as the core draws it: every icon, fitted, sized, in the seed's place")
  func pixels() {
    for name in Icon.Name.allCases {
      for (size, placement) in [
        (CGFloat(0), Placement.fitted), (40, .fitted), (60, .seed), (0, .seed),
      ] {
        let device = Device()
        let view = HeartView(frame: CGRect(x: 30, y: 40, width: 120, height: 90))
        view.icon = name.icon
        view.heartSize = size
        view.placement = placement
        device.show(view)
        expect(device, view, "\(name) \(size) \(placement)")
      }
    }
  }

  @Test("An image is a heart too, in one color and its own aspect")
  func image() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 40, width: 120, height: 90))
    view.icon = Icon(mask: Art.ellipse(width: 30, height: 20))
    device.show(view)
    expect(device, view, "image")
  }

  @Test("A translucent heart has one color inside, wherever pieces could overlap")
  func translucent() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    view.heartColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    device.show(view)
    let bitmap = device.pixels()
    var alphas: [UInt8: Int] = [:]
    for index in stride(from: 3, to: bitmap.bytes.count, by: 4) {
      alphas[bitmap.bytes[index], default: 0] += 1
    }
    // What the rim covers partly is spread over many values, each of few pixels.
    let inner = alphas.filter { $0.key > 0 && $0.value > 1000 }
    #expect(inner.count == 1)
    #expect(inner.values.max() ?? 0 > 10_000)
  }

  @Test("Its intrinsic size is 150 wide, or as asked, in the icon's aspect")
  func intrinsic() {
    let view = HeartView()
    let aspect = Icon.heart.frame.height / Icon.heart.frame.width
    #expect(view.intrinsicContentSize == CGSize(width: 150, height: 150 * aspect))
    for size in [CGFloat.nan, .infinity, -1, 100_001, .greatestFiniteMagnitude] {
      view.heartSize = size
      #expect(view.intrinsicContentSize.width == 150)
    }
    view.heartSize = 30
    #expect(view.intrinsicContentSize.width == 30)
    view.icon = Icon(outline: .empty)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    view.icon = Icon(mask: Art.ellipse(width: 1, height: 2000))
    view.heartSize = 1000
    #expect(view.intrinsicContentSize == CGSize(width: 1000, height: 100_000))
  }

  @Test("Transform and background are the owner's alone")
  func owner() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 40, width: 120, height: 90))
    #expect(view.transform == .identity)
    view.backgroundColor = .green
    view.transform = CGAffineTransform(rotationAngle: 1)
    device.show(view)
    view.heartSize = 50
    view.heartColor = .blue
    device.settle()
    #expect(view.backgroundColor == .green)
    #expect(view.transform == CGAffineTransform(rotationAngle: 1))
  }

  @Test("Resized inside a UIKit animation its path goes along, from what is seen")
  func animated() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    device.show(view)
    let before = device.pixels()
    UIView.animate(withDuration: 0.4) {
      view.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
      view.layoutIfNeeded()
    }
    #expect(device.pixels() == before)
    device.pass(0.2)
    var picture = Picture()
    let middle = Box(x: 35, y: 35, width: 80, height: 80)
    if let zoom = Icon.heart.zoom(in: middle) {
      picture.refill(shape: .heart, color: .red, zoom: zoom)
    }
    let difference = Difference(device.pixels(), device.raster(picture))
    #expect(difference.isWithinBars, "\(difference)")
    device.pass(0.3)
    expect(device, view, "at its end")
  }

  @Test("Resized inside a UIKit animation that lays nothing out, it grows along all the same")
  func animatedWithoutLayout() {
    for byBounds in [false, true] {
      let device = Device()
      let view = HeartView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))
      device.show(view)
      UIView.animate(withDuration: 0.4) {
        if byBounds {
          view.bounds.size = CGSize(width: 120, height: 120)
        } else {
          view.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
        }
      }
      device.pass(0.2)
      expectHeart(device, in: Box(x: 60, y: 60, width: 80, height: 80), "\(byBounds)")
      device.pass(0.3)
      expect(device, view, "at its end")
    }
  }

  @Test("What is set during a resizing is there at once: another icon, a size")
  func setWhileAnimated() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    device.show(view)
    func resize(to side: CGFloat) {
      UIView.animate(withDuration: 1) {
        view.frame = CGRect(x: 30, y: 30, width: side, height: side)
        view.layoutIfNeeded()
      }
      device.pass(0.5)
    }
    resize(to: 120)
    view.icon = .star
    expect(device, view, "star")
    device.pass(1)
    view.icon = .heart
    device.settle()
    resize(to: 60)
    view.heartSize = 20
    #expect(abs(device.shownWidth() - 20) <= 1)
  }

  @Test("An image that is resized is also there at once when a size is set")
  func imageSetWhileAnimated() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    view.icon = Icon(mask: Art.ellipse(width: 60, height: 60))
    device.show(view)
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 30, y: 30, width: 120, height: 120)
      view.layoutIfNeeded()
    }
    device.pass(0.5)
    view.heartSize = 20
    #expect(abs(device.shownWidth() - 20) <= 1)
  }

  @Test("From a room without area it grows, and to one it shrinks, inside a UIKit animation")
  func emptyRoom() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    device.show(view)
    #expect(device.inked() == 0)
    UIView.animate(withDuration: 0.4) {
      view.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
    }
    #expect(device.inked() == 0)
    device.pass(0.2)
    expectHeart(device, in: Box(x: 70, y: 70, width: 60, height: 60), "growing")
    device.pass(0.3)
    expect(device, view, "grown")
    UIView.animate(withDuration: 0.4) {
      view.frame = CGRect(x: 100, y: 40, width: 0, height: 120)
    }
    expectHeart(device, in: Box(x: 40, y: 40, width: 120, height: 120), "not shrunk yet")
    device.pass(0.2)
    expectHeart(device, in: Box(x: 70, y: 70, width: 60, height: 60), "shrinking")
    device.pass(0.3)
    #expect(device.inked() == 0)
  }

  @Test("Its color follows dark and light, and the tint where it is that")
  func colors() {
    let device = Device()
    let view = HeartView(frame: CGRect(x: 30, y: 40, width: 120, height: 90))
    view.heartColor = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }
    device.show(view)
    let red = device.inked()
    device.window.overrideUserInterfaceStyle = .dark
    #expect(device.inked() == -red)
    view.heartColor = .tintColor
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(device.inked() == red)
  }

  private func expectHeart(_ device: Device, in box: Box, _ comment: String) {
    var picture = Picture()
    if let zoom = Icon.heart.zoom(in: box) {
      picture.refill(shape: .heart, color: .red, zoom: zoom)
    }
    let difference = Difference(device.pixels(), device.raster(picture))
    #expect(difference.isWithinBars, "\(comment) \(difference)")
  }

  private func expect(_ device: Device, _ view: HeartView, _ comment: String) {
    var picture = Picture()
    let frame = view.frame
    let zoom = view.icon.zoom(
      in: Box(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      placement: view.placement, heartSize: view.heartSize > 0 ? Double(view.heartSize) : nil)
    if let zoom { picture.refill(shape: view.icon, color: .red, zoom: zoom) }
    let difference = Difference(device.pixels(), device.raster(picture))
    #expect(difference.isWithinBars, "\(comment) \(difference)")
  }
}
