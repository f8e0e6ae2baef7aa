import CoreGraphics
import Foundation
import HeartCore
import HeartKit
import Testing
import UIKit

@MainActor
struct FavoriteControlArchivingTests {
  @Test("All that was set comes back from an archive, and looks the same")
  func roundTrip() throws {
    let device = Device()
    let control = FavoriteControl(frame: CGRect(x: 50, y: 50, width: 80, height: 60))
    control.isSelected = true
    control.icon = .star
    control.fillColor = UIColor(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.8)
    control.borderColor = .systemRed
    control.borderWidth = 3
    control.iconSize = 40
    control.style = .burst
    control.speed = 2
    control.motion = .reduced
    control.hapticsEnabled = false
    control.isEnabled = false
    device.show(control)
    let pixels = device.pixels()
    control.removeFromSuperview()
    let back = try copy(control)
    device.show(back)
    #expect(device.pixels() == pixels)
    #expect(back.isSelected)
    #expect(back.state.contains(.selected))
    #expect(!back.isEnabled)
    #expect(back.icon == .star)
    #expect(back.fillColor == control.fillColor)
    #expect(back.borderColor == control.borderColor)
    #expect(back.borderWidth == 3)
    #expect(back.iconSize == 40)
    #expect(back.style == .burst)
    #expect(back.speed == 2)
    #expect(back.motion == .reduced)
    #expect(!back.hapticsEnabled)
  }

  @Test("Images come back too")
  func images() throws {
    let device = Device()
    let control = FavoriteControl(frame: CGRect(x: 50, y: 50, width: 80, height: 60))
    control.maskImage = try Art.image(Art.ellipse(width: 30, height: 20), scale: 2)
    control.borderImage = try Art.image(Art.frame(width: 30, height: 20), scale: 2)
    device.show(control)
    let pixels = device.pixels()
    control.removeFromSuperview()
    device.show(try copy(control))
    #expect(device.pixels() == pixels)
  }

  @Test("Every icon comes back: by name, of path data, and of pixels")
  func icons() throws {
    var icons = Icon.Name.allCases.map(\.icon)
    let outline = try Outline(
      pathData: "M1 1Q7 0 9 9C4 8 1 7 2 2A3 3 0 0 1 1 1Z", fillRule: .evenodd)
    icons.append(Icon(outline: outline, viewBox: Box(x: 0, y: 0, width: 12, height: 10)))
    icons.append(
      Icon(mask: Art.ellipse(width: 12, height: 8), border: Art.frame(width: 12, height: 8)))
    for icon in icons {
      let control = FavoriteControl()
      control.icon = icon
      let back = try copy(control).icon
      #expect(back.frame == icon.frame)
      #expect(abs(back.fillRadius - icon.fillRadius) < 1e-9)
      if case .images = icon.art { #expect(back == icon) }
    }
    // An arc of more turns than path data can tell.
    let arc = Arc(center: Point2D(x: 1, y: 1), radius: 1, start: 0, sweep: 200_000)
    let end = arc.point(cosine: 0, sine: 1)
    let unwritable = FavoriteControl()
    unwritable.icon = Icon(
      outline: Outline(contours: [
        Contour(start: Point2D(x: 2, y: 1), segments: [.arc(arc, to: end), .line(to: .origin)])
      ]))
    let readable = try copy(unwritable)
    #expect(readable.icon == .heart)
  }

  @Test("What is missing or unknown is as in a new control")
  func missing() throws {
    let control = FavoriteControl()
    control.style = FavoriteStyle(
      select: .init(duration: 1, curve: .linear), deselect: .init(duration: 1, curve: .linear))
    let copied = try copy(control)
    #expect(copied.style == .grow)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode("wobble", forKey: "HeartKit.style")
    archiver.encode("sideways", forKey: "HeartKit.motion")
    archiver.encode("nonsense", forKey: "HeartKit.icon")
    archiver.encode(Double.nan, forKey: "HeartKit.speed")
    archiver.encode(-1.0, forKey: "HeartKit.iconSize")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let fresh = FavoriteControl()
    let back = try #require(FavoriteControl(coder: unarchiver))
    #expect(back.style == fresh.style)
    #expect(back.motion == .system)
    #expect(back.icon == .heart)
    #expect(back.speed == 1)
    #expect(back.fillColor == fresh.fillColor)
    #expect(back.borderColor == fresh.borderColor)
    #expect(back.borderWidth == nil)
    #expect(back.hapticsEnabled)
    #expect(!back.isSelected)
    #expect(back.isEnabled)
    #expect(back.intrinsicContentSize == fresh.intrinsicContentSize)
  }

  @Test("An app that comes back finds the state, silently")
  func restoration() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let control = FavoriteControl()
    control.isSelected = true
    control.encodeRestorableState(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let device = Device()
    let (back, log) = device.control()
    back.decodeRestorableState(with: unarchiver)
    #expect(back.isSelected)
    #expect(device.links == 0)
    #expect(log.entries.isEmpty)
  }

  @Test("Selected in an archive that is a plain control's, it is selected")
  func designed() throws {
    for selected in [false, true] {
      let plain = UIControl(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      plain.isSelected = selected
      plain.isEnabled = false
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      plain.encode(with: archiver)
      archiver.finishEncoding()
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      unarchiver.requiresSecureCoding = false
      let back = try #require(FavoriteControl(coder: unarchiver))
      #expect(back.isSelected == selected)
      #expect(back.state.contains(.selected) == selected)
      #expect(!back.isEnabled)
      #expect(!back.accessibilityActivate())
    }
  }

  @Test("A heart comes back too")
  func heart() throws {
    let view = HeartView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.heartSize = 20
    view.heartColor = .blue
    view.icon = .flame
    view.placement = .seed
    let back = try copy(view)
    #expect(back.heartSize == 20)
    #expect(back.heartColor == .blue)
    #expect(back.icon == .flame)
    #expect(back.placement == .seed)
    #expect(back.frame == view.frame)
  }

  private func copy<View: UIView>(_ view: View) throws -> View {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(view, forKey: "view")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    return try #require(unarchiver.decodeObject(forKey: "view") as? View)
  }
}
