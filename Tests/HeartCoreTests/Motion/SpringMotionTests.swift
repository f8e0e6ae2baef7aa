import Testing

@testable import HeartCore

/// Laws that hold for every spring, swept over all three regimes and their borders.
struct SpringMotionTests {
  /// Swinging, nearly critical on either side, critical, and creeping springs.
  static let bounces = [
    0.95, 0.6, 0.3, 0.05, 1e-4, 1e-9, 0, -1e-9, -1e-7, -1e-4, -0.05, -0.3, -0.7, -0.95,
  ]
  static let springs = bounces.flatMap { bounce in
    [0.1, 0.4, 2.5].map { SpringMotion(duration: $0, bounce: bounce) }
  }
  static let starts = [(1.0, 0.0), (0, 1), (-0.7, 9), (0.3, -40), (1e-4, 0)].map {
    SpringMotion.State(displacement: $0.0, velocity: $0.1)
  }

  @Test("A spring starts where it is released, with the velocity that it has", arguments: springs)
  func start(spring: SpringMotion) {
    for start in Self.starts {
      #expect(spring.state(after: 0, from: start) == start)
      let soon = spring.state(after: 1e-9 * spring.duration, from: start)
      let size = abs(start.displacement) + abs(start.velocity) * spring.duration
      // In a billionth of its duration a spring moves by 2π such shares of its size at most; the
      // stiffest here, of a damping ratio of 20, changes its velocity by 250 of them.
      #expect(abs(soon.displacement - start.displacement) < 1e-7 * size, "\(start)")
      #expect(abs(soon.velocity - start.velocity) < 1e-6 * size * spring.frequency, "\(start)")
    }
  }

  @Test("Going on from a state on the way is the same motion", arguments: springs)
  func goesOn(spring: SpringMotion) {
    for start in Self.starts {
      // In units of which displacement and velocity both are of the motion's size.
      let size = abs(start.displacement) + abs(start.velocity) / spring.frequency
      for first in [0.02, 0.3, 1.1] {
        for second in [0.01, 0.4, 2] {
          let a = first * spring.duration
          let b = second * spring.duration
          let whole = spring.state(after: a + b, from: start)
          let parts = spring.state(after: b, from: spring.state(after: a, from: start))
          // The bound that is claimed, in units of the motion's size.
          #expect(
            abs(whole.displacement - parts.displacement) < 1e-9 * size,
            "\(start) \(first) \(second)")
          #expect(
            abs(whole.velocity - parts.velocity) < 1e-9 * size * spring.frequency,
            "\(start) \(first) \(second)")
        }
      }
    }
  }

  @Test(
    "The velocity is the displacement's slope, and the motion obeys its equation",
    arguments: springs)
  func equation(spring: SpringMotion) {
    let omega = spring.frequency
    // Central differences: their own error is step² times the third derivative, below 1e-6 here.
    let step = 1e-4 / omega / max(1, spring.dampingRatio)
    for start in Self.starts {
      let size = abs(start.displacement) + abs(start.velocity) / omega
      let stiff = max(1, spring.dampingRatio)
      for share in [0.01, 0.1, 0.37, 1, 2.2] {
        let time = share * spring.duration
        let before = spring.state(after: time - step, from: start)
        let now = spring.state(after: time, from: start)
        let after = spring.state(after: time + step, from: start)
        let slope = (after.displacement - before.displacement) / (2 * step)
        #expect(abs(slope - now.velocity) < 1e-5 * size * omega * stiff, "\(start) at \(share)")
        let acceleration = (after.velocity - before.velocity) / (2 * step)
        let residual =
          acceleration + 2 * spring.dampingRatio * omega * now.velocity
          + omega * omega * now.displacement
        #expect(
          abs(residual) < 1e-4 * size * omega * omega * stiff * stiff, "\(start) at \(share)")
      }
    }
  }

  @Test("Nearly critical springs move as the critical one does")
  func nearlyCritical() {
    let start = SpringMotion.State(displacement: 1, velocity: -3)
    let critical = SpringMotion(duration: 0.5, bounce: 0)
    for bounce in [1e-12, 1e-9, 1e-7, -1e-12, -1e-9, -1e-7] {
      let near = SpringMotion(duration: 0.5, bounce: bounce)
      for step in 0...40 {
        let time = Double(step) / 40
        let difference =
          near.state(after: time, from: start).displacement
          - critical.state(after: time, from: start).displacement
        // The motion depends smoothly on the bounce, with a slope below 10 here.
        #expect(abs(difference) < 10 * abs(bounce) + 1e-12, "\(bounce) at \(time)")
      }
    }
  }

  @Test("After its settling time a motion stays within the bound", arguments: springs)
  func settles(spring: SpringMotion) {
    for start in Self.starts {
      let settled = spring.settlingTime(from: start, within: 1e-3)
      #expect(settled >= 0 && settled.isFinite)
      for step in 0...400 {
        let time = settled + Double(step) / 100 * spring.duration
        let state = spring.state(after: time, from: start)
        // The bound itself, but for the rounding of the time that it is reached at.
        #expect(abs(state.displacement) <= 1e-3 * (1 + 1e-9), "\(start) at \(time)")
        #expect(abs(state.velocity) / spring.frequency <= 1e-3 * (1 + 1e-9), "\(start) at \(time)")
      }
    }
  }

  @Test("The settling time is not much later than the motion needs", arguments: springs)
  func settlesInTime(spring: SpringMotion) {
    let start = SpringMotion.State(displacement: 1, velocity: 0)
    let settled = spring.settlingTime(from: start, within: 1e-3)
    let early = spring.state(after: settled * 0.4, from: start)
    let envelope = max(
      abs(early.displacement), abs(early.velocity) / spring.frequency,
      abs(spring.state(after: settled * 0.4 + spring.duration / 4, from: start).displacement))
    #expect(envelope > 1e-3, "settled at \(settled) s")
  }

  @Test("What is already within the bound settles at once")
  func settledAlready() {
    for spring in Self.springs {
      let still = SpringMotion.State(displacement: 0, velocity: 0)
      #expect(spring.settlingTime(from: still, within: 1e-3) == 0)
    }
  }

  @Test("A spring on its way keeps value and velocity when it gets a new target")
  func turns() {
    var dice = Dice(seed: 5)
    for _ in 0..<1_000 {
      let motion = SpringMotion(
        duration: dice.number(in: 0.05...2), bounce: dice.number(in: -0.9...0.9))
      let first = MovingSpring(
        from: dice.number(in: -1...1), velocity: dice.number(in: -20...20), to: 1, at: 3,
        along: motion)
      let turn = 3 + dice.number(in: 0...1)
      let second = MovingSpring(
        from: first.value(at: turn), velocity: first.velocity(at: turn), to: 0, at: turn,
        along: motion)
      // The bound that is claimed; what is handed over is the very number.
      #expect(abs(second.value(at: turn) - first.value(at: turn)) < 1e-9)
      if turn < second.end {
        #expect(abs(second.velocity(at: turn) - first.velocity(at: turn)) < 1e-9)
      }
      #expect(second.value(at: second.end) == 0)
      #expect(second.velocity(at: second.end) == 0)
    }
  }
}
