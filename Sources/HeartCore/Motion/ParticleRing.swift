/// Particles that fly outward from a circle and vanish.
///
/// They are evenly spread but for a little disorder. Lengths are shares of the icon's longer side;
/// times are seconds after the start. The disorder comes from the seed alone: the same seed gives
/// the same frames.
public struct ParticleRing: Equatable, Sendable {
  /// How many there are; 0 or more.
  public let count: Int
  /// The direction of the first, in radians clockwise from straight up.
  public let angle: Double
  /// How far from the middle they appear; 0 or more.
  public let radiusFrom: Double
  /// How far from the middle they vanish; 0 or more.
  public let radiusTo: Double
  /// The diameter of each before it shrinks to nothing; 0 or more.
  public let size: Double
  /// The colors, taken in turn; without any, the fill's.
  public var colors: [RGBA]
  /// How they get outward.
  ///
  /// Where the curve overshoots, they stay at the end it overshoots.
  public var curve: TimingCurve
  /// When they appear; 0 or more.
  public let start: Double
  /// How long they show; above 0.
  public let duration: Double
  /// How far each may differ in direction and size.
  ///
  /// From 0, not at all, to 1, wildly.
  public let disorder: Double
  /// What the disorder is drawn from.
  public var seed: UInt64

  /// Creates a ring of particles.
  ///
  /// Every number must be finite and in its range.
  public init(
    count: Int, angle: Double, radiusFrom: Double, radiusTo: Double, size: Double, colors: [RGBA],
    curve: TimingCurve, start: Double, duration: Double, disorder: Double, seed: UInt64
  ) {
    precondition(count >= 0, "A ring's count of particles must be 0 or more, not \(count)")
    precondition(
      duration > 0 && duration.isFinite,
      "A ring's duration must be above 0, not \(duration)")
    precondition(angle.isFinite, "A ring's angle must be finite, not \(angle)")
    precondition(
      (0...1).contains(disorder), "A ring's disorder must be 0…1, not \(disorder)")
    for length in [radiusFrom, radiusTo, size, start] {
      precondition(
        length >= 0 && length.isFinite,
        "A ring's radii, size and start must be 0 or more, not \(length)")
    }
    self.count = count
    self.angle = angle
    self.radiusFrom = radiusFrom
    self.radiusTo = radiusTo
    self.size = size
    self.colors = colors
    self.curve = curve
    self.start = start
    self.duration = duration
    self.disorder = disorder
    self.seed = seed
  }

  /// When the last of them is gone.
  public var end: Double { start + duration }
  /// How far from the middle anything of them shows, ever.
  public var extent: Double {
    max(radiusFrom, radiusTo) + size * (1 + disorder / 2) / 2
  }

  /// One particle at one time.
  public struct Particle: Equatable, Sendable {
    /// Where its middle is, from the icon's middle.
    public var place: Vector2D
    /// Its radius.
    public var radius: Double
    /// Its color; nil is the fill's.
    public var color: RGBA?
  }

  /// A particle at a time after the start of the style.
  ///
  /// It is counted from 0, and nil where it is not seen.
  public func particle(_ index: Int, at time: Double) -> Particle? {
    let share = (time - start) / duration
    guard share > 0, share < 1 else { return nil }
    var dice = SplitMix64(seed: seed &+ UInt64(index))
    let step = 2 * Double.pi / Double(count)
    let turned = angle + step * (Double(index) + (dice.unit() - 0.5) * disorder)
    let direction = Elementary.sineAndCosine(turned)
    let distance = radiusFrom + (radiusTo - radiusFrom) * min(1, max(0, curve(share)))
    // Full for most of the way, then quickly gone.
    let shrunk = size * (1 + (dice.unit() - 0.5) * disorder) * (1 - share * share * share)
    return Particle(
      place: Vector2D(dx: direction.sine, dy: -direction.cosine) * distance, radius: shrunk / 2,
      color: colors.isEmpty ? nil : colors[index % colors.count])
  }
}
