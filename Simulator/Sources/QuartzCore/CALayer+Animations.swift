extension CALayer {
  /// Animates with a copy of an animation.
  ///
  /// One that had the same key is removed. An animation of no duration gets the transaction's; one
  /// without a beginning begins now.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    precondition(presented == nil, "A presentation layer shows, and cannot be changed.")
    let world = SimulatedWorld.current
    let transaction = world.transaction
    let copy = anim.duplicate()
    if copy.duration <= 0 { copy.duration = CATransaction.animationDuration() }
    if let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    copy.check(on: self)
    if let key { removeAnimation(forKey: key) }
    transaction.group?.enter()
    attached.append(
      AttachedAnimation(
        key: key, animation: copy,
        begin: copy.beginTime == 0 ? localTime : copy.beginTime, group: transaction.group))
    world.animatedLayers.removeAll { $0.layer === self || $0.layer == nil }
    world.animatedLayers.append(WeakLayer(layer: self))
  }

  /// Removes what was added with a key.
  public func removeAnimation(forKey key: String) {
    remove { $0.key == key }
  }

  /// Removes all that is animated.
  public func removeAllAnimations() {
    remove { _ in true }
  }

  /// The keys of what is animated.
  ///
  /// In the order in which it is applied; nil for none.
  public func animationKeys() -> [String]? {
    let keys = (presented ?? self).attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// What was added with a key.
  ///
  /// It must not be changed, as documented.
  public func animation(forKey key: String) -> CAAnimation? {
    (presented ?? self).attached.first { $0.key == key }?.animation
  }

  /// The layer as it is on the screen now.
  ///
  /// Nil before the first commit.
  ///
  /// Its tree is made of presentation layers too.
  public func presentation() -> Self? {
    if presented != nil { return self }
    guard isCommitted else { return nil }
    let copy = makePresentation()
    guard let copy = copy as? Self else {
      fatalError("A subclass of a layer is not modelled: \(type(of: self)).")
    }
    return copy
  }

  /// The layer itself, for one that presents it.
  public func model() -> Self {
    guard let presented else { return self }
    guard let model = presented as? Self else { fatalError("A presentation has its class.") }
    return model
  }

  /// All that it shows now, animations included.
  @_spi(Simulation) public var presentedValues: LayerValues {
    if presented != nil { return values }
    var shown = values
    let time = localTime
    for entry in attached { entry.animation.apply(at: time, begin: entry.begin, to: &shown) }
    return shown
  }

  /// How many animations it has, those without a key too.
  @_spi(Simulation) public var animationCount: Int { attached.count }

  private func remove(_ isRemoved: (AttachedAnimation) -> Bool) {
    let removed = attached.filter(isRemoved)
    attached.removeAll(where: isRemoved)
    for entry in removed where !entry.hasEnded {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
      entry.group?.leave()
    }
  }
}
