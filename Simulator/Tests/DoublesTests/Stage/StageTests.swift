import Foundation
import HeartCore
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor
@Suite("The stage", .serialized)
struct StageTests {
  @Test("each stage begins with everything reset")
  func reset() {
    let stage = Stage()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    stage.setDarkMode(true)
    stage.setReduceMotion(true)
    UIView.setAnimationsEnabled(false)
    stage.advance(by: 5)
    #expect(stage.haptics == ["impact.light"])
    let next = Stage()
    #expect(next.haptics == [] && next.now == 1000)
    #expect(next.window.traitCollection.userInterfaceStyle == .light)
    #expect(!UIAccessibility.isReduceMotionEnabled && UIView.areAnimationsEnabled)
    #expect(next.displayLinkCount == 0)
  }

  @Test("what is felt is written down in order")
  func haptics() {
    let stage = Stage()
    let generator = UIImpactFeedbackGenerator(style: .soft)
    generator.prepare()
    #expect(stage.preparedHaptics == ["impact.soft"])
    generator.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    #expect(stage.haptics == ["impact.soft", "selection"])
  }

  @Test("a frame is a sixtieth of a second, and each lays out what needs it")
  func frames() {
    let stage = Stage()
    let view = Recorder()
    stage.add(view)
    view.forget()
    var steps = 0
    let link = CADisplayLink.simulated { _ in
      steps += 1
      MainActor.assumeIsolated { view.setNeedsLayout() }
    }
    link.add(to: .main, forMode: .common)
    #expect(stage.displayLinkCount == 1)
    stage.advance(frames: 6)
    #expect(steps == 6)
    #expect(view.calls == Array(repeating: "layout", count: 6))
    link.invalidate()
    #expect(stage.liveDisplayLinkCount == 0)
    #expect(abs(stage.now - 1000.1) < 1e-9)  // six sixtieths, up to rounding
  }

  @Test("in the background the app is told, loses its touches, and no link fires")
  func background() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let log = EventLog(control)
    stage.add(control)
    var steps = 0
    let link = CADisplayLink.simulated { _ in steps += 1 }
    link.add(to: .main, forMode: .common)
    var told: [Notification.Name] = []
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    defer { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    stage.touchDown(at: CGPoint(x: 5, y: 5))
    stage.background()
    #expect(log.names == ["down", "cancel"])
    stage.advance(by: 1)
    #expect(steps == 0)
    stage.foreground()
    stage.advance(frames: 2)
    #expect(steps == 2)
    #expect(told == names)
    link.invalidate()
  }

  @Test("the bitmap shows views where they are, in the display's pixels")
  func pixels() {
    let stage = Stage(size: CGSize(width: 4, height: 2), scale: 2)
    let view = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))
    view.backgroundColor = .red
    stage.add(view)
    let bitmap = stage.bitmap()
    #expect(bitmap.width == 8 && bitmap.height == 4)
    for y in 0..<4 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && y < 2
        let start = (y * 8 + x) * 4
        #expect(
          Array(bitmap.bytes[start..<(start + 4)])
            == (isInside ? [255, 0, 0, 255] : [0, 0, 0, 0]),
          "pixel \(x), \(y)")
      }
    }
    #expect(stage.png().prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("the bitmap shows an animation as it is at this instant")
  func moving() {
    let stage = Stage(size: CGSize(width: 20, height: 1), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = .white
    stage.add(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 10 }
    stage.advance(by: 0.5)
    let row = stage.bitmap().bytes
    #expect((0..<20).filter { row[$0 * 4 + 3] > 0 } == [5])
  }

  @Test("state is restored from one view into another")
  func restoration() throws {
    let stage = Stage()
    let (first, second) = (Keeper(), Keeper())
    first.number = 7
    try stage.restore(second, from: first)
    #expect(second.number == 7)
  }

  @Test("no layer is made by what only moves")
  func layers() {
    let stage = Stage()
    let view = UIView()
    stage.add(view)
    let count = stage.layersCreated
    for step in 0..<10 {
      view.frame = CGRect(x: step, y: 0, width: 10, height: 10)
      stage.advance(frames: 1)
    }
    #expect(stage.layersCreated == count)
  }
}

/// A view with a state of its own.
@MainActor
private final class Keeper: UIView {
  var number = 0

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
  }
}
