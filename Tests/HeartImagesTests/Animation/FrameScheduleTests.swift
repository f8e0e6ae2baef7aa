import HeartImages
import Testing

@Suite("Frame schedule")
struct FrameScheduleTests {
  /// Whole rates, broadcast's, and such as no small fraction is.
  private static let rates =
    (1...90).map(Double.init) + [23.976, 29.97, 59.94, 12.345, 89.99, 7.77]

  private static func numerators(
    _ duration: Double, rate: Double, _ clock: FrameSchedule.Clock
  ) -> [Int] {
    FrameSchedule(duration: duration, rate: rate, hold: 1, clock: clock)
      .delays.dropLast().map(\.numerator)
  }

  /// The sum of fractions, in lowest terms.
  private static func sum(_ delays: some Sequence<FrameDelay>) -> FrameDelay {
    delays.reduce(FrameDelay(0, per: 1)) { sum, next in
      let numerator = sum.numerator * next.denominator + next.numerator * sum.denominator
      let denominator = sum.denominator * next.denominator
      var (a, b) = (numerator, denominator)
      while b > 0 { (a, b) = (b, a % b) }
      return FrameDelay(numerator / a, per: denominator / a)
    }
  }

  private static func moving(_ schedule: FrameSchedule) -> FrameDelay {
    sum(schedule.delays.dropLast())
  }

  @Test("grow at 60 frames a second is 21 times a sixtieth, and then the hold")
  func sixtieths() {
    let schedule = FrameSchedule(duration: 0.35, rate: 60, hold: 1.5, clock: .fractions)
    #expect(schedule.times == (0..<21).map { Double($0) / 60 })
    #expect(
      schedule.delays == Array(repeating: FrameDelay(1, per: 60), count: 21) + [
        FrameDelay(3, per: 2)
      ])
  }

  @Test("A last frame is shortened: at 24 frames a second grow ends with a sixtieth")
  func shortened() {
    let schedule = FrameSchedule(duration: 0.35, rate: 24, hold: 1, clock: .fractions)
    #expect(
      schedule.delays == Array(repeating: FrameDelay(1, per: 24), count: 8)
        + [FrameDelay(1, per: 60), FrameDelay(1, per: 1)])
  }

  @Test("Fractions add up to grow's durations exactly, at any rate")
  func fractionsAreExact() {
    for rate in Self.rates {
      for (duration, exact) in [(0.35, FrameDelay(7, per: 20)), (0.25, FrameDelay(1, per: 4))] {
        let schedule = FrameSchedule(duration: duration, rate: rate, hold: 1, clock: .fractions)
        #expect(Self.moving(schedule) == exact, "\(duration) s at \(rate)")
      }
    }
  }

  @Test("Fractions have numbers that an APNG file has room for, none of them 0")
  func fractionsFit() {
    for rate in Self.rates + [0.3] {
      for duration in [0.35, 0.25, 0.6180339887, 0.35 / 1.37, 0.0035, 35.0] {
        let schedule = FrameSchedule(duration: duration, rate: rate, hold: 1, clock: .fractions)
        for delay in schedule.delays {
          #expect(
            1...65_535 ~= delay.numerator && 1...65_535 ~= delay.denominator,
            "\(delay) of \(duration) s at \(rate)")
        }
      }
    }
  }

  @Test("Fractions of a duration that is none add up to it within microseconds")
  func irrational() {
    // Half of what lies between fractions of numbers up to 65,535: next to 1/8 that is 1/8 of 8 µs,
    // next to n seconds n times as much.
    for rate in Self.rates + [0.05, 0.1, 0.3, 0.7, 0.9, 1.1, 1.5, 2.5] {
      let bound = rate >= 8 ? 1e-6 : 8e-6 * max(1, 1 / rate)
      let durations = [
        0.6180339887498949, 0.7071067811865476, 0.5772156649015329, 1.0471975511965976,
        // Next to whole seconds, where fractions are rarest.
        0.9999961, 1.0000077, 9.9999613, 19.9999231,
      ]
      for duration in durations {
        let schedule = FrameSchedule(duration: duration, rate: rate, hold: 1, clock: .fractions)
        let sum = schedule.delays.dropLast().reduce(0) { $0 + $1.seconds }
        #expect(abs(sum - duration) <= bound, "\(duration) s at \(rate): \(sum)")
      }
    }
  }

  @Test("Milliseconds and hundredths add up to the duration's nearest step")
  func stepsAddUp() {
    for duration in [0.35, 0.25, 0.35 / 1.37, 0.6180339887, 2.0, 0.0849] {
      for rate in Self.rates {
        let milliseconds = Self.numerators(duration, rate: rate, .milliseconds)
        #expect(
          milliseconds.reduce(0, +) == Int((duration * 1000).rounded()), "\(duration) s at \(rate)")
        #expect(milliseconds.allSatisfy { $0 >= 1 }, "\(duration) s at \(rate)")
        guard rate <= 50 else { continue }
        let hundredths = Self.numerators(duration, rate: rate, .hundredths)
        #expect(
          hundredths.reduce(0, +) == Int((duration * 100).rounded()), "\(duration) s at \(rate)")
        #expect(hundredths.allSatisfy { $0 >= 2 }, "\(duration) s at \(rate): \(hundredths)")
      }
    }
  }

  @Test("The rest is spread over the frames, as each ends on the nearest step")
  func spread() {
    #expect(Self.numerators(0.35, rate: 30, .hundredths) == [3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 2])
    #expect(Self.numerators(0.1, rate: 60, .milliseconds) == [17, 16, 17, 17, 16, 17])
  }

  @Test("A last frame that would get one hundredth is left out")
  func leftOut() {
    let schedule = FrameSchedule(duration: 0.35, rate: 50, hold: 1, clock: .hundredths)
    #expect(schedule.times == (0..<17).map { Double($0) / 50 })
    #expect(
      schedule.delays.map(\.numerator) == Array(repeating: 2, count: 16) + [3, 100])
  }

  @Test("A last frame that browsers would show for a tenth of a second is left out")
  func slowedByBrowsers() {
    for clock in [FrameSchedule.Clock.fractions, .milliseconds] {
      // The burst's own: 45 frames of 1/60 s, and 10 milliseconds more.
      let schedule = FrameSchedule(duration: 0.76, rate: 60, hold: 1, clock: clock)
      #expect(schedule.times.count == 45, "\(clock)")
      let end = schedule.delays.dropLast().reduce(0) { $0 + $1.seconds }
      #expect(abs(end - 0.76) < 1e-12, "\(clock)")  // a few roundings of Doubles
      for rate in Self.rates {
        for duration in [0.35, 0.25, 0.76, 0.6180339887] {
          let delays = FrameSchedule(duration: duration, rate: rate, hold: 1, clock: clock).delays
          #expect(delays.allSatisfy { $0.seconds > 0.01 }, "\(duration) s at \(rate) in \(clock)")
        }
      }
      // The only one is not left out.
      #expect(FrameSchedule(duration: 0.004, rate: 60, hold: 1, clock: clock).times.count == 1)
    }
  }

  @Test("Frames that rounding would add are not there")
  func guarded() {
    #expect(FrameSchedule(duration: 0.35, rate: 60, hold: 0, clock: .fractions).times.count == 21)
    #expect(
      FrameSchedule(duration: 0.35 / 0.15, rate: 27, hold: 0, clock: .fractions).times.count == 63)
    #expect(
      FrameSchedule(duration: 0.35 / 0.15, rate: 27, hold: 0, clock: .milliseconds).times.count
        == 63)
  }

  @Test("A motion too short to show leaves the settled frame alone")
  func tooShort() {
    for clock in FrameSchedule.Clock.allCases {
      let schedule = FrameSchedule(duration: 0, rate: 25, hold: 1, clock: clock)
      #expect(schedule.times.isEmpty && schedule.delays.map(\.seconds) == [1], "\(clock)")
    }
    #expect(FrameSchedule(duration: 0.01, rate: 25, hold: 1, clock: .hundredths).times.isEmpty)
    #expect(FrameSchedule(duration: 1e-5, rate: 25, hold: 1, clock: .fractions).times.isEmpty)
  }

  @Test("Every hold fits, from none to the longest, and is rounded to the clock")
  func holds() {
    for clock in FrameSchedule.Clock.allCases {
      for hold in [0, 0.004, 0.5, 1.0 / 3, 20, clock.longestDelay] {
        let delay = FrameSchedule(duration: 0.25, rate: 20, hold: hold, clock: clock).delays.last
        // Half a hundredth; but nothing below two of them.
        let tolerance = clock == .hundredths && hold < 0.02 ? 0.02 : 0.005
        #expect(abs((delay?.seconds ?? -1) - hold) <= tolerance, "\(hold) s in \(clock)")
      }
    }
    let none = FrameSchedule(duration: 0.25, rate: 20, hold: 0, clock: .hundredths)
    #expect(none.delays.last == FrameDelay(2, per: 100))
  }

  @Test("The highest rate of a clock is that of the shortest frame that browsers show as told")
  func limits() {
    #expect(FrameSchedule.Clock.allCases.map(\.rateLimit) == [90, 90, 50])
    for clock in FrameSchedule.Clock.allCases {
      for duration in [0.35, 0.25, 0.76, 0.6180339887, 2] {
        let schedule = FrameSchedule(
          duration: duration, rate: clock.rateLimit, hold: clock.shortestDelay, clock: clock)
        #expect(
          schedule.delays.allSatisfy { $0.seconds >= clock.shortestDelay },
          "\(duration) s in \(clock)")
      }
    }
  }

  @Test("More frames than browsers show as told are a fault of who asks for them")
  func tooFast() async {
    await #expect(processExitsWith: .failure) {
      _ = FrameSchedule(duration: 0.25, rate: 90.5, hold: 1, clock: .fractions)
    }
    await #expect(processExitsWith: .failure) {
      _ = FrameSchedule(duration: 0.25, rate: 91, hold: 1, clock: .milliseconds)
    }
  }

  @Test("Steps of another clock are exact, or the nearest")
  func conversion() {
    #expect(FrameDelay(3, per: 100).steps(per: 1000) == 30)
    #expect(FrameDelay(1, per: 60).steps(per: 1000) == 17)
    #expect(FrameDelay(1, per: 60).steps(per: 60) == 1)
  }
}
