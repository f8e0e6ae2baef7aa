import CoreGraphics
import Foundation
import QuartzCore

// What the device does to a window. Where Apple is silent we chose: a finger that comes down is
// everything to the view that it hit until it is lifted; a view that leaves the window, or is hidden
// from touches by its controls being disabled, is told that its touches were cancelled; keys go to
// the focused view, else to the first responder, else to the window.
extension UIWindow {
  /// Makes a window that a screen of a size shows.
  @_spi(Simulation) public convenience init(on screen: UIScreen) {
    self.init(frame: screen.bounds)
    display = screen
    surroundings = UITraitCollection(traitsFrom: [.unscened, screen.traitCollection])
  }

  /// A finger comes down; the answer is the touch, nil where no view wants it.
  @_spi(Simulation) public func simulateTouchDown(at point: CGPoint, taps: Int = 1) -> UITouch? {
    let time = CACurrentMediaTime()
    let event = UIEvent(time: time)
    guard let view = hitTest(point, with: event) else { return nil }
    let touch = UITouch(at: point, in: self, view: view, taps: taps, time: time)
    if !view.isMultipleTouchEnabled && touches.contains(where: { $0.owner === view }) { return nil }
    touches.append(touch)
    send([touch], as: .began)
    return touch
  }

  /// A finger moves.
  @_spi(Simulation) public func simulateMove(of touch: UITouch, to point: CGPoint) {
    touch.earlierPlace = touch.place
    touch.place = point
    send([touch], as: .moved)
  }

  /// A finger is lifted, where it was last.
  @_spi(Simulation) public func simulateLift(of touch: UITouch) { send([touch], as: .ended) }

  /// The system takes fingers away.
  @_spi(Simulation) public func simulateCancel(of touch: UITouch) { send([touch], as: .cancelled) }

  /// A key goes down, comes up, or is taken away.
  @_spi(Simulation) public func simulatePress(
    _ phase: UIPress.Phase, of key: UIKey, press earlier: UIPress? = nil
  ) -> UIPress {
    let time = CACurrentMediaTime()
    let press = earlier ?? UIPress(key: key, to: keyTarget, time: time)
    press.state = phase
    press.time = time
    sendEvent(UIPressesEvent([press], time: time))
    return press
  }

  /// The view that keys go to by moving the focus.
  @_spi(Simulation) public var focusedView: UIView? { focused }

  /// Moves the focus, if the view takes it; nil takes it away.
  @_spi(Simulation) @discardableResult public func moveFocus(to view: UIView?) -> Bool {
    guard view?.canBecomeFocused ?? true, view?.window === self || view == nil else { return false }
    let earlier = focused
    guard earlier !== view else { return true }
    focused = view
    let context = UIFocusUpdateContext(from: earlier, to: view)
    let coordinator = UIFocusAnimationCoordinator()
    for one in [earlier, view].compactMap(\.self) {
      for parent in sequence(first: one, next: \.superview) {
        // Those above both hear once.
        if one === view, let earlier, earlier.isDescendant(of: parent) { break }
        parent.didUpdateFocus(in: context, with: coordinator)
      }
    }
    return true
  }

  /// Who hears of keys first.
  var keyTarget: UIResponder { focused ?? firstResponder ?? self }

  func deliver(_ event: UIEvent) {
    var groups: [(UIView, Set<UITouch>)] = []
    for touch in touches where event.touches.contains(touch) {
      guard let view = touch.owner else { continue }
      if let index = groups.firstIndex(where: { $0.0 === view }) {
        groups[index].1.insert(touch)
      } else {
        groups.append((view, [touch]))
      }
    }
    for (view, touches) in groups { deliver(touches, of: event, to: view) }
  }

  func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses {
      let target = press.responder ?? keyTarget
      switch press.phase {
      case .began: target.pressesBegan([press], with: event)
      case .changed: target.pressesChanged([press], with: event)
      case .ended: target.pressesEnded([press], with: event)
      case .cancelled: target.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  /// Lets go of what a view that leaves was in the middle of.
  func leave(_ view: UIView) {
    for touch in touches where touch.owner === view { send([touch], as: .cancelled) }
    if focused === view { moveFocus(to: nil) }
    if firstResponder === view { firstResponder = nil }
  }

  private func send(_ some: Set<UITouch>, as phase: UITouch.Phase) {
    let time = CACurrentMediaTime()
    for touch in touches { touch.state = some.contains(touch) ? phase : .stationary }
    for touch in some { touch.time = time }
    let event = UIEvent(time: time)
    event.touches = Set(touches)
    sendEvent(event)
    if phase == .ended || phase == .cancelled { touches.removeAll { some.contains($0) } }
  }

  private func deliver(_ touches: Set<UITouch>, of event: UIEvent, to view: UIView) {
    func those(_ phase: UITouch.Phase) -> Set<UITouch> { touches.filter { $0.phase == phase } }
    if !those(.began).isEmpty { view.touchesBegan(those(.began), with: event) }
    if !those(.moved).isEmpty { view.touchesMoved(those(.moved), with: event) }
    if !those(.ended).isEmpty { view.touchesEnded(those(.ended), with: event) }
    if !those(.cancelled).isEmpty { view.touchesCancelled(those(.cancelled), with: event) }
  }
}
