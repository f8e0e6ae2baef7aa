/// Is told when an animation begins and ends.
///
/// Both methods may be left out.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has ended, or was removed before.
  ///
  /// Then it has not finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Left out.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Left out.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
