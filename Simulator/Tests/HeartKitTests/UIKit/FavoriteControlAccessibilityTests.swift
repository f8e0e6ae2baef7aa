import CoreGraphics
import Foundation
import HeartCore
import Testing

import HeartKit
import Stage
@_spi(Simulation) import UIKit

@MainActor
struct FavoriteControlAccessibilityTests {
  @Test("It is an element, a button and a toggle, with a name that never changes")
  func element() {
    let device = Device()
    let control = device.control().control
    #expect(control.isAccessibilityElement)
    for selected in [false, true] {
      control.isSelected = selected
      #expect(control.accessibilityLabel == "Favorite")
      #expect(control.accessibilityTraits.contains(.button))
      #expect(control.accessibilityTraits.contains(.toggleButton))
    }
  }

  @Test("Value and traits tell the state however it was set, and are never stale")
  func value() {
    let device = Device()
    let control = device.control().control
    func expect(_ selected: Bool, _ how: String) {
      #expect(control.accessibilityValue == (selected ? "On" : "Off"), "\(how)")
      #expect(control.accessibilityTraits.contains(.selected) == selected, "\(how)")
    }
    expect(false, "at first")
    control.isSelected = true
    expect(true, "set")
    control.setSelected(false, animated: true)
    expect(false, "set with motion")
    control.rebind(isSelected: true)
    expect(true, "bound")
    device.tap(control)
    expect(false, "tapped")
    #expect(control.accessibilityActivate())
    expect(true, "activated")
  }

  @Test("Activated, it changes once, and tells so")
  func activate() {
    let device = Device()
    let (control, log) = device.control()
    #expect(control.accessibilityActivate())
    #expect(control.isSelected)
    device.pass(1)
    #expect(log.entries == ["changed true", "primary", "settled finished"])
  }

  @Test("Disabled, it says so and is not activated")
  func disabled() {
    let device = Device()
    let (control, log) = device.control()
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
    #expect(!control.accessibilityActivate())
    control.isEnabled = true
    #expect(!control.accessibilityTraits.contains(.notEnabled))
    #expect(log.entries.isEmpty)
  }

  @Test("What an app says instead is kept, and nil brings back the default")
  func own() {
    let control = FavoriteControl()
    control.accessibilityLabel = "Song"
    control.accessibilityValue = "loved"
    control.accessibilityTraits.insert(.playsSound)
    control.isSelected = true
    #expect(control.accessibilityLabel == "Song")
    #expect(control.accessibilityValue == "loved")
    #expect(control.accessibilityTraits.isSuperset(of: [.playsSound, .selected, .button]))
    control.isSelected = false
    #expect(!control.accessibilityTraits.contains(.selected))
    control.accessibilityLabel = nil
    #expect(control.accessibilityLabel == "Favorite")
  }

  @Test("Its place on the screen is where it can be touched")
  func frame() {
    let device = Device()
    let control = device.control(side: 16).control
    #expect(control.accessibilityFrame == CGRect(x: 78, y: 78, width: 44, height: 44))
  }

  @Test("A place that an app gives it for assistive technology is kept")
  func ownFrame() {
    let device = Device()
    let control = device.control(side: 16).control
    control.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("The finger lifted from it while it is shown large, it changes once, and tells so")
  func largeContentLift() {
    let stage = Stage(size: CGSize(width: 200, height: 200))
    let control = FavoriteControl(frame: CGRect(x: 88, y: 88, width: 24, height: 24))
    let log = Log(control)
    stage.add(control)
    #expect(!stage.liftFromLargeContent(at: CGPoint(x: 100, y: 100)))
    #expect(log.entries.isEmpty)
    stage.setTextSize(.accessibilityLarge)
    #expect(stage.liftFromLargeContent(at: CGPoint(x: 100, y: 100)))
    #expect(control.isSelected)
    #expect(log.entries == ["changed true", "primary"])
    control.isEnabled = false
    stage.liftFromLargeContent(at: CGPoint(x: 100, y: 100))
    #expect(control.isSelected)
  }

  @Test("A heart alone is no element")
  func heart() {
    #expect(!HeartView(frame: .zero).isAccessibilityElement)
  }

  @Test("Shown large it has the name and the icon, whichever that is")
  func largeContent() throws {
    let device = Device()
    let control = device.control().control
    #expect(control.showsLargeContentViewer)
    #expect(control.interactions.contains { $0 is UILargeContentViewerInteraction })
    #expect(control.largeContentTitle == control.accessibilityLabel)
    let heart = try #require(control.largeContentImage)
    #expect(heart.renderingMode == .alwaysTemplate)
    #expect(heart.size == CGSize(width: 24, height: 24))
    control.icon = .star
    let star = try #require(control.largeContentImage)
    #expect(star.cgImage.map { $0.height } == 72)
    #expect(star != heart)
    control.largeContentTitle = "Like"
    #expect(control.largeContentTitle == "Like")
  }
}
