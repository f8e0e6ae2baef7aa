import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore
@_spi(Simulation) public import UIKit

// What the person has set, and where the app is.
extension Stage {
  /// Makes everything dark, or light again.
  public func setDarkMode(_ isDark: Bool) { surround { $0.style = isDark ? .dark : .light } }

  /// Has people read from right to left, or from left to right again.
  public func setRightToLeft(_ isReversed: Bool) {
    surround { $0.direction = isReversed ? .rightToLeft : .leftToRight }
  }

  /// Makes text large or small.
  public func setTextSize(_ size: UIContentSizeCategory) { surround { $0.textSize = size } }

  /// Brings the window to a display of other pixels.
  public func setScale(_ scale: CGFloat) { surround { $0.scale = scale } }

  /// Has contrast be stronger, or as before.
  public func setIncreaseContrast(_ isOn: Bool) {
    surround { $0.contrast = isOn ? .high : .normal }
    SimulatedPerson.darkensColors = isOn
    SimulatedClock.endTurn()
  }

  /// Has little move, or all.
  public func setReduceMotion(_ isOn: Bool) {
    SimulatedPerson.reducesMotion = isOn
    SimulatedClock.endTurn()
  }

  /// Has color alone tell nothing, or again.
  public func setDifferentiateWithoutColor(_ isOn: Bool) {
    SimulatedPerson.differentiatesWithoutColor = isOn
    SimulatedClock.endTurn()
  }

  /// Gives the window another size.
  public func resize(to size: CGSize) {
    window.frame = CGRect(origin: .zero, size: size)
    SimulatedClock.endTurn()
  }

  /// Leaves the app: it is told, fingers are taken away, and no display link fires.
  public func background() {
    for finger in fingers.keys.sorted() { cancel(finger: finger) }
    post(UIApplication.willResignActiveNotification)
    post(UIApplication.didEnterBackgroundNotification)
    SimulatedClock.isSuspended = true
  }

  /// Comes back to the app.
  public func foreground() {
    SimulatedClock.isSuspended = false
    post(UIApplication.willEnterForegroundNotification)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func surround(_ change: (inout Surroundings) -> Void) {
    change(&surroundings)
    window.surroundings = surroundings.traits
    SimulatedClock.endTurn()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: nil)
    SimulatedClock.endTurn()
  }
}
