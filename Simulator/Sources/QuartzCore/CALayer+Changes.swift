extension CALayer {
  /// Changes what the layer shows, and lets the action for it happen.
  ///
  /// The action is looked for before the change and runs after it. What stays the same looks for
  /// none, which is our choice.
  func change(
    _ key: String, isSame: (LayerValues) -> Bool, _ change: (inout LayerValues) -> Void
  ) {
    precondition(presented == nil, "A presentation layer shows, and cannot be changed.")
    if isSame(values) { return }
    _ = SimulatedWorld.current.transaction
    let action = CATransaction.disableActions() ? nil : action(forKey: key)
    let old = values.bounds
    change(&values)
    if old.size != values.bounds.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The animation that a stand-alone layer's property has by itself.
  ///
  /// Its length is the transaction's, and its timing that of most of the system's animations.
  func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard isCommitted, Self.implicitKeys.contains(key),
      let animated = AnimatedKey(key, of: self)
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = presentedValues[animated].any
    guard animation.fromValue != nil else { return nil }
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// A path is not among them: the documentation says that it has no implicit animation.
  private static let implicitKeys: Set<String> = [
    "bounds", "position", "zPosition", "anchorPoint", "transform", "opacity",
    "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "fillColor", "strokeColor",
    "lineWidth", "miterLimit",
  ]
}
