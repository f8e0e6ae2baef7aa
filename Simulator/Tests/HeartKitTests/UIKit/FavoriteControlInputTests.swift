import CoreGraphics
import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import UIKit

@MainActor
struct FavoriteControlInputTests {
  @Test("A small button is touched 22 points from its middle on each side, and no farther")
  func hitArea() {
    for (dx, dy) in [(22.0, 0.0), (-22, 0), (0, 22), (0, -22), (21, -21)] {
      let device = Device()
      let control = device.control(side: 16).control
      device.tap(at: CGPoint(x: 100 + dx, y: 100 + dy))
      #expect(control.isSelected, "\(dx), \(dy)")
      device.tap(at: CGPoint(x: 100 + 1.1 * dx, y: 100 + 1.1 * dy))
      #expect(control.isSelected, "\(dx), \(dy)")
    }
  }

  @Test("Where the areas of two overlap, the nearer middle gets the tap, whichever came first")
  func overlap() {
    for swapped in [false, true] {
      for depth in [0, 1] {
        let device = Device()
        var places = [CGPoint(x: 90, y: 100), CGPoint(x: 116, y: 100)]
        if swapped { places.reverse() }
        let controls = places.map { device.control(at: $0, side: 16).control }
        if depth == 1 {
          // In a box of its own, as in a stack within a stack.
          let box = UIView(frame: CGRect(x: 60, y: 60, width: 100, height: 100))
          device.window.insertSubview(box, at: 0)
          controls[0].frame = box.convert(controls[0].frame, from: device.window)
          box.addSubview(controls[0])
        }
        device.tap(at: CGPoint(x: 102, y: 100))
        let left = swapped ? controls[1] : controls[0]
        let onlyLeft = controls.map { $0 === left }
        let states = controls.map { $0.isSelected }
        #expect(states == onlyLeft)
        device.tap(at: CGPoint(x: 104, y: 100))
        let both = controls.allSatisfy { $0.isSelected }
        #expect(both, "\(swapped) \(depth)")
      }
    }
  }

  @Test("It takes nothing from a control beside it, and all from one that it lies on")
  func others() {
    let device = Device()
    let control = device.control(side: 16).control
    let neighbor = UIControl(frame: CGRect(x: 110, y: 80, width: 60, height: 40))
    device.window.insertSubview(neighbor, at: 0)
    device.tap(at: CGPoint(x: 115, y: 100))
    #expect(!control.isSelected)
    device.tap(at: CGPoint(x: 85, y: 100))
    #expect(control.isSelected)
    let card = UIControl(frame: CGRect(x: 20, y: 20, width: 160, height: 160))
    device.window.insertSubview(card, at: 0)
    device.tap(at: CGPoint(x: 85, y: 100))
    #expect(!control.isSelected)
    neighbor.isHidden = true
    device.tap(at: CGPoint(x: 115, y: 100))
    #expect(control.isSelected)
  }

  @Test(
    "Space and Return change it when they come up, held or not",
    arguments: [
      UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
    ])
  func keys(usage: UIKeyboardHIDUsage) {
    let device = Device()
    let (control, log) = device.control()
    #expect(device.window.moveFocus(to: control))
    let key = SimulatedInterface.key(usage, typing: "")
    let press = device.window.simulatePress(.began, of: key)
    device.pass(2)
    // A key that repeats begins again.
    _ = device.window.simulatePress(.began, of: key)
    #expect(log.entries.isEmpty)
    _ = device.window.simulatePress(.ended, of: key, press: press)
    #expect(log.entries == ["changed true", "primary"])
    #expect(control.isSelected)
  }

  @Test("A key that is taken away, or is a shortcut, or another, changes nothing")
  func otherKeys() {
    let device = Device()
    let (control, log) = device.control()
    device.window.moveFocus(to: control)
    let press = device.window.simulatePress(
      .began, of: SimulatedInterface.key(.keyboardSpacebar, typing: " "))
    _ = device.window.simulatePress(
      .cancelled, of: SimulatedInterface.key(.keyboardSpacebar, typing: " "), press: press)
    for key in [
      SimulatedInterface.key(.keyboardA, typing: "a"),
      SimulatedInterface.key(.keyboardSpacebar, typing: " ", with: .command),
    ] {
      let press = device.window.simulatePress(.began, of: key)
      _ = device.window.simulatePress(.ended, of: key, press: press)
    }
    device.pass(1)
    #expect(log.entries.isEmpty)
    #expect(device.links == 0)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
    #expect(!control.canBecomeFirstResponder)
  }

  @Test("Of the keys of one event it takes its own, and others hear of the rest")
  func mixedKeys() throws {
    let device = Device()
    let (control, log) = device.control()
    let listener = Listener(frame: device.window.bounds)
    device.window.addSubview(listener)
    listener.addSubview(control)
    func press(_ usage: UIKeyboardHIDUsage) -> UIPress {
      device.window.simulatePress(.began, of: SimulatedInterface.key(usage, typing: ""))
    }
    let (space, letter) = (press(.keyboardSpacebar), press(.keyboardA))
    listener.heard = []
    for end in [control.pressesEnded, control.pressesCancelled] {
      control.pressesBegan([space, letter], with: nil)
      end([space, letter], nil)
    }
    #expect(listener.heard == [[letter], [letter], [letter], [letter]])
    #expect(log.entries == ["changed true", "primary"])
    // What it did not take when it went down is not its own when it comes up.
    control.pressesEnded([space], with: nil)
    #expect(listener.heard.last == [space])
    #expect(log.entries.count == 2)
  }

  /// What a control leaves to others.
  private final class Listener: UIView {
    var heard: [Set<UIPress>] = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append(presses)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append(presses)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append(presses)
    }
  }

  @Test("In focus it has the system's own effect")
  func focus() {
    let control = FavoriteControl()
    #expect(control.canBecomeFocused)
    #expect(control.focusEffect != nil)
  }

  @Test("The pointer is over it wherever a touch would count, and leaves nothing behind")
  func pointer() {
    let device = Device()
    let control = device.control().control
    let resting = device.pixels()
    let pointer = control.interactions.compactMap { $0 as? UIPointerInteraction }[0]
    pointer.pointerMoved(to: CGPoint(x: -9, y: 12))
    #expect(pointer.style != nil)
    #expect(device.pixels() != resting)
    pointer.pointerLeft()
    #expect(device.pixels() == resting)
    control.isEnabled = false
    pointer.pointerMoved(to: CGPoint(x: 12, y: 12))
    #expect(pointer.style == nil)
  }
}
