import HeartCore
import HeartKit
import Testing
import UIKit

@MainActor
struct FavoriteControlStateTests {
  @Test("What code sets is there at once, silent, without motion, and told to nobody")
  func setFromCode() {
    let device = Device()
    let (control, log) = device.control()
    control.isSelected = true
    #expect(control.isSelected)
    #expect(control.state.contains(.selected))
    #expect(device.links == 0)
    let atOnce = device.pixels()
    device.pass(1)
    #expect(device.pixels() == atOnce)
    #expect(log.entries.isEmpty)
    #expect(device.felt.isEmpty)
  }

  @Test("Setting what already is does nothing, however often")
  func idempotent() {
    let device = Device()
    let (control, log) = device.control()
    for _ in 0..<3 { control.isSelected = true }
    let pixels = device.pixels()
    control.setSelected(true, animated: true)
    #expect(device.links == 0)
    #expect(device.pixels() == pixels)
    #expect(log.entries.isEmpty)
  }

  @Test("Set with motion it moves, silently, and ends as it does when set without")
  func animated() {
    let device = Device()
    let (control, log) = device.control()
    control.isSelected = true
    let selected = device.pixels()
    control.isSelected = false
    let empty = device.pixels()
    control.setSelected(true, animated: true)
    #expect(control.isSelected)
    #expect(device.links == 1)
    device.pass(0.1)
    #expect(device.pixels() != empty)
    #expect(device.pixels() != selected)
    device.pass(0.4)
    #expect(device.pixels() == selected)
    #expect(device.links == 0)
    control.setSelected(false, animated: true)
    device.pass(0.4)
    #expect(device.pixels() == empty)
    #expect(log.entries.isEmpty)
    #expect(device.felt.isEmpty)
  }

  @Test("A change by code while the person's moves settles that, as cancelled, once")
  func interrupted() {
    let device = Device()
    let (control, log) = device.control()
    device.tap(control)
    device.pass(0.1)
    control.isSelected = false
    device.pass(1)
    #expect(log.entries == ["changed true", "primary", "settled cancelled"])
  }

  @Test("Bound to another item, nothing of the item before goes on")
  func rebound() {
    for state in [false, true] {
      let device = Device()
      let (control, log) = device.control()
      control.style = .burst
      control.isSelected = state
      let resting = device.pixels()
      control.isSelected = false
      device.tap(control)
      device.pass(0.3)
      control.rebind(isSelected: state)
      #expect(control.isSelected == state)
      #expect(control.state.contains(.selected) == state)
      #expect(device.pixels() == resting)
      #expect(device.links == 0)
      device.pass(1)
      #expect(log.entries == ["changed true", "primary", "settled cancelled"])
    }
  }

  @Test("A touch that is down when the cell is used again changes nothing of the new item")
  func reboundUnderTouch() throws {
    let device = Device()
    let (control, log) = device.control()
    let touch = try #require(device.touch(control))
    control.rebind(isSelected: true)
    device.lift(touch)
    #expect(control.isSelected)
    #expect(log.entries.isEmpty)
  }

  @Test("A handler that sets the state again, as an app's own store does, starts no motion anew")
  func echoed() {
    let device = Device()
    let (control, log) = device.control()
    control.addAction(
      UIAction { [weak control] _ in
        guard let control else { return }
        control.isSelected = control.isSelected
      }, for: .valueChanged)
    device.tap(control)
    #expect(device.links == 1)
    device.pass(1)
    #expect(log.entries == ["changed true", "primary", "settled finished"])
  }

  @Test("A handler that takes the change back finds it silent")
  func refused() {
    let device = Device()
    let (control, log) = device.control()
    control.addAction(
      UIAction { [weak control] _ in control?.setSelected(false, animated: true) },
      for: .valueChanged)
    device.tap(control)
    #expect(!control.isSelected)
    device.pass(1)
    #expect(!control.isSelected)
    #expect(log.entries == ["changed true", "primary", "settled cancelled"])
  }

  @Test("Instances have nothing to do with one another")
  func independent() {
    let device = Device(width: 600, height: 400)
    let controls = (0..<50).map { index in
      device.control(
        at: CGPoint(x: 30 + 55 * CGFloat(index % 10), y: 30 + 60 * CGFloat(index / 10))
      ).control
    }
    device.tap(controls[17])
    device.pass(0.2)
    for (index, control) in controls.enumerated() {
      #expect(control.isSelected == (index == 17))
    }
    #expect(device.links == 1)
  }

  @Test("A disabled control looks so, and takes nothing from the person")
  func disabled() {
    let device = Device()
    let (control, log) = device.control()
    let enabled = device.pixels()
    control.isEnabled = false
    #expect(device.pixels() != enabled)
    device.tap(control)
    #expect(!control.accessibilityActivate())
    #expect(!control.isSelected)
    #expect(log.entries.isEmpty)
    control.isSelected = true
    #expect(control.isSelected)
    control.isSelected = false
    control.isEnabled = true
    #expect(device.pixels() == enabled)
  }

  @Test("Disabled under a finger, it lets go")
  func disabledUnderTouch() throws {
    let device = Device()
    let (control, log) = device.control()
    let resting = device.pixels()
    let touch = try #require(device.touch(control))
    device.pass(0.2)
    #expect(device.pixels() != resting)
    control.isEnabled = false
    control.isEnabled = true
    device.pass(0.2)
    #expect(device.pixels() == resting)
    device.lift(touch)
    #expect(log.entries.isEmpty)
  }
}
