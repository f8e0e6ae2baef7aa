import Testing

@testable import HeartCore

struct FavoriteStyleTests {
  @Test("The default is Jike's: 0.35 s ease-out to select, 0.25 s linear to deselect")
  func jike() {
    let grow = FavoriteStyle.grow
    #expect(grow.select == .init(duration: 0.35, curve: TimingCurve(0, 0, 0.58, 1)))
    #expect(grow.deselect == .init(duration: 0.25, curve: .linear))
    #expect(grow.duration(selecting: true) == 0.35)
    #expect(grow.duration(selecting: false) == 0.25)
    #expect(grow.reach == 1)
    #expect(FavoriteModel().style == grow)
  }

  @Test("A changed copy of a style leaves the style as it was, and changed back it is equal")
  func copies() {
    let burst = FavoriteStyle.burst
    var copy = burst
    copy.select = burst.deselect
    copy.deselect = burst.select
    copy.fill = .fades
    copy.scale = .still
    copy.ring = nil
    copy.particles = []
    #expect(copy.select == burst.deselect && copy.deselect == burst.select)
    #expect(copy.fill == .fades && copy.scale == .still)
    #expect(copy.ring == nil && copy.particles.isEmpty)
    #expect(burst.ring != nil && burst.particles.count == 2 && burst != copy)
    copy = FavoriteStyle(
      select: burst.select, deselect: burst.deselect, fill: burst.fill, scale: burst.scale,
      ring: burst.ring, particles: burst.particles)
    #expect(copy == burst)
  }

  @Test("A style that never leaves the icon has a reach of 1, another more")
  func reach() {
    #expect(FavoriteStyle.plain.reach == 1)
    #expect(FavoriteStyle.reduced.reach == 1)
    #expect(FavoriteStyle.pop.reach > 1 && FavoriteStyle.pop.reach < 1.5)
    #expect(FavoriteStyle.burst.reach > 1.5 && FavoriteStyle.burst.reach < 2.5)
  }

  @Test(
    "Little motion is a fade of at most 0.2 s, whatever the style, and no shorter version of it")
  func reduced() {
    for name in FavoriteStyle.Name.allCases {
      for selecting in [true, false] {
        for speed in [0.01, 1, 100] {
          let duration = name.style.duration(
            selecting: selecting, speed: speed, reducesMotion: true)
          #expect(duration == 0.15)
        }
      }
    }
    #expect(FavoriteStyle.reduced.fill == .fades)
    #expect(FavoriteStyle.reduced.scale == .still)
    #expect(FavoriteStyle.reduced.effectsDuration == 0)
  }

  @Test("The burst's disc hides the icon while it is small")
  func burstCovers() throws {
    let burst = FavoriteStyle.burst
    let ring = try #require(burst.ring)
    guard case .track(let scale) = burst.scale else {
      Issue.record("the burst has no track of sizes")
      return
    }
    // The heart's farthest corner, as a share of its longer side.
    let corner = 0.557_203
    for step in 1...100 {
      let time = Double(step) / 100 * scale.keys[0].time
      let size = scale.value(at: time, from: 1)
      if size < 0.8 {
        let radii = try #require(ring.radii(at: time))
        #expect(radii.outer >= size * corner, "at \(time)")
      }
    }
  }

  @Test("Each style's name reads back, and no other text is one")
  func names() {
    for name in FavoriteStyle.Name.allCases {
      #expect(FavoriteStyle.Name(name.text) == name)
    }
    for text in ["", "Grow", "grow ", "explode"] {
      #expect(FavoriteStyle.Name(text) == nil)
    }
  }
}
