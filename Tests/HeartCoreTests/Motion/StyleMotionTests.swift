import Testing

@testable import HeartCore

/// What everything that moves has in common, whichever the style.
struct StyleMotionTests {
  static let styles = FavoriteStyle.Name.allCases.map(\.style) + [.reduced]

  /// All that a picture depends on, so that a jump in any of it shows.
  struct Seen {
    var progress: Double
    var scale: Double
    var effects: StyleEffects?

    init(_ motion: StyleMotion, at time: Double) {
      progress = motion.progress(at: time)
      scale = motion.scale(at: time)
      effects = motion.effects(at: time)
    }

    func jump(to other: Seen) -> Double {
      var largest = max(abs(progress - other.progress), abs(scale - other.scale))
      switch (effects, other.effects) {
      case (let mine?, let others?):
        largest = max(
          largest, abs(mine.elapsed - others.elapsed), abs(mine.opacity - others.opacity))
      // A burst begins with a disc of radius 0, and ends with particles of that size.
      case (nil, let shown?): largest = max(largest, min(shown.elapsed, shown.opacity))
      case (let shown?, nil):
        let left = shown.style.effectsDuration - shown.elapsed
        largest = max(largest, min(left, shown.opacity))
      case (nil, nil): break
      }
      return largest
    }
  }

  @Test("Turning round at any instant changes nothing that is seen then", arguments: styles)
  func noJump(style: FavoriteStyle) {
    var dice = Dice(seed: 7)
    for _ in 0..<300 {
      var motion = StyleMotion(isSelected: false, in: style)
      var now = 0.0
      var isSelected = false
      for _ in 0..<8 {
        isSelected.toggle()
        let before = Seen(motion, at: now)
        motion.change(toSelected: isSelected, at: now, in: style, speed: 1)
        let jump = before.jump(to: Seen(motion, at: now))
        // The bound that is claimed; it is the same number that goes on.
        #expect(jump < 1e-9, "\(before) at \(now)")
        now += dice.number(in: 0...0.4)
      }
    }
  }

  @Test("Turning round into another style changes neither fill, size, ring nor particles")
  func noJumpAcrossStyles() {
    var dice = Dice(seed: 8)
    for round in 0..<1_000 {
      var motion = StyleMotion(isSelected: false)
      var now = 0.0
      for step in 1...8 {
        let style = Self.styles[dice.index(below: Self.styles.count)]
        let before = Seen(motion, at: now)
        let fill = motion.fill
        let moved = before.progress > 0 && before.progress < 1
        motion.change(toSelected: step % 2 == 1, at: now, in: style, speed: 1)
        // The bound that is claimed.
        #expect(before.jump(to: Seen(motion, at: now)) < 1e-9, "round \(round) at \(now)")
        if moved { #expect(motion.fill == fill) }
        now += dice.number(in: 0...0.3)
      }
    }
  }

  @Test(
    "Between turns nothing jumps from one ten-thousandth of a second to the next", arguments: styles
  )
  func continuous(style: FavoriteStyle) {
    var motion = StyleMotion(isSelected: false, in: style)
    var before = Seen(motion, at: 0)
    for tick in 0..<20_000 {
      let now = Double(tick) * 1e-4
      if tick == 10 { motion.change(toSelected: true, at: now, in: style, speed: 1) }
      if tick == 3_500 { motion.change(toSelected: false, at: now, in: style, speed: 1) }
      if tick == 4_500 { motion.change(toSelected: true, at: now, in: style, speed: 1) }
      let seen = Seen(motion, at: now)
      // The fastest is the fill at 1 ÷ 0.14 s times the curve's steepest slope, below 20 a second;
      // settling springs come to rest from at most their bound of 1e-3.
      #expect(before.jump(to: seen) < 4e-3, "\(before) to \(seen) at \(now)")
      before = seen
    }
  }

  @Test("Whenever a burst's icon shrinks on its way to selected, the disc hides it")
  func burstHides() {
    var dice = Dice(seed: 14)
    let burst = FavoriteStyle.burst
    // The heart's farthest corner, as a share of its longer side.
    let corner = 0.557_203
    for _ in 0..<400 {
      var motion = StyleMotion(isSelected: false, in: burst)
      var now = 0.0
      for step in 0..<8 {
        let isSelected = step % 2 == 0
        motion.change(toSelected: isSelected, at: now, in: burst, speed: 1)
        var before = motion.scale(at: now)
        for _ in 0..<40 {
          now += dice.number(in: 0...0.02)
          let size = motion.scale(at: now)
          if isSelected, size < before, size < 0.8 {
            let outer = motion.effects(at: now).flatMap { burst.ring?.radii(at: $0.elapsed)?.outer }
            #expect((outer ?? 0) >= size * corner, "\(size) at \(now)")
          }
          before = size
        }
      }
    }
  }

  @Test("Selected again before they are gone, ring and particles come back to full")
  func effectsReturn() throws {
    var motion = StyleMotion(isSelected: false, in: .burst)
    motion.change(toSelected: true, at: 0, in: .burst, speed: 1)
    motion.change(toSelected: false, at: 0.3, in: .burst, speed: 1)
    let faded = try #require(motion.effects(at: 0.4))
    #expect(faded.opacity < 0.7 && faded.elapsed == 0.3)
    motion.change(toSelected: true, at: 0.4, in: .burst, speed: 1)
    let back = try #require(motion.effects(at: 0.6))
    #expect(back.opacity == 1)
    // They go on from where they stood; the sum rounds.
    #expect(agree(back.elapsed, 0.5))
  }

  @Test("From its end on, a motion is exactly at rest", arguments: styles)
  func ends(style: FavoriteStyle) {
    for isSelected in [true, false] {
      var motion = StyleMotion(isSelected: !isSelected, in: style)
      motion.change(toSelected: isSelected, at: 3, in: style, speed: 1)
      // The same sum in another order.
      #expect(agree(motion.end - 3, style.duration(selecting: isSelected)))
      #expect(motion.progress(at: motion.end) == (isSelected ? 1 : 0))
      #expect(motion.scale(at: motion.end) == 1)
      #expect(motion.effects(at: motion.end) == nil)
      let before = motion.end - 1e-3
      let moves =
        motion.progress(at: before) != (isSelected ? 1 : 0) || motion.scale(at: before) != 1
        || motion.effects(at: before) != nil
      #expect(moves, "still \(before)")
    }
  }

  @Test("Twice the speed is the same motion in half the time", arguments: styles)
  func speed(style: FavoriteStyle) {
    var plain = StyleMotion(isSelected: false, in: style)
    var fast = StyleMotion(isSelected: false, in: style)
    plain.change(toSelected: true, at: 0, in: style, speed: 1)
    fast.change(toSelected: true, at: 0, in: style, speed: 2)
    // A spring's settling time is a logarithm of numbers that rounded apart.
    #expect(abs(fast.end - plain.end / 2) < 1e-9)
    for step in 0...100 {
      let time = Double(step) / 100 * plain.end
      let jump = Seen(plain, at: time).jump(to: Seen(fast, at: time / 2))
      // A spring's settling cuts off at instants that differ by rounding.
      #expect(jump < 1e-3 + 1e-9, "at \(time)")
    }
    #expect(agree(style.duration(selecting: true, speed: 2), fast.end))
  }

  @Test(
    "However quickly it is tapped, no size leaves the style's reach or comes near 0",
    arguments: styles)
  func sizeInReach(style: FavoriteStyle) {
    var dice = Dice(seed: 9)
    for _ in 0..<200 {
      var motion = StyleMotion(isSelected: false, in: style)
      var now = 0.0
      for step in 0..<40 {
        motion.change(toSelected: step % 2 == 0, at: now, in: style, speed: 1)
        for _ in 0..<5 {
          now += dice.number(in: 0...0.03)
          let size = motion.scale(at: now)
          #expect(size <= style.reach + 1e-9 && size >= 0.199, "at \(now)")
          #expect(0...1 ~= motion.progress(at: now), "at \(now)")
        }
      }
    }
  }
}
