import Foundation

// Animations of views. What changes inside the closure moves from where it was.
extension UIView {
  /// Whether changes of views move at all; true at first.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Has changes of views move, or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// The seconds of the animation that is being set up; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  /// Does something without anything moving.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let earlier = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = earlier
  }

  /// Moves views, slow at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, animations: animations, completion: nil)
  }

  /// Moves views, slow at both ends, and tells when they have arrived.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Moves views after some seconds, and tells when they have arrived.
  ///
  /// An animation inside another one takes the duration and the curve of that around it, unless the
  /// options say otherwise. To repeat traps: how a repeated animation ends here is not modelled.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.isDisjoint(with: [.repeat, .autoreverse]) else {
      fatalError("Repeated and reversed animations of views are not modelled.")
    }
    ViewAnimation.run(
      duration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }
}
