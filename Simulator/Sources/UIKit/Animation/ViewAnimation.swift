import CoreGraphics
import Foundation
@_spi(Simulation) import QuartzCore

/// One animation of views: its timing while it is set up, and its completion.
@MainActor
final class ViewAnimation {
  static var isEnabled = true
  private(set) static var current: ViewAnimation?

  let duration: TimeInterval
  private let delay: TimeInterval
  private let curve: CAMediaTimingFunction
  private let fromShown: Bool
  private var completion: ((Bool) -> Void)?
  private var underway = 0
  private var isSetUp = false
  private var allFinished = true

  private init(
    duration: TimeInterval, delay: TimeInterval, curve: CAMediaTimingFunction, fromShown: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.fromShown = fromShown
    self.completion = completion
  }

  static func run(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let outer = current
    let takesDuration = outer == nil || options.contains(.overrideInheritedDuration)
    let takesCurve = outer == nil || options.contains(.overrideInheritedCurve)
    let animation = ViewAnimation(
      duration: takesDuration ? max(duration, 0) : outer?.duration ?? 0, delay: max(delay, 0),
      curve: takesCurve ? function(options) : outer?.curve ?? function(options),
      fromShown: options.contains(.beginFromCurrentState), completion: completion)
    current = animation
    animations()
    current = outer
    animation.isSetUp = true
    // What moves nothing ends in the next turn of the run loop, not in this one.
    if animation.underway == 0 { SimulatedClock.schedule(after: 0) { animation.endIfDone() } }
  }

  static func reset() {
    isEnabled = true
    current = nil
  }

  /// What a change of a layer's property does: a move inside an animation, nothing outside.
  static func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
    guard isEnabled, let animation = current, animation.duration > 0,
      animatable.contains(key)
    else { return NSNull() }
    return animation.action(for: layer, key)
  }

  private func action(for layer: CALayer, _ key: String) -> (any CAAction)? {
    let move = CABasicAnimation(keyPath: key)
    // Without the option a view moves on from its former end; with it, from where it is seen. A
    // layer that moves already goes on from where it is seen either way, as UIKit has it since its
    // animations add up: the picture is the same at the start, the path to the end is our choice.
    let isMoving = layer.animation(forKey: key) != nil
    let source = fromShown || isMoving ? layer.presentation() ?? layer : layer
    move.fromValue = Self.value(of: source, key)
    move.duration = duration
    move.timingFunction = curve
    if delay > 0 {
      move.beginTime = CACurrentMediaTime() + delay
      move.fillMode = .backwards
    }
    move.delegate = ViewAnimationDelegate(self)
    underway += 1
    return move
  }

  fileprivate func didEnd(finished: Bool) {
    underway -= 1
    allFinished = allFinished && finished
    endIfDone()
  }

  private func endIfDone() {
    guard isSetUp, underway == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }

  private static func function(_ options: UIView.AnimationOptions) -> CAMediaTimingFunction {
    switch options.intersection(.curves) {
    case .curveEaseIn: CAMediaTimingFunction(name: .easeIn)
    case .curveEaseOut: CAMediaTimingFunction(name: .easeOut)
    case .curveLinear: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  private static func value(of layer: CALayer, _ key: String) -> Any? {
    switch key {
    case "bounds": layer.bounds
    case "position": layer.position
    case "transform": layer.transform
    case "opacity": layer.opacity
    case "backgroundColor": layer.backgroundColor
    default: nil
    }
  }

  // What of a view is documented to be animatable, by the names of its layer's properties.
  private static let animatable: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor",
  ]
}

/// Tells an animation of views that one of its moves has ended.
final class ViewAnimationDelegate: NSObject, CAAnimationDelegate {
  private let animation: ViewAnimation

  init(_ animation: ViewAnimation) {
    self.animation = animation
    super.init()
  }

  func animationDidStart(_ anim: CAAnimation) {}

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    let animation = animation
    MainActor.assumeIsolated { animation.didEnd(finished: flag) }
  }
}
