import CoreGraphics
import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@MainActor
struct FavoriteControlLayoutTests {
  @Test("Resized in flight, every frame has the icon in the middle and in its aspect")
  func resizedInFlight() {
    let device = Device()
    let control = device.control(side: 60).control
    var model = FavoriteModel()
    model.handle(.set(true, animated: true), at: SimulatedClock.now)
    control.setSelected(true, animated: true)
    for (frame, size) in [(30, 80), (100, 40), (64, 64), (20, 120), (55, 90)].enumerated() {
      control.bounds.size = CGSize(width: size.0, height: size.1)
      device.pass(3.0 / 60)
      let shown = 1000 + 3 * Double(frame + 1) / 60 + 1.0 / 60
      device.expectSame(control, model.instant(at: shown), comment(frame))
    }
    #expect(device.links == 1)
  }

  @Test("Resized inside a UIKit animation it grows along, and is not there before")
  func animated() {
    for selected in [false, true] {
      let device = Device()
      let control = device.control(side: 40).control
      control.isSelected = selected
      control.borderWidth = 3
      let look = FavoriteLook(borderWidth: 3)
      let before = device.pixels()
      UIView.animate(withDuration: 0.4) {
        control.frame = CGRect(x: 20, y: 30, width: 120, height: 100)
        control.layoutIfNeeded()
      }
      // The outline is traced for its new size already, and rounded there.
      #expect(Difference(device.pixels(), before).largest <= 3)
      var last = 40.0
      for _ in 0..<8 {
        device.pass(0.05)
        let shown = device.shownWidth()
        #expect(shown >= last - 0.5, "\(shown) after \(last)")
        last = shown
      }
      device.pass(0.1)
      device.expectSame(control, .settled(selected: selected), look: look)
      #expect(device.links == 0)
    }
  }

  @Test("Half-way through a resizing the icon is half-way, in place and in size")
  func halfway() {
    let device = Device()
    let control = device.control(at: CGPoint(x: 50, y: 50), side: 40).control
    control.isSelected = true
    device.settle()
    UIView.animate(withDuration: 0.4) {
      control.frame = CGRect(x: 80, y: 80, width: 100, height: 100)
      control.layoutIfNeeded()
    }
    device.pass(0.2)
    // Ease in and out is symmetric: at half its time it is half-way.
    var picture = Picture()
    picture.refill(
      .settled(selected: true), look: FavoriteLook(),
      in: Box(x: 55, y: 55, width: 70, height: 70))
    let difference = Difference(device.pixels(), device.raster(picture))
    #expect(difference.isWithinBars, "\(difference)")
  }

  @Test("What is in flight goes on inside of a resizing")
  func animatedInFlight() {
    let device = Device()
    let control = device.control(side: 40).control
    device.tap(control)
    device.pass(0.1)
    UIView.animate(withDuration: 0.2) {
      control.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
      control.layoutIfNeeded()
    }
    let early = device.inked()
    device.pass(0.1)
    #expect(device.inked() > early)
    device.pass(0.5)
    device.expectSame(control, .settled(selected: true))
    #expect(device.links == 0)
  }

  @Test("A second resizing goes on from what is seen of the first")
  func animatedTwice() {
    let device = Device()
    let control = device.control(side: 40).control
    control.isSelected = true
    device.settle()
    func resize(to side: CGFloat) {
      UIView.animate(withDuration: 0.4, delay: 0, options: .beginFromCurrentState) {
        control.frame = CGRect(x: 100 - side / 2, y: 100 - side / 2, width: side, height: side)
        control.layoutIfNeeded()
      }
    }
    resize(to: 160)
    device.pass(0.2)
    let seen = device.shownWidth()
    resize(to: 30)
    #expect(abs(device.shownWidth() - seen) < 1)
    device.pass(0.5)
    device.expectSame(control, .settled(selected: true))
  }

  @Test("Resized inside a UIKit animation that lays nothing out, it grows along all the same")
  func animatedWithoutLayout() {
    for byBounds in [false, true] {
      let device = Device()
      let control = device.control(side: 40).control
      control.isSelected = true
      device.settle()
      UIView.animate(withDuration: 0.4) {
        if byBounds {
          control.bounds.size = CGSize(width: 120, height: 120)
        } else {
          control.frame = CGRect(x: 40, y: 40, width: 120, height: 120)
        }
      }
      device.pass(0.2)
      var picture = Picture()
      picture.refill(
        .settled(selected: true), look: FavoriteLook(),
        in: Box(x: 60, y: 60, width: 80, height: 80))
      let difference = Difference(device.pixels(), device.raster(picture))
      #expect(difference.isWithinBars, "\(byBounds) \(difference)")
      device.pass(0.3)
      device.expectSame(control, .settled(selected: true))
    }
  }

  @Test("A border's width or a size that is set during a resizing is there at once")
  func setWhileAnimated() {
    let device = Device()
    let control = device.control(side: 40).control
    control.borderWidth = 3
    device.settle()
    func grow() {
      UIView.animate(withDuration: 1) {
        control.frame = CGRect(x: 20, y: 20, width: 160, height: 160)
        control.layoutIfNeeded()
      }
      device.pass(0.5)
    }
    grow()
    control.borderWidth = 20
    device.settle()
    // The icon is seen at 5/8 of its size, as half-way from 40 to 160, and its border with it.
    var picture = Picture()
    picture.refill(
      .settled(selected: false), look: FavoriteLook(borderWidth: 12.5),
      in: Box(x: 50, y: 50, width: 100, height: 100))
    let difference = Difference(device.pixels(), device.raster(picture))
    #expect(difference.isWithinBars, "\(difference)")
    control.isSelected = true
    control.iconSize = 20
    device.settle()
    #expect(abs(device.shownWidth() - 20) <= 1)
  }

  @Test("A size beyond all bounds is none")
  func hugeSizes() {
    let control = FavoriteControl()
    control.iconSize = 100_000
    #expect(control.intrinsicContentSize.width == 100_000)
    control.iconSize = 100_001
    #expect(control.intrinsicContentSize.width == 24)
  }

  @Test("A layout without an animation is there at once")
  func notAnimated() {
    let device = Device()
    let control = device.control(side: 40).control
    control.isSelected = true
    UIView.performWithoutAnimation {
      control.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
      control.layoutIfNeeded()
    }
    device.expectSame(control, .settled(selected: true))
  }

  private func comment(_ frame: Int) -> String { "frame \(frame)" }
}

extension Device {
  /// How wide what is seen in the window is, in points.
  func shownWidth() -> Double {
    let bitmap = pixels()
    let columns = (0..<bitmap.width).filter { column in
      (0..<bitmap.height).contains { bitmap.alpha(column: column, row: $0) > 127 }
    }
    guard let first = columns.first, let last = columns.last else { return 0 }
    return Double(last - first + 1) / scale
  }
}
