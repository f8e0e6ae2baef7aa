import Testing

@testable import HeartCore

struct MovingValueTests {
  @Test("A value at rest is its target at every instant, and its end is past")
  func rest() {
    let value = MovingValue(resting: 0.3)
    for time in [-1e9, 0, 1, 1e9] { #expect(value.value(at: time) == 0.3) }
    #expect(value.end == -.infinity)
  }

  @Test("A whole way takes its whole duration along its curve")
  func wholeWay() {
    var value = MovingValue(resting: 0)
    value.move(to: 1, at: 10, over: 0.35, along: .easeOut)
    #expect(value.end == 10.35)
    #expect(value.value(at: 9) == 0)
    #expect(value.value(at: 10) == 0)
    #expect(agree(value.value(at: 10.175), TimingCurve.easeOut(0.5)))
    #expect(value.value(at: value.end) == 1)
    #expect(value.value(at: value.end - 1e-3) < 1)
  }

  @Test("Turning round never jumps: 1,000 curves and instants, each turned twice")
  func noJump() {
    var dice = Dice(seed: 3)
    for round in 0..<1_000 {
      var value = MovingValue(resting: 0)
      var now = dice.number(in: -5...5)
      var target = 1.0
      for _ in 0..<3 {
        let before = value.value(at: now)
        value.move(
          to: target, at: now, over: dice.number(in: 0.01...3), along: .random(&dice))
        let after = value.value(at: now)
        // The bound that is claimed; the arithmetic is better.
        #expect(abs(after - before) < 1e-9, "round \(round) at \(now)")
        // Just after the turn, too: a curve may be steep at its start, but it is continuous.
        let next = value.value(at: now.nextUp)
        #expect(abs(next - before) < 1e-4, "round \(round) just after \(now)")
        now += dice.number(in: 0...0.5)
        target = 1 - target
      }
    }
  }

  @Test("The way back takes the share of its duration that is left to go")
  func shareLeft() {
    var value = MovingValue(resting: 0)
    value.move(to: 1, at: 0, over: 1, along: .linear)
    value.move(to: 0, at: 0.4, over: 0.25, along: .linear)
    #expect(agree(value.end, 0.4 + 0.25 * 0.4))
    #expect(agree(value.value(at: 0.45), 0.2))
  }

  @Test("A way after a turned one has its own full duration")
  func replays() {
    var value = MovingValue(resting: 0)
    value.move(to: 1, at: 0, over: 0.35, along: .easeOut)
    value.move(to: 0, at: 0.1, over: 0.25, along: .linear)
    value.move(to: 1, at: 5, over: 0.35, along: .easeOut)
    #expect(value.end == 5.35)
  }

  @Test("Going where the value is takes no time")
  func nowhere() {
    var value = MovingValue(resting: 1)
    value.move(to: 1, at: 2, over: 5, along: .easeIn)
    #expect(value.end == 2)
    #expect(value.value(at: 2) == 1)
  }

  @Test("A way between 0 and 1 never leaves them and never turns by itself")
  func inRange() {
    var dice = Dice(seed: 4)
    for _ in 0..<300 {
      let curve = TimingCurve(
        dice.number(in: 0...1), dice.number(in: 0...1), dice.number(in: 0...1), 1)
      var value = MovingValue(resting: 1)
      value.move(to: 0, at: 0, over: 1, along: curve)
      var earlier = 1.0
      for step in 0...60 {
        let now = value.value(at: Double(step) / 60)
        #expect(now >= 0 && now <= earlier + 1e-12, "\(curve) at \(step)")
        earlier = now
      }
      #expect(earlier == 0)
    }
  }
}
