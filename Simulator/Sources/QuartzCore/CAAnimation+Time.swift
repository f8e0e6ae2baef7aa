extension CAAnimation {
  /// How long it runs in all, in its own time.
  var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let once = autoreverses ? 2 * duration : duration
    return once * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// How long it runs in all, in the time of what holds it; at speed 0, without end.
  var outerDuration: Double { speed > 0 ? activeDuration / Double(speed) : .infinity }

  /// Changes what a layer shows, at a time of what holds the animation.
  ///
  /// Nothing changes before the beginning and from the end on, but for what `fillMode` says.
  func apply(at outerTime: Double, begin: Double, to values: inout LayerValues) {
    let elapsed = (outerTime - begin) * Double(speed)
    if elapsed < 0, fillMode != .backwards, fillMode != .both { return }
    if elapsed >= activeDuration, fillMode != .forwards, fillMode != .both { return }
    let active = max(0, min(elapsed, activeDuration)) + timeOffset
    let share = basicShare(at: active)
    let eased = timingFunction?.value(at: share) ?? share
    apply(atShare: eased, time: eased * duration, to: &values)
  }

  /// The share of one run, 0…1, back again where it runs backward.
  private func basicShare(at active: Double) -> Double {
    guard duration > 0 else { return 1 }
    let runs = active / duration
    let isAtEnd = active >= activeDuration && timeOffset == 0
    // The end belongs to the run that ends there, not to the one that would begin.
    let index = isAtEnd ? max(0, runs.rounded(.up) - 1) : runs.rounded(.down)
    let share = min(1, runs - index)
    let isBackward = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    return isBackward ? 1 - share : share
  }
}
