import Foundation
import HeartCore
import HeartKit
import Stage
@_spi(Simulation) import QuartzCore
@_spi(Simulation) import UIKit

/// A simulated device with one window, in a person's hands; everything begins anew with it.
@MainActor
final class Device {
  let window: UIWindow
  let scale: CGFloat

  init(width: CGFloat = 200, height: CGFloat = 200, scale: CGFloat = 1) {
    Simulation.reset()
    SimulatedInterface.reset()
    self.scale = scale
    window = UIWindow(
      on: UIScreen(size: CGSize(width: width, height: height), scale: scale))
    window.isHidden = false
  }

  /// A control in the window, and what it tells.
  func control(
    at center: CGPoint = CGPoint(x: 100, y: 100), side: CGFloat = 24
  ) -> (control: FavoriteControl, log: Log) {
    let control = FavoriteControl(
      frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    let log = Log(control)
    show(control)
    return (control, log)
  }

  func show(_ view: UIView) {
    window.addSubview(view)
    settle()
  }

  /// Ends the turn of the run loop: what asked for a layout gets it.
  func settle() {
    SimulatedClock.endTurn()
  }

  /// Lets time pass, to just beyond a frame that would else fall on its end, by rounding or not.
  func pass(_ seconds: Double) { SimulatedClock.advance(by: seconds + 1e-7) }

  var links: Int { Simulation.liveDisplayLinks }
  var felt: [String] { SimulatedPerson.sensations.map(\.name) }

  // The person.

  func touch(_ view: UIView, dx: CGFloat = 0, dy: CGFloat = 0) -> UITouch? {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    return touch(at: CGPoint(x: middle.x + dx, y: middle.y + dy))
  }

  func touch(at place: CGPoint) -> UITouch? { window.simulateTouchDown(at: place) }
  func move(_ touch: UITouch, to place: CGPoint) { window.simulateMove(of: touch, to: place) }
  func lift(_ touch: UITouch) { window.simulateLift(of: touch) }
  func cancel(_ touch: UITouch) { window.simulateCancel(of: touch) }

  func tap(_ view: UIView) {
    if let touch = touch(view) { lift(touch) }
  }

  func tap(at place: CGPoint) {
    if let touch = touch(at: place) { lift(touch) }
  }

  // The screen.

  /// What the whole window looks like.
  func pixels() -> Bitmap {
    settle()
    var bitmap = Bitmap(
      width: Int((window.bounds.width * scale).rounded()),
      height: Int((window.bounds.height * scale).rounded()))
    var renderer = LayerRenderer()
    renderer.draw(window.layer, onto: &bitmap, scale: scale)
    return bitmap
  }

  /// How much more red than blue there is in the window, in whole pixels.
  func inked() -> Double {
    let bytes = pixels().bytes
    return stride(from: 0, to: bytes.count, by: 4).reduce(0) { sum, index in
      sum + (Double(bytes[index]) - Double(bytes[index + 2])) / 255
    }
  }
}

/// What a control told, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  init(_ control: FavoriteControl) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        self?.entries.append("changed \(control?.isSelected ?? false)")
      }, for: .valueChanged)
    control.addAction(
      UIAction { [weak self] _ in self?.entries.append("primary") },
      for: .primaryActionTriggered)
    control.onSettled = { [weak self] settlement in
      self?.entries.append("settled \(settlement)")
    }
  }
}
