extension CALayer {
  /// A time of another layer's in its own; nil is the clock's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    local(l?.absolute(t) ?? t)
  }

  /// A time of its own in another layer's; nil is the clock's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = absolute(t)
    return l?.local(time) ?? time
  }

  /// The time of now, in its own.
  var localTime: Double { local(SimulatedClock.now) }

  /// When the next of its animations begins or ends, in the clock's time; nil if none will.
  var nextAnimationEvent: Double? {
    let times = attached.flatMap { entry in
      entry.hasEnded ? [] : entry.hasBegun ? [entry.end] : [entry.begin]
    }
    return times.min().map { absolute($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Tells delegates what has begun and ended, and drops what is to be dropped.
  func updateAnimations() {
    let now = localTime
    // Times that were added up may differ in their last bits.
    let reached = { (time: Double) in time <= now + 1e-9 }
    let begun = attached.filter { !$0.hasBegun && reached($0.begin) }
    for index in attached.indices where reached(attached[index].begin) {
      attached[index].hasBegun = true
    }
    for entry in begun { entry.animation.delegate?.animationDidStart(entry.animation) }
    let ended = attached.filter { !$0.hasEnded && reached($0.end) }
    for index in attached.indices where reached(attached[index].end) {
      attached[index].hasEnded = true
    }
    attached.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
    for entry in ended {
      entry.animation.delegate?.animationDidStop(entry.animation, finished: true)
      entry.group?.leave()
    }
  }

  private func local(_ time: Double) -> Double {
    let outer = parent?.local(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  private func absolute(_ time: Double) -> Double {
    guard speed != 0 else { return .infinity }
    let outer = (time - timeOffset) / Double(speed) + beginTime
    return parent?.absolute(outer) ?? outer
  }
}
