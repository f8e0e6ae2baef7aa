/// How a favorite button moves.
///
/// It is a value made of the same few parts for every style. Lengths are shares of the icon's
/// longer side and times are seconds at speed 1, so a style goes with any size and any speed.
public struct FavoriteStyle: Equatable, Sendable {
  /// How long a change takes, and along which curve.
  public struct Timing: Equatable, Sendable {
    /// The duration of the whole way, in seconds.
    public let duration: Double
    /// How the value gets there, without overshooting.
    public let curve: TimingCurve

    /// Creates the timing of a change.
    ///
    /// The duration must be 0 or more and finite, and the curve's values 0…1: a fill that is more
    /// than full, or less than empty, is none.
    public init(duration: Double, curve: TimingCurve) {
      precondition(
        duration >= 0 && duration.isFinite, "A duration must be 0 or more, not \(duration)")
      precondition(
        (0...1).contains(curve.y1) && (0...1).contains(curve.y2),
        "A change's curve must not overshoot: its values are \(curve.y1) and \(curve.y2)")
      self.duration = duration
      self.curve = curve
    }
  }

  /// How the fill comes to cover the icon.
  public enum Fill: Equatable, Sendable {
    /// A disc grows from the middle.
    case grows
    /// The whole fill becomes opaque.
    case fades
  }

  /// What the whole icon's size does when the button is selected.
  public enum Scale: Equatable, Sendable {
    /// Nothing.
    case still
    /// A spring at rest is hit.
    ///
    /// The hit is a velocity, in shares of the size in a second. It is from 0 to less than the
    /// spring's frequency, so that the size stays above 0.
    case spring(SpringMotion, hit: Double)
    /// It passes given values, the last of which is 1.
    ///
    /// All are above 0.
    case track(ValueTrack)
  }

  /// How the fill comes when the button is selected.
  public var select: Timing {
    get { parts.select }
    set { parts.select = newValue }
  }
  /// How the fill goes when the button is deselected.
  public var deselect: Timing {
    get { parts.deselect }
    set { parts.deselect = newValue }
  }
  /// How the fill comes to cover the icon.
  public var fill: Fill {
    get { parts.fill }
    set { parts.fill = newValue }
  }
  /// What the whole icon's size does when the button is selected.
  public var scale: Scale {
    get { parts.scale }
    set {
      Self.check(newValue)
      parts.scale = newValue
    }
  }
  /// The ring about the icon, if there is one.
  public var ring: RingEffect? {
    get { parts.ring }
    set { parts.ring = newValue }
  }
  /// The particles about the icon.
  public var particles: [ParticleRing] {
    get { parts.particles }
    set { parts.particles = newValue }
  }

  /// All that a style is.
  ///
  /// Models, motions and every frame's instant hold styles, and hardly ever change one.
  @Shared private var parts: Parts

  private struct Parts: Equatable, Sendable {
    var select: Timing
    var deselect: Timing
    var fill: Fill
    var scale: Scale
    var ring: RingEffect?
    var particles: [ParticleRing]
  }

  /// Creates a style of its parts.
  public init(
    select: Timing, deselect: Timing, fill: Fill = .grows, scale: Scale = .still,
    ring: RingEffect? = nil, particles: [ParticleRing] = []
  ) {
    Self.check(scale)
    parts = Parts(
      select: select, deselect: deselect, fill: fill, scale: scale, ring: ring,
      particles: particles)
  }

  /// How much larger than the icon's box the canvas has to be.
  ///
  /// 1 where nothing leaves the box. An icon whose path goes beyond its own view box does so here
  /// too.
  public var reach: Double { max(largestScale, 2 * effectsExtent) }

  /// How long ring and particles show, in seconds at speed 1.
  public var effectsDuration: Double {
    particles.reduce(ring?.duration ?? 0) { max($0, $1.end) }
  }

  /// Whether ring and particles are those of another style.
  func hasSameEffects(as other: FavoriteStyle) -> Bool {
    ring == other.ring && particles == other.particles
  }

  /// How long a whole change takes until nothing moves, in seconds.
  ///
  /// - Parameters:
  ///   - selecting: Whether the button is being selected or deselected.
  ///   - speed: How fast the motion runs, in ``FavoriteModel/speeds``; 1 is as designed.
  ///   - reducesMotion: Whether the person wants little motion, which has a speed of its own.
  public func duration(selecting: Bool, speed: Double = 1, reducesMotion: Bool = false) -> Double {
    var motion = StyleMotion(isSelected: !selecting)
    motion.change(
      toSelected: selecting, at: 0, in: reducesMotion ? .reduced : self,
      speed: reducesMotion ? 1 : speed)
    return motion.end
  }

  private var effectsExtent: Double {
    particles.reduce(ring?.extent ?? 0) { max($0, $1.extent) }
  }

  private var largestScale: Double {
    switch scale {
    case .still: 1
    // The hit's whole energy, with no damping to take any of it.
    case .spring(let spring, let hit): 1 + hit / spring.frequency
    case .track(let track): track.largest(from: 1)
    }
  }

  private static func check(_ scale: Scale) {
    switch scale {
    case .still: break
    case .spring(let spring, let hit):
      precondition(
        hit >= 0 && hit < spring.frequency,
        "A hit must be at least 0 and below the spring's \(spring.frequency), not \(hit)")
    case .track(let track):
      precondition(
        track.last == 1 && track.smallest(from: 1) > 0,
        "A track of sizes must stay above 0 and end at 1, not \(track.last)")
    }
  }
}
