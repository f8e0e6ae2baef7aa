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

  @Test("a touch that is taken away ends in touchCancel")
  func cancel() {
    let (stage, control, log) = scene()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    stage.cancel()
    #expect(log.names == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("a disabled control is told of no touch")
  func disabled() {
    let (stage, control, log) = scene()
    control.isEnabled = false
    stage.tap(control)
    #expect(log.names == [])
    #expect(control.state == .disabled)
  }

  @Test("a control that refuses to begin is told of no more")
  func refusal() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = Tracker(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    control.answers = (false, true)
    let log = EventLog(control)
    stage.add(control)
    stage.tap(control)
    #expect(control.calls == ["begin"])
    #expect(log.names == [])
    #expect(!control.isHighlighted)
  }

  @Test("a control that stops following is told no more, and is no longer highlighted")
  func stop() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = Tracker(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    control.answers = (true, false)
    let log = EventLog(control)
    stage.add(control)
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    stage.move(to: CGPoint(x: 31, y: 30))
    #expect(!control.isTracking && !control.isHighlighted)
    stage.lift()
    #expect(control.calls == ["begin", "continue"])
    #expect(log.names == ["down"])
  }

  @Test("tracking is told in order, and inside is where the point is said to be inside")
  func tracking() {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = Tracker(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    control.margin = 10
    let log = EventLog(control)
    stage.add(control)
    stage.touchDown(at: CGPoint(x: 12, y: 30))
    stage.move(to: CGPoint(x: 68, y: 30))
    stage.lift()
    #expect(control.calls == ["begin", "continue", "end"])
    #expect(log.names == ["down", "dragInside", "upInside"])
  }

  @Test("a control that leaves its window, or is disabled, lets go of its finger")
  func leaving() {
    let (stage, control, log) = scene()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    control.removeFromSuperview()
    #expect(log.names == ["down", "cancel"])
    stage.lift()
    #expect(log.names == ["down", "cancel"])
    stage.add(control)
    log.forget()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    control.isEnabled = false
    stage.lift()
    #expect(log.names.first == "down" || log.names.first == "repeat")
    #expect(log.names.last == "cancel")
  }

  @Test("a second finger is nothing to a control that follows one")
  func secondFinger() {
    let (stage, _, log) = scene()
    stage.touchDown(at: CGPoint(x: 30, y: 30))
    #expect(!stage.touchDown(at: CGPoint(x: 50, y: 50), finger: 1))
    stage.lift(finger: 1)
    stage.lift()
    #expect(log.names == ["down", "upInside"])
  }

  @Test("the second tap in a row counts as a repeat")
  func repeats() {
    let (stage, control, log) = scene()
    stage.tap(control)
    stage.tap(control)
    #expect(log.names == ["down", "upInside", "down", "repeat", "upInside"])
    stage.advance(by: 1)
    log.forget()
    stage.tap(control)
    #expect(log.names == ["down", "upInside"])
  }

  @Test("actions are done in the order of adding, one of the same name takes the other's place")
  func actions() {
    let control = UIControl()
    var done: [String] = []
    control.addAction(UIAction { _ in done.append("a") }, for: .valueChanged)
    let name = UIAction.Identifier("b")
    control.addAction(UIAction(identifier: name) { _ in done.append("b") }, for: .valueChanged)
    control.addAction(UIAction { _ in done.append("c") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: name) { _ in done.append("B") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(done == ["a", "B", "c"])
    done = []
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(done == ["a", "B", "c"])
    control.removeAction(identifiedBy: name, for: .valueChanged)
    done = []
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(done == ["a", "c", "c"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
  }

  @Test("an action knows its sender while it is done, and goes through sendAction")
  func sender() {
    let control = Tracker(frame: .zero)
    control.writesSending = true
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
    #expect(control.calls == ["send"])
  }

  @Test("the primary action is done when the control did what it is for")
  func primary() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .primaryActionTriggered)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { _, _, event, _ in events.append(event) }
    #expect(events == [.primaryActionTriggered])
  }

  @Test("states add up")
  func states() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  private func scene() -> (Stage, UIControl, EventLog) {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let control = UIControl(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let log = EventLog(control)
    stage.add(control)
    return (stage, control, log)
  }
}
