import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

// Keys, by their places on the keyboard.
extension Stage {
  /// Presses a key and lets go of it.
  public func press(_ key: StageKey) {
    keyDown(key)
    keyUp(key)
  }

  /// Presses a key, which may go down again while it is held.
  ///
  /// Whether a device tells of repetitions is not documented, so a view has to bear them: each is
  /// told as a press that begins, without the earlier one ending.
  public func keyDown(_ key: StageKey, repeats: Int = 0) {
    for _ in 0...repeats {
      presses[key.code] = window.simulatePress(
        .began, of: SimulatedInterface.key(key.code, typing: key.characters))
      SimulatedClock.endTurn()
    }
  }

  /// Lets go of a key.
  public func keyUp(_ key: StageKey) { end(key, .ended) }

  /// Has the system take a key away.
  public func cancelKey(_ key: StageKey) { end(key, .cancelled) }

  /// Moves the focus to a view, or away; the answer says whether the view takes it.
  @discardableResult
  public func focus(_ view: UIView?) -> Bool {
    defer { SimulatedClock.endTurn() }
    return window.moveFocus(to: view)
  }

  private func end(_ key: StageKey, _ phase: UIPress.Phase) {
    guard let press = presses.removeValue(forKey: key.code), let name = press.key else { return }
    _ = window.simulatePress(phase, of: name, press: press)
    SimulatedClock.endTurn()
  }
}
