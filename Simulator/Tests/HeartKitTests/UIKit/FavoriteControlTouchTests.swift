import HeartCore
import HeartKit
import Testing
import UIKit

@MainActor
struct FavoriteControlTouchTests {
  @Test("A tap is told at touch-up, in the same turn, once for each event, and settles once")
  func tap() throws {
    let device = Device()
    let (control, log) = device.control()
    let touch = try #require(device.touch(control))
    #expect(log.entries.isEmpty)
    device.lift(touch)
    #expect(control.isSelected)
    #expect(log.entries == ["changed true", "primary"])
    device.pass(0.3)
    #expect(log.entries.count == 2)
    device.pass(0.2)
    #expect(log.entries == ["changed true", "primary", "settled finished"])
    device.pass(1)
    #expect(log.entries.count == 3)
    device.tap(control)
    device.pass(1)
    #expect(!control.isSelected)
    #expect(log.entries.suffix(3) == ["changed false", "primary", "settled finished"])
  }

  @Test("One action for both events is called once for a tap")
  func oneAction() {
    let device = Device()
    let control = device.control().control
    var calls = 0
    control.addAction(
      UIAction { _ in calls += 1 }, for: [.valueChanged, .primaryActionTriggered])
    device.tap(control)
    #expect(calls == 1)
  }

  @Test("UIKit's own state and the control's are the same when the change is told")
  func stateInHandler() {
    let device = Device()
    let control = device.control().control
    var states: [UIControl.State] = []
    control.addAction(
      UIAction { [weak control] _ in states.append(control?.state ?? .disabled) },
      for: .valueChanged)
    device.tap(control)
    #expect(states.map { $0.contains(.selected) } == [true])
  }

  @Test("Dragged out and lifted, nothing has happened")
  func dragOut() throws {
    let device = Device()
    let (control, log) = device.control()
    let resting = device.pixels()
    let touch = try #require(device.touch(control))
    device.pass(0.15)
    #expect(device.pixels() != resting)
    device.move(touch, to: CGPoint(x: 190, y: 190))
    device.pass(0.15)
    #expect(device.pixels() == resting)
    device.lift(touch)
    device.pass(0.5)
    #expect(!control.isSelected)
    #expect(device.pixels() == resting)
    #expect(log.entries.isEmpty)
    #expect(device.links == 0)
  }

  @Test("Dragged out and back in, it counts")
  func dragBack() throws {
    let device = Device()
    let (control, log) = device.control()
    let touch = try #require(device.touch(control))
    device.move(touch, to: CGPoint(x: 190, y: 190))
    device.move(touch, to: CGPoint(x: 101, y: 100))
    device.lift(touch)
    #expect(control.isSelected)
    #expect(log.entries == ["changed true", "primary"])
  }

  @Test("Dragged toward a neighbor within its area, UIKit and the control agree that it counts")
  func dragTowardNeighbor() throws {
    let device = Device()
    let (control, log) = device.control()
    let neighbor = device.control(at: CGPoint(x: 130, y: 100))
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("inside") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("outside") }, for: .touchUpOutside)
    let touch = try #require(device.touch(control))
    device.move(touch, to: CGPoint(x: 120, y: 100))
    #expect(control.isHighlighted)
    // Another finger is the neighbor's all the same.
    let other = try #require(device.touch(at: CGPoint(x: 117, y: 100)))
    #expect(other.view === neighbor.control)
    device.cancel(other)
    device.lift(touch)
    #expect(events == ["inside"])
    #expect(log.entries == ["changed true", "primary"])
    #expect(neighbor.log.entries.isEmpty)
  }

  @Test("Set back by who hears that the change before was cancelled, nothing has changed")
  func setBackWhenSettled() {
    let device = Device()
    let (control, log) = device.control()
    device.tap(control)
    device.pass(0.1)
    #expect(device.felt.count == 1)
    control.onSettled = { [weak control] _ in control?.isSelected = true }
    device.tap(control)
    #expect(control.isSelected)
    #expect(log.entries == ["changed true", "primary"])
    #expect(device.felt.count == 1)
  }

  @Test("A touch that the system takes away leaves nothing")
  func cancel() throws {
    let device = Device()
    let (control, log) = device.control()
    let resting = device.pixels()
    let touch = try #require(device.touch(control))
    device.pass(0.05)
    device.cancel(touch)
    device.pass(0.5)
    #expect(device.pixels() == resting)
    #expect(log.entries.isEmpty)
    #expect(device.links == 0)
  }

  @Test("A tap in flight turns round, from what is seen, without a jump")
  func turnRound() {
    let device = Device()
    let (control, log) = device.control(side: 100)
    let empty = device.pixels()
    device.tap(control)
    device.pass(6.0 / 60)
    // The pressed look is over after 0.1 s, so what still changes is the fill alone.
    let seen = device.inked()
    device.tap(control)
    #expect(!control.isSelected)
    #expect(abs(device.inked() - seen) < 0.02 * seen)
    var last = device.inked()
    for _ in 0..<30 {
      device.pass(1.0 / 60)
      last = device.inked()
    }
    #expect(last < seen)
    device.pass(0.5)
    #expect(device.pixels() == empty)
    #expect(
      log.entries == [
        "changed true", "primary", "settled cancelled", "changed false", "primary",
        "settled finished",
      ])
  }

  @Test("Twenty quick taps are twenty changes, and each is settled once")
  func quickTaps() {
    for style in FavoriteStyle.Name.allCases {
      let device = Device()
      let (control, log) = device.control()
      control.style = style.style
      let empty = device.pixels()
      for _ in 0..<20 {
        device.tap(control)
        device.pass(0.03)
      }
      device.pass(2)
      #expect(!control.isSelected)
      #expect(log.entries.filter { $0.hasPrefix("changed") }.count == 20)
      #expect(log.entries.filter { $0.hasPrefix("settled") }.count == 20)
      #expect(log.entries.last == "settled finished")
      #expect(device.pixels() == empty, "\(style)")
      #expect(device.links == 0)
    }
  }

  @Test("Haptics are for the person's own changes alone, and can be turned off")
  func haptics() {
    let device = Device()
    let control = device.control().control
    control.isSelected = true
    control.setSelected(false, animated: true)
    control.rebind(isSelected: true)
    device.pass(1)
    #expect(device.felt.isEmpty)
    device.tap(control)
    #expect(device.felt == ["impact.light"])
    #expect(control.accessibilityActivate())
    #expect(device.felt.count == 2)
    control.hapticsEnabled = false
    device.tap(control)
    #expect(device.felt.count == 2)
  }

  @Test("Pressed is the icon at nine tenths, about its own middle")
  func pressed() throws {
    let device = Device()
    let control = device.control(side: 100).control
    _ = try #require(device.touch(control))
    device.pass(0.2)
    device.expectSame(control, FavoriteInstant(progress: 0, scale: 0.9))
  }
}
