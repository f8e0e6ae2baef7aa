import Stage
import Testing
import UIKit

@MainActor
@Suite("Controls", .serialized)
struct ControlTests {
  @Test("a tap inside is told as down and up inside, and highlights in between")
  func tap() {
    let (stage, control, log) = scene()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    stage.lift()
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    #expect(log.names == ["down", "upInside"])
  }

  @Test("dragging out and in crosses the edge once each way")
  func drag() {
    let (stage, control, log) = scene()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    stage.move(to: CGPoint(x: 35, y: 30))
    stage.move(to: CGPoint(x: 90, y: 30))
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    stage.move(to: CGPoint(x: 95, y: 30))
    stage.move(to: CGPoint(x: 50, y: 30))
    #expect(control.isTouchInside && control.isHighlighted)
    stage.move(to: CGPoint(x: 90, y: 30))
    stage.lift()
    #expect(
      log.names == [
        "down", "dragInside", "exit", "dragOutside", "dragOutside", "enter", "dragInside", "exit",
        "dragOutside", "upOutside",
      ])
  }

  private func scene() -> (Stage, UIControl, EventLog) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = UIControl(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let log = EventLog(control)
    stage.add(control)
    return (stage, control, log)
  }
}
