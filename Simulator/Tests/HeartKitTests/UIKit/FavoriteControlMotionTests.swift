import HeartCore
import HeartKit
import Testing

@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

@MainActor
struct FavoriteControlMotionTests {
  @Test("With little motion no frame differs from another but in opacity")
  func reduced() {
    for style in FavoriteStyle.Name.allCases {
      let device = Device()
      SimulatedPerson.reducesMotion = true
      let control = device.control(side: 60).control
      control.style = style.style
      device.settle()
      let resting = places(control.layer)
      device.tap(control)
      var seen: Set<Double> = []
      for _ in 0..<12 {
        device.pass(1.0 / 60)
        seen.insert(device.inked())
        // The fill is there, in one place, as soon as it can be seen at all.
        let moved = places(control.layer)
        #expect(moved.count <= resting.count + 1)
        #expect(moved.filter { !resting.contains($0) }.count <= 1, "\(style)")
      }
      #expect(seen.count > 5, "\(style)")
      #expect(device.links == 0)
      device.expectSame(control, .settled(selected: true))
    }
  }

  @Test("With little motion the state is seen within 0.2 seconds")
  func reducedQuickly() {
    let device = Device()
    SimulatedPerson.reducesMotion = true
    let (control, log) = device.control()
    device.tap(control)
    device.pass(0.2)
    device.expectSame(control, .settled(selected: true))
    #expect(log.entries == ["changed true", "primary", "settled finished"])
  }

  @Test("The wish is followed live: what moves is at its end at once, and settled once")
  func live() {
    let device = Device()
    let (control, log) = device.control()
    control.style = .burst
    device.tap(control)
    device.pass(0.2)
    SimulatedPerson.reducesMotion = true
    #expect(device.links == 0)
    device.expectSame(control, .settled(selected: true))
    #expect(log.entries == ["changed true", "primary", "settled finished"])
    device.tap(control)
    device.pass(1.0 / 60 + 1e-9)
    let faded = device.inked()
    SimulatedPerson.reducesMotion = false
    device.pass(0.3)
    #expect(device.inked() < faded)
    device.tap(control)
    device.pass(0.3)
    // A burst again.
    #expect(device.links == 1)
    #expect(places(control.layer).count > 4)
  }

  @Test("The control's own setting goes before the person's, and can be changed at any time")
  func override() {
    let device = Device()
    let (control, log) = device.control()
    control.motion = .reduced
    device.tap(control)
    device.pass(0.2)
    #expect(log.entries.last == "settled finished")
    SimulatedPerson.reducesMotion = true
    control.motion = .full
    device.tap(control)
    device.pass(0.2)
    #expect(log.entries.last == "primary")
    control.motion = .system
    #expect(log.entries.last == "settled finished")
    #expect(device.links == 0)
  }

  @Test("A wish of before the control came to a window is known in it")
  func wishedBefore() {
    let device = Device()
    let (control, log) = device.control()
    control.removeFromSuperview()
    SimulatedPerson.reducesMotion = true
    device.show(control)
    device.tap(control)
    device.pass(0.2)
    #expect(log.entries.last == "settled finished")
  }

  /// Where every layer that is seen lies, and how large it is.
  private func places(_ layer: CALayer) -> [[CGFloat]] {
    guard !layer.isHidden else { return [] }
    let transform = layer.affineTransform()
    let own = [
      layer.position.x, layer.position.y, layer.bounds.width, layer.bounds.height, transform.a,
      transform.tx, transform.ty, layer.cornerRadius, layer.borderWidth,
    ]
    return [own] + ((layer.sublayers ?? []) + [layer.mask].compactMap(\.self)).flatMap(places)
  }
}
