/// A damped spring, given by its duration and bounce.
///
/// Apple's platforms give theirs in the same way.
///
/// A mass of 1 at a displacement x from rest follows x″ + 2ζω x′ + ω² x = 0, with ω = 2π ÷ duration
/// and the damping ratio ζ = 1 − bounce, or 1 ÷ (1 + bounce) where the bounce is negative. Every
/// answer is a closed form of the time: no stepping, no drift, any frame rate.
public struct SpringMotion: Equatable, Sendable {
  /// The period of the spring if nothing damped it, in seconds.
  public let duration: Double
  /// How much it swings.
  ///
  /// 0 is critically damped, toward 1 it rings, toward −1 it creeps.
  public let bounce: Double

  /// Creates a spring of a duration and a bounce.
  ///
  /// The duration must be above 0 and finite, the bounce between −1 and 1.
  public init(duration: Double, bounce: Double) {
    precondition(
      duration > 0 && duration.isFinite && bounce > -1 && bounce < 1,
      "A spring's duration must be above 0, and its bounce between -1 and 1")
    self.duration = duration
    self.bounce = bounce
  }

  /// The frequency without damping, in radians per second.
  public var frequency: Double { 2 * .pi / duration }
  /// The share of critical damping.
  ///
  /// Below 1 it swings, at 1 it just does not, above it creeps.
  public var dampingRatio: Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }

  /// Where a spring is, and how fast it moves.
  public struct State: Equatable, Sendable {
    /// The displacement from rest, in units of the caller's.
    public var displacement: Double
    /// The change of the displacement in a second.
    public var velocity: Double

    /// Creates a state of a spring.
    public init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }

  /// The state at a time after another state.
  ///
  /// The time is in seconds; for one of 0 or less it is that other state itself.
  public func state(after time: Double, from initial: State) -> State {
    guard time > 0 else { return initial }
    let x = initial.displacement
    let v = initial.velocity
    let waves = waves(at: time)
    let drag = dampingRatio * frequency
    return State(
      displacement: x * waves.even + (v + drag * x) * waves.odd,
      velocity: v * waves.even - (drag * v + frequency * frequency * x) * waves.odd)
  }

  /// The two solutions that every motion is a sum of.
  ///
  /// The even one starts at 1, the odd one with slope 1.
  private func waves(at time: Double) -> (even: Double, odd: Double) {
    let ratio = dampingRatio
    let drag = ratio * frequency
    if ratio < 1 {
      let swing = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
      let decay = Elementary.exponential(-drag * time)
      let turn = Elementary.sineAndCosine(swing * time)
      return (decay * turn.cosine, decay * turn.sine / swing)
    }
    let split = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    guard split * time > 1e-3 else {
      // Near critical damping the two exponentials below would cancel each other. The hyperbolic
      // functions' series are exact here: the next terms are below 1e-15.
      let decay = Elementary.exponential(-drag * time)
      let square = split * time * split * time
      return (
        decay * (1 + square / 2 * (1 + square / 12)),
        decay * time * (1 + square / 6 * (1 + square / 20))
      )
    }
    // ω²/(drag + split) is drag − split without the cancellation.
    let slow = Elementary.exponential(-frequency * frequency / (drag + split) * time)
    let fast = Elementary.exponential(-(drag + split) * time)
    return ((slow + fast) / 2, (slow - fast) / (2 * split))
  }

  /// The time after which a motion stays within a bound, in seconds.
  ///
  /// From then on the displacement, and the velocity over the frequency, are both at most the
  /// bound. The answer comes from the motion's envelope, so it may be later than the last instant
  /// outside, and never earlier. It is 0 where the motion never leaves the bound.
  ///
  /// - Parameters:
  ///   - initial: The state that the motion starts from.
  ///   - bound: In the displacement's units; above 0.
  public func settlingTime(from initial: State, within bound: Double) -> Double {
    let limit = creepingTime(from: initial, within: bound)
    guard dampingRatio < 1 else { return limit }
    // The swing's envelope is exact; only near critical damping is it worse than the other bound.
    let drag = dampingRatio * frequency
    let swing = frequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let x = initial.displacement
    let odd = (initial.velocity + drag * x) / swing
    let amplitude = (x * x + odd * odd).squareRoot()
    guard amplitude > bound else { return 0 }
    return min(limit, Elementary.logarithm(amplitude / bound) / drag)
  }

  /// The settling time by an envelope that does not swing.
  ///
  /// It holds for every damping.
  private func creepingTime(from initial: State, within bound: Double) -> Double {
    // Behind its highest point each part of the envelope only falls.
    let crest = crestTime
    let ceiling = envelope(of: initial, waves: (1, envelopeWaves(at: crest).odd))
    guard ceiling > bound else { return 0 }
    func isOutside(at time: Double) -> Bool {
      envelope(of: initial, waves: envelopeWaves(at: time)) > bound
    }
    guard isOutside(at: crest) else { return crest }
    var low = crest
    var high = max(crest, duration)
    while isOutside(at: high) { high *= 2 }
    // 60 halvings reach the last bit.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isOutside(at: middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// What the displacement, and the velocity over the frequency, do not exceed.
  private func envelope(of initial: State, waves: (even: Double, odd: Double)) -> Double {
    let drag = dampingRatio * frequency
    let x = abs(initial.displacement)
    let v = abs(initial.velocity)
    let displacement = x * waves.even + (v + drag * x) * waves.odd
    let velocity = v * waves.even + (drag * v + frequency * frequency * x) * waves.odd
    return max(displacement, velocity / frequency)
  }

  /// The waves, or for a swinging spring what bounds them.
  ///
  /// The bounds are |cos| ≤ 1 and |sin(a t)/a| ≤ t.
  private func envelopeWaves(at time: Double) -> (even: Double, odd: Double) {
    guard dampingRatio < 1 else { return waves(at: time) }
    let decay = Elementary.exponential(-dampingRatio * frequency * time)
    return (decay, decay * time)
  }

  /// The time at which the odd wave's envelope is highest.
  private var crestTime: Double {
    let ratio = dampingRatio
    let drag = ratio * frequency
    guard ratio > 1 else { return 1 / drag }
    let split = frequency * ((ratio - 1) * (ratio + 1)).squareRoot()
    guard split > 1e-3 * frequency else { return 1 / drag * (1 + 1e-6) }
    let sum = drag + split
    return Elementary.logarithm(sum * sum / (frequency * frequency)) / (2 * split)
  }
}
