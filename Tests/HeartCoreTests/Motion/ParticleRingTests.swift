import Testing

@testable import HeartCore

struct ParticleRingTests {
  static let rings = FavoriteStyle.burst.particles

  @Test("The same seed gives the same particles on every machine, and another seed others")
  func seeded() throws {
    // Recorded: the first ring's second particle in the midst of its way, to the last bit.
    let recorded = try #require(Self.rings[0].particle(1, at: 0.5))
    #expect(recorded.place == Vector2D(dx: 0.6977896828012389, dy: -0.5453428693432072))
    #expect(recorded.radius == 0.050379971765430014)
    for ring in Self.rings {
      var other = ring
      other.seed = 99
      for index in 0..<ring.count {
        let time = ring.start + 0.4 * ring.duration
        #expect(ring.particle(index, at: time) != other.particle(index, at: time))
      }
    }
  }

  @Test("Particles appear at their start, are gone at their end, and stay in their extent")
  func extent() {
    var dice = Dice(seed: 6)
    for _ in 0..<300 {
      let ring = ParticleRing(
        count: 1 + dice.index(below: 20), angle: dice.number(in: -9...9),
        radiusFrom: dice.number(in: 0...2), radiusTo: dice.number(in: 0...2),
        size: dice.number(in: 0...1), colors: [],
        curve: TimingCurve(0.3, dice.number(in: -2...3), 0.5, dice.number(in: -2...3)),
        start: dice.number(in: 0...1), duration: dice.number(in: 0.01...1),
        disorder: dice.number(in: 0...1), seed: UInt64(dice.index(below: 1_000)))
      for index in 0..<ring.count {
        #expect(ring.particle(index, at: ring.start) == nil)
        #expect(ring.particle(index, at: ring.end + 1e-9) == nil)
        for step in 1..<20 {
          let time = ring.start + ring.duration * Double(step) / 20
          guard let particle = ring.particle(index, at: time) else {
            Issue.record("particle \(index) of \(ring) is missing at \(time)")
            continue
          }
          #expect(particle.radius >= 0)
          #expect(particle.place.length + particle.radius <= ring.extent + 1e-9, "\(ring)")
        }
      }
    }
  }

  @Test("Without disorder the first particle flies in the direction given: 0 is up")
  func direction() throws {
    let ring = ParticleRing(
      count: 4, angle: 0, radiusFrom: 0.5, radiusTo: 1, size: 0.1, colors: [], curve: .linear,
      start: 0, duration: 1, disorder: 0, seed: 1)
    let first = try #require(ring.particle(0, at: ring.start + 0.1))
    let second = try #require(ring.particle(1, at: ring.start + 0.1))
    #expect(agree(first.place.dx, 0) && first.place.dy < 0)
    #expect(second.place.dx > 0 && agree(second.place.dy, 0))
  }
}
