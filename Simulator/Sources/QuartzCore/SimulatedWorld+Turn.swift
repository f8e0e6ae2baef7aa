extension SimulatedWorld {
  /// The next time that a display link is to be told of; nil if none is.
  ///
  /// In whole frames, so that no frame is lost to rounding.
  var nextFrame: Double? {
    guard !isSuspended, links.contains(where: { !$0.isPaused }) else { return nil }
    let frame = ((now - frameOrigin) * framesPerSecond + 1e-6).rounded(.down) + 1
    return frameOrigin + frame / framesPerSecond
  }

  /// The next time at which a timer is due or an animation ends.
  var nextEvent: Double? {
    let ends = animatedLayers.compactMap { $0.layer?.nextAnimationEvent }
    return (timers.map(\.due) + ends).min().map { max(now, $0) }
  }

  func fireTimers() {
    let due = timers.filter { $0.due <= now }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.body() }
  }

  func fireLinks() {
    guard !isSuspended else { return }
    let frame = Int(((now - frameOrigin) * framesPerSecond).rounded())
    for link in links where link.isLive && !link.isPaused {
      link.fire(frame: frame, at: now, frameDuration: 1 / framesPerSecond)
    }
  }

  /// Observers, layout and display, commit, and what has begun or ended.
  func endTurn() {
    for observer in turnObservers { observer() }
    precondition(
      !transactions.contains { !$0.isImplicit },
      "A CATransaction.begin() without a commit() outlived its turn of the run loop.")
    commitImplicit()
    updateAnimations()
  }

  /// Tells what has begun and drops what has ended.
  func updateAnimations() {
    animatedLayers.removeAll { $0.layer?.attached.isEmpty ?? true }
    for entry in animatedLayers { entry.layer?.updateAnimations() }
    animatedLayers.removeAll { $0.layer?.attached.isEmpty ?? true }
  }
}
