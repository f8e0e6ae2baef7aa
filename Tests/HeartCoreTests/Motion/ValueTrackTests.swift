import Testing

@testable import HeartCore

struct ValueTrackTests {
  let track = ValueTrack([
    .init(at: 0.1, 0.5, along: .easeIn), .init(at: 0.3, 1.2, along: .easeOut), .init(at: 0.5, 1),
  ])

  @Test("A track passes its values at their times, and rests at the last")
  func keys() {
    #expect(track.value(at: 0, from: 0.9) == 0.9)
    #expect(track.value(at: 0.1, from: 0.9) == 0.5)
    #expect(track.value(at: 0.3, from: 0.9) == 1.2)
    #expect(agree(track.value(at: 0.4, from: 0.9), 1.1))
    #expect(track.value(at: 0.5, from: 0.9) == 1)
    #expect(track.value(at: 9, from: 0.9) == 1)
    #expect(track.value(at: -1, from: 0.9) == 0.9)
    #expect(track.duration == 0.5)
    #expect(track.largest(from: 1.3) == 1.3)
    #expect(track.largest(from: 0) == 1.2)
    #expect(track.smallest(from: 0.7) == 0.5)
    #expect(track.smallest(from: 0.1) == 0.1)
  }

  @Test("No curve leaves the track's bounds, however it overshoots")
  func bounds() {
    var dice = Dice(seed: 13)
    for _ in 0..<300 {
      let keys = (1...4).map { step in
        ValueTrack.Key(
          at: Double(step), dice.number(in: -2...2),
          along: TimingCurve(
            dice.number(in: 0...1), dice.number(in: -2...3), dice.number(in: 0...1),
            dice.number(in: -2...3)))
      }
      let track = ValueTrack(keys)
      let first = dice.number(in: -2...2)
      for step in 0...400 {
        let value = track.value(at: Double(step) / 100, from: first)
        #expect(value <= track.largest(from: first) + 1e-12, "\(track) from \(first) at \(step)")
        #expect(value >= track.smallest(from: first) - 1e-12, "\(track) from \(first) at \(step)")
      }
    }
  }

  @Test("A track has no jump anywhere")
  func continuous() {
    var earlier = track.value(at: 0, from: 1)
    for step in 1...50_000 {
      let value = track.value(at: Double(step) * 1e-5, from: 1)
      // The steepest way here is 0.7 in 0.2 s along ease-out, below 10 a second.
      #expect(abs(value - earlier) < 1e-4, "at \(step)")
      earlier = value
    }
  }
}
