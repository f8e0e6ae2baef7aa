import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

// Fingers. Each has a number, 0 for who has only one; places are the window's.
extension Stage {
  /// Puts a finger down and lifts it after some seconds.
  public func tap(at point: CGPoint, holding seconds: Double = 0) {
    touchDown(at: point)
    if seconds > 0 { advance(by: seconds) }
    lift()
  }

  /// Taps the middle of a view.
  public func tap(_ view: UIView, holding seconds: Double = 0) {
    tap(at: middle(of: view), holding: seconds)
  }

  /// Puts a finger down; the answer says whether any view is told.
  ///
  /// A finger that comes down within 0.35 s and 45 points of the last tap counts as one more tap:
  /// our choice, for neither is documented.
  @discardableResult
  public func touchDown(at point: CGPoint, finger: Int = 0) -> Bool {
    guard fingers[finger] == nil else { fatalError("Finger \(finger) is down already.") }
    let count = tapCount(at: point)
    let touch = window.simulateTouchDown(at: point, taps: count)
    fingers[finger] = touch
    lastTap = (point, now, count)
    SimulatedClock.endTurn()
    return touch != nil
  }

  /// Moves a finger.
  public func move(to point: CGPoint, finger: Int = 0) {
    guard let touch = fingers[finger] else { return }
    window.simulateMove(of: touch, to: point)
    SimulatedClock.endTurn()
  }

  /// Lifts a finger.
  public func lift(finger: Int = 0) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    if touch.phase != .cancelled { window.simulateLift(of: touch) }
    SimulatedClock.endTurn()
  }

  /// Has the system take a finger away, as when a call comes in.
  public func cancel(finger: Int = 0) {
    guard let touch = fingers.removeValue(forKey: finger) else { return }
    if touch.phase != .cancelled { window.simulateCancel(of: touch) }
    SimulatedClock.endTurn()
  }

  /// The middle of a view, in the window.
  public func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
  }

  private func tapCount(at point: CGPoint) -> Int {
    guard let lastTap, now - lastTap.time <= 0.35,
      abs(point.x - lastTap.place.x) <= 45, abs(point.y - lastTap.place.y) <= 45
    else { return 1 }
    return lastTap.count + 1
  }
}
