/// Ring and particles over time.
///
/// How far they have come, and how much of them shows.
struct MovingEffects: Equatable, Sendable {
  /// Where the effects are in their own time, at the latest turn.
  ///
  /// In seconds at speed 1.
  private var elapsed = Double.infinity
  private var start = -Double.infinity
  private var speed = 0.0
  private var opacity = MovingValue(resting: 0)

  /// How far the effects have come at an instant.
  ///
  /// In seconds at speed 1.
  func elapsed(at time: Double) -> Double {
    // While they stand still there is no time to multiply by, be it infinite.
    speed > 0 ? elapsed + max(0, time - start) * speed : elapsed
  }

  /// How much of the effects shows at an instant, 0…1.
  func opacity(at time: Double) -> Double { opacity.value(at: time) }

  /// The instant from which on nothing of them is seen.
  func end(of duration: Double) -> Double {
    guard speed > 0 else { return opacity.end }
    return start + max(0, duration - elapsed) / speed
  }

  /// Whether anything of them is seen at an instant.
  func isSeen(at time: Double, of duration: Double) -> Bool {
    // By the end itself: the time elapsed then may be short of the duration by a rounding.
    time < end(of: duration) && opacity.value(at: time) > 0
  }

  /// Begins the effects.
  ///
  /// Those still in sight go on from where they are and come back.
  ///
  /// - Parameter way: How long those take to come back from nothing, in seconds.
  mutating func play(at time: Double, for duration: Double, speed: Double, way: Double) {
    if isSeen(at: time, of: duration) {
      elapsed = elapsed(at: time)
      opacity.move(to: 1, at: time, over: way, along: .linear)
    } else {
      elapsed = 0
      opacity = MovingValue(resting: 1)
    }
    start = time
    self.speed = speed
  }

  /// Holds the effects where they are and lets them fade.
  ///
  /// They are gone by the instant given.
  mutating func fade(at time: Double, by end: Double, of duration: Double) {
    let shown = isSeen(at: time, of: duration) ? opacity.value(at: time) : 0
    elapsed = elapsed(at: time)
    start = time
    speed = 0
    opacity = MovingValue(resting: shown)
    if shown > 0 {
      // A way that is cut to the share left takes that share of its duration: ask for the whole.
      opacity.move(to: 0, at: time, over: max(0, end - time) / shown, along: .linear)
    }
  }
}
