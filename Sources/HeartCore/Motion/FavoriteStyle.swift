/// How a favorite button moves: a value made of the same few parts for every style.
///
/// Lengths are shares of the icon's longer side and times are seconds at speed 1, so a style goes
/// with any size and any speed.
public struct FavoriteStyle: Equatable, Sendable {
  /// How long a change takes, and along which curve.
  public struct Timing: Equatable, Sendable {
    /// The duration of the whole way, in seconds.
    public var duration: Double
    /// How the value gets there; it must not overshoot.
    public var curve: TimingCurve

    /// Creates the timing of a change; the duration must be 0 or more and finite.
    public init(duration: Double, curve: TimingCurve) {
      precondition(duration >= 0 && duration.isFinite, "A duration must be 0 or more")
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
    /// A spring at rest is hit: the velocity is in shares of the size in a second.
    case spring(SpringMotion, hit: Double)
    /// It passes given values, the last of which must be 1.
    case track(ValueTrack)
  }

  /// How the fill comes when the button is selected.
  public var select: Timing
  /// How the fill goes when the button is deselected.
  public var deselect: Timing
  /// How the fill comes to cover the icon.
  public var fill: Fill
  /// What the whole icon's size does when the button is selected.
  public var scale: Scale
  /// The ring about the icon, if there is one.
  public var ring: RingEffect?
  /// The particles about the icon.
  public var particles: [ParticleRing]

  /// Creates a style of its parts.
  public init(
    select: Timing, deselect: Timing, fill: Fill = .grows, scale: Scale = .still,
    ring: RingEffect? = nil, particles: [ParticleRing] = []
  ) {
    self.select = select
    self.deselect = deselect
    self.fill = fill
    self.scale = scale
    self.ring = ring
    self.particles = particles
  }

  /// How far the style draws beyond the icon's box: the canvas it needs is the box times this.
  ///
  /// 1 where nothing leaves the box.
  public var reach: Double { max(largestScale, 2 * effectsExtent) }

  /// How long ring and particles show, in seconds at speed 1.
  public var effectsDuration: Double {
    particles.reduce(ring?.duration ?? 0) { max($0, $1.end) }
  }

  /// How long a whole change takes until nothing moves, in seconds.
  ///
  /// - Parameters:
  ///   - selecting: Whether the button is being selected or deselected.
  ///   - speed: How fast the motion runs; above 0, and 1 is as designed.
  ///   - reducesMotion: Whether the person wants little motion.
  public func duration(selecting: Bool, speed: Double = 1, reducesMotion: Bool = false) -> Double {
    var motion = StyleMotion(isSelected: !selecting)
    motion.change(
      toSelected: selecting, at: 0, in: reducesMotion ? .reduced : self, speed: speed)
    return motion.end
  }

  private var effectsExtent: Double {
    particles.reduce(ring?.extent ?? 0) { max($0, $1.extent) }
  }

  private var largestScale: Double {
    switch scale {
    case .still: 1
    // The hit's whole energy, with no damping to take any of it.
    case .spring(let spring, let hit): 1 + abs(hit) / spring.frequency
    case .track(let track): track.largest(from: 1)
    }
  }
}
