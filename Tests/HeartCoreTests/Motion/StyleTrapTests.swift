#if compiler(>=6.2)  // Tests that watch a process end came with Swift 6.2.
  import HeartCore
  import Testing

  /// Styles and speeds that could not keep their promises cannot be made.
  struct StyleTrapTests {
    @Test("A button's speed must be one that its motion can run at")
    func speeds() async {
      await #expect(processExitsWith: .failure) { _ = FavoriteModel(speed: 0) }
      await #expect(processExitsWith: .failure) { _ = FavoriteModel(speed: .nan) }
      await #expect(processExitsWith: .failure) { _ = FavoriteModel(speed: 1e154) }
      await #expect(processExitsWith: .failure) {
        var model = FavoriteModel()
        model.speed = .leastNonzeroMagnitude
      }
    }

    @Test("A change must take a time that ends, along a curve that does not overshoot")
    func timings() async {
      await #expect(processExitsWith: .failure) {
        _ = FavoriteStyle.Timing(duration: .nan, curve: .linear)
      }
      await #expect(processExitsWith: .failure) {
        _ = FavoriteStyle.Timing(duration: 1, curve: TimingCurve(0.3, 1.6, 0.6, 1))
      }
    }

    @Test("An icon's size must stay above 0, and come back to 1")
    func scales() async {
      await #expect(processExitsWith: .failure) {
        var style = FavoriteStyle.grow
        style.scale = .track(ValueTrack([.init(at: 0.2, 0), .init(at: 0.4, 1)]))
      }
      await #expect(processExitsWith: .failure) {
        var style = FavoriteStyle.grow
        style.scale = .track(ValueTrack([.init(at: 0.2, 1.2)]))
      }
      await #expect(processExitsWith: .failure) {
        var style = FavoriteStyle.grow
        style.scale = .spring(SpringMotion(duration: 1, bounce: 0.5), hit: 7)
      }
    }

    @Test("A ring of particles must have numbers in their ranges")
    func particles() async {
      await #expect(processExitsWith: .failure) {
        _ = ParticleRing(
          count: -1, angle: 0, radiusFrom: 0, radiusTo: 1, size: 0.1, colors: [], curve: .linear,
          start: 0, duration: 1, disorder: 0, seed: 1)
      }
      await #expect(processExitsWith: .failure) {
        _ = ParticleRing(
          count: 3, angle: 0, radiusFrom: 0, radiusTo: 1, size: 0.1, colors: [], curve: .linear,
          start: 0, duration: 1, disorder: 2.5, seed: 1)
      }
    }
  }
#endif
