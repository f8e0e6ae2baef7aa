import HeartCore
import HeartKit
import Testing
import UIKit

@_spi(Simulation) import QuartzCore

@MainActor
struct FavoriteControlLifeTests {
  @Test("It is freed at any instant of a motion, and its display link with it")
  func freed() {
    for style in FavoriteStyle.Name.allCases {
      let duration = style.style.duration(selecting: true)
      for share in [0, 0.5, 1] {
        let device = Device()
        weak var control: FavoriteControl?
        do {
          let made = device.control().control
          made.style = style.style
          device.tap(made)
          device.pass(share * duration)
          control = made
          made.removeFromSuperview()
        }
        #expect(control == nil, "\(style) at \(share)")
        #expect(device.links == 0, "\(style) at \(share)")
      }
    }
  }

  @Test("Freed with its window at any instant of a motion, it leaves no link")
  func freedWithWindow() {
    for style in FavoriteStyle.Name.allCases {
      let duration = style.style.duration(selecting: true)
      for share in [0, 0.5, 1] {
        weak var control: FavoriteControl?
        do {
          let device = Device()
          let made = device.control().control
          made.style = style.style
          device.tap(made)
          device.pass(share * duration)
          #expect(device.links == (share < 1 ? 1 : 0), "\(style) at \(share)")
          control = made
        }
        #expect(control == nil, "\(style) at \(share)")
        #expect(Simulation.liveDisplayLinks == 0, "\(style) at \(share)")
      }
    }
  }

  @Test("At rest there is no display link, whatever was set")
  func idle() {
    let device = Device()
    let control = device.control().control
    #expect(Simulation.displayLinksCreated == 0)
    control.fillColor = .blue
    control.isSelected = true
    control.frame.size.width = 80
    device.pass(1)
    #expect(Simulation.displayLinksCreated == 0)
  }

  @Test("Leaving the window, it is at its end, and tells so once")
  func leaves() {
    let device = Device()
    let (control, log) = device.control()
    device.tap(control)
    device.pass(0.1)
    control.removeFromSuperview()
    #expect(control.isSelected)
    #expect(device.links == 0)
    #expect(log.entries == ["changed true", "primary", "settled finished"])
    device.pass(1)
    device.window.addSubview(control)
    device.pass(1)
    #expect(log.entries.count == 3)
    device.expectSame(control, .settled(selected: true))
  }

  @Test("Leaving the window under a finger, it is not pressed when it comes back")
  func leavesPressed() throws {
    let device = Device()
    let (control, log) = device.control()
    _ = try #require(device.touch(control))
    device.pass(0.05)
    control.removeFromSuperview()
    device.window.addSubview(control)
    device.expectSame(control, .settled(selected: false))
    #expect(log.entries.isEmpty)
  }

  @Test("After a while in the background it is at its end, and tells so once")
  func background() {
    let device = Device()
    let (control, log) = device.control()
    device.tap(control)
    device.pass(0.1)
    SimulatedClock.isSuspended = true
    device.pass(100)
    #expect(log.entries.count == 2)
    SimulatedClock.isSuspended = false
    device.pass(0.1)
    #expect(log.entries == ["changed true", "primary", "settled finished"])
    #expect(device.links == 0)
    device.expectSame(control, .settled(selected: true))
    SimulatedClock.isSuspended = true
    device.pass(100)
    SimulatedClock.isSuspended = false
    device.pass(1)
    #expect(log.entries.count == 3)
    device.expectSame(control, .settled(selected: true))
  }

  @Test("Activated outside of any window it changes, is told and settled, and nothing runs")
  func withoutWindow() {
    let device = Device()
    let (control, log) = device.control()
    control.removeFromSuperview()
    #expect(control.accessibilityActivate())
    #expect(log.entries == ["changed true", "primary", "settled finished"])
    #expect(device.links == 0)
  }

  @Test("A thousand controls used again and again: no layer is made after the first time")
  func reuse() {
    let device = Device(width: 1000, height: 1000)
    let controls = (0..<1000).map { index in
      device.control(
        at: CGPoint(x: 16 + 31 * CGFloat(index % 32), y: 16 + 31 * CGFloat(index / 32))
      ).control
    }
    func configure(pass: Int) {
      for (index, control) in controls.enumerated() {
        control.rebind(isSelected: (index + pass).isMultiple(of: 3))
        control.fillColor = pass.isMultiple(of: 2) ? .red : .blue
        control.style = index.isMultiple(of: 2) ? .burst : .grow
        control.icon = (index + pass).isMultiple(of: 2) ? .heart : .star
        control.isEnabled = !(index + pass).isMultiple(of: 7)
      }
      device.settle()
    }
    configure(pass: 0)
    let made = Simulation.layersCreated
    for pass in 1...4 { configure(pass: pass) }
    #expect(Simulation.layersCreated == made)
    #expect(Simulation.displayLinksCreated == 0)
  }

  @Test("A burst makes its layers once")
  func burstReuse() {
    let device = Device()
    let control = device.control().control
    control.style = .burst
    func burst() {
      control.rebind(isSelected: false)
      control.setSelected(true, animated: true)
      device.pass(1)
    }
    burst()
    let made = Simulation.layersCreated
    for _ in 0..<5 { burst() }
    #expect(Simulation.layersCreated == made)
  }

  @Test("Everything is in the control's own layer, and nothing there animates by itself")
  func implicit() {
    let device = Device()
    let control = device.control().control
    control.style = .burst
    device.tap(control)
    for _ in 0..<60 {
      device.pass(1.0 / 60)
      #expect(animations(in: control.layer) == 0)
    }
    control.fillColor = .blue
    control.borderWidth = 4
    control.frame.size = CGSize(width: 60, height: 50)
    control.isEnabled = false
    device.settle()
    #expect(animations(in: control.layer) == 0)
    #expect(control.layer.sublayers?.count == 1)
    #expect(control.subviews.isEmpty)
  }

  @Test("With all animations removed the picture is as it was")
  func animationsRemoved() {
    let device = Device()
    let control = device.control().control
    control.isSelected = true
    device.settle()
    let before = device.pixels()
    control.layer.sublayers?.forEach(removeAnimations)
    #expect(device.pixels() == before)
  }

  private func animations(in layer: CALayer) -> Int {
    (layer.animationKeys()?.count ?? 0)
      + ((layer.sublayers ?? []) + [layer.mask].compactMap(\.self)).map(animations).reduce(0, +)
  }

  private func removeAnimations(_ layer: CALayer) {
    layer.removeAllAnimations()
    layer.sublayers?.forEach(removeAnimations)
  }
}
