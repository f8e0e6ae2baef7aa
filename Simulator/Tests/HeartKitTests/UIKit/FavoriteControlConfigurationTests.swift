import CoreGraphics
import HeartCore
@testable import HeartKit
import Testing
import UIKit

@MainActor
struct FavoriteControlConfigurationTests {
  @Test("Frame, images, color and state come in any order, and it looks the same")
  func orders() throws {
    let mask = try Art.image(Art.ellipse(width: 30, height: 20), scale: 2)
    let border = try Art.image(Art.frame(width: 30, height: 20), scale: 2)
    let steps: [@MainActor (FavoriteControl) -> Void] = [
      { $0.frame = CGRect(x: 40, y: 60, width: 80, height: 50) },
      { $0.maskImage = mask },
      { $0.borderImage = border },
      { $0.fillColor = UIColor(red: 0.94, green: 0.27, blue: 0.32, alpha: 1) },
    ]
    for state in [false, true] {
      var all: [Bitmap] = []
      for order in permutations(of: Array(steps.indices)) {
        for laysOutBetween in [false, true] {
          let device = Device()
          let control = FavoriteControl()
          device.show(control)
          control.isSelected = state
          for step in order {
            steps[step](control)
            if laysOutBetween { device.settle() }
          }
          all.append(device.pixels())
        }
      }
      #expect(all.count == 48)
      #expect(all.allSatisfy { $0 == all[0] })
      #expect(all[0].bytes.contains { $0 != 0 })
    }
  }

  @Test("Set before there is a window or after, it looks the same")
  func beforeWindow() {
    let early = Device()
    let control = FavoriteControl(frame: CGRect(x: 50, y: 50, width: 60, height: 60))
    control.icon = .star
    control.isSelected = true
    control.fillColor = .blue
    early.show(control)
    let first = early.pixels()
    let late = Device()
    let other = FavoriteControl()
    late.show(other)
    other.fillColor = .blue
    other.isSelected = true
    other.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
    other.icon = .star
    #expect(late.pixels() == first)
  }

  @Test("The size of the icon is apart from the frame: centered, in its own aspect")
  func iconSize() {
    let device = Device()
    let control = FavoriteControl(frame: CGRect(x: 20, y: 30, width: 60, height: 44))
    control.iconSize = 20
    control.isSelected = true
    device.show(control)
    var picture = Picture()
    picture.refill(
      .settled(selected: true), look: FavoriteLook(), in: Box(x: 40, y: 42, width: 20, height: 20))
    #expect(Difference(device.pixels(), device.raster(picture)).isWithinBars)
    #expect(control.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test("The intrinsic size is 24, or as asked; art has no say")
  func intrinsic() throws {
    let control = FavoriteControl()
    #expect(control.intrinsicContentSize == CGSize(width: 24, height: 24))
    control.maskImage = try Art.image(Art.ellipse(width: 512, height: 300), scale: 1)
    #expect(control.intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 24, height: 24))
    control.iconSize = 40
    #expect(control.intrinsicContentSize == CGSize(width: 40, height: 40))
  }

  @Test("No number makes it crash: what is no size fills the bounds")
  func numbers() {
    let device = Device()
    let control = device.control(side: 60).control
    let filling = device.pixels()
    for size in [CGFloat.nan, .infinity, -.infinity, -3, 0] {
      control.iconSize = size
      #expect(control.intrinsicContentSize == CGSize(width: 24, height: 24))
      #expect(device.pixels() == filling, "\(size)")
    }
    for width in [CGFloat.nan, .infinity, -.infinity, -1, 0] {
      control.borderWidth = width
      #expect(device.pixels().bytes.allSatisfy { $0 == 0 }, "\(width)")
    }
    control.borderWidth = nil
    #expect(device.pixels() == filling)
  }

  @Test("A speed outside of its range is cut to it, and no number is the usual speed")
  func speeds() {
    let control = FavoriteControl()
    for (given, held) in [
      (2.0, 2.0), (0.01, 0.01), (0, 0.01), (-4, 0.01), (100, 100), (1e9, 100), (.infinity, 100),
      (-.infinity, 0.01), (.nan, 1),
    ] {
      control.speed = given
      #expect(control.speed == held, "\(given)")
    }
  }

  @Test("A speed makes the motion as much shorter")
  func speed() {
    // Two frames: one begins after the tap, and what is drawn is for the frame after.
    let slack = 2.0 / 60 + 1e-9
    for speed in [0.5, 1, 2] {
      let device = Device()
      let (control, log) = device.control()
      control.speed = speed
      device.tap(control)
      device.pass(0.35 / speed - slack)
      #expect(log.entries.count == 2)
      device.pass(2 * slack)
      #expect(log.entries.last == "settled finished")
    }
  }

  @Test("With no size it shows nothing, moves without harm, and shows what is once there is one")
  func noSize() {
    let device = Device()
    let control = FavoriteControl()
    control.style = .burst
    device.show(control)
    #expect(device.pixels().bytes.allSatisfy { $0 == 0 })
    control.setSelected(true, animated: true)
    device.pass(0.3)
    #expect(device.pixels().bytes.allSatisfy { $0 == 0 })
    control.frame = CGRect(x: 70, y: 70, width: 60, height: 60)
    device.pass(1)
    device.expectSame(control, .settled(selected: true))
    control.frame.size = CGSize(width: 60, height: 0)
    #expect(device.pixels().bytes.allSatisfy { $0 == 0 })
  }

  @Test("An icon of nothing shows nothing")
  func noArt() throws {
    let device = Device()
    let control = device.control().control
    control.icon = Icon(outline: .empty)
    control.isSelected = true
    #expect(device.pixels().bytes.allSatisfy { $0 == 0 })
    control.icon = .heart
    control.maskImage = try Art.image(Bitmap(width: 8, height: 8), scale: 1)
    device.tap(control)
    device.pass(0.1)
    #expect(device.pixels().bytes.allSatisfy { $0 == 0 })
  }

  @Test("Without a mask again, the icon is back; an image without pixels is no mask")
  func maskRemoved() throws {
    let device = Device()
    let control = device.control(side: 60).control
    let heart = device.pixels()
    control.maskImage = try Art.image(Art.ellipse(width: 30, height: 20), scale: 1)
    #expect(device.pixels() != heart)
    control.maskImage = UIImage()
    #expect(device.pixels() == heart)
    control.maskImage = nil
    control.borderImage = try Art.image(Art.frame(width: 30, height: 20), scale: 1)
    #expect(device.pixels() == heart)
  }

  @Test("A very large image is kept smaller, in its aspect, and turned images are seen upright")
  func largeImages() throws {
    let large = try Art.image(Bitmap(width: 6000, height: 3), scale: 1)
    let kept = try #require(Bitmap(large))
    #expect(kept.width == 2048)
    #expect(kept.height == 1)
    let mask = Art.ellipse(width: 30, height: 20)
    let image = try #require(try Art.image(mask, scale: 1).cgImage)
    let turned = try #require(
      Bitmap(UIImage(cgImage: image, scale: 1, orientation: .right)))
    #expect(turned.width == 20)
    #expect(turned.height == 30)
    #expect(Bitmap(UIImage(cgImage: image)) == mask)
  }

  private func permutations(of items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(of: Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in
        var all = rest
        all.insert(first, at: place)
        return all
      }
    }
  }
}
