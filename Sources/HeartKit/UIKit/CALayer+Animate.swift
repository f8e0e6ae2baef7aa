#if canImport(UIKit) && !os(watchOS)
  import QuartzCore

  extension CALayer {
    /// Lets a property come from one value to another, which it already has.
    ///
    /// It is eased as UIKit eases its own animations, unless they are told otherwise; there is no
    /// asking which way the one that a layout happens in is eased.
    func animate(
      _ property: String, from start: Any, to end: Any, over duration: CFTimeInterval
    ) {
      let animation = CABasicAnimation(keyPath: property)
      animation.fromValue = start
      animation.toValue = end
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      add(animation, forKey: property)
    }
  }
#endif
