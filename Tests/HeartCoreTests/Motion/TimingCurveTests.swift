import Testing

@testable import HeartCore

struct TimingCurveTests {
  @Test("A curve's value is that of the Bézier curve, to 1e-9")
  func solved() {
    var dice = Dice(seed: 1)
    for _ in 0..<2_000 {
      let curve = TimingCurve(
        dice.number(in: 0...1), dice.number(in: -1...2), dice.number(in: 0...1),
        dice.number(in: -1...2))
      let share = dice.number(in: 0...1)
      let expected = Self.byHalving(curve, at: share)
      // The bound that is claimed.
      #expect(abs(curve(share) - expected) < 1e-9, "\(curve) at \(share)")
    }
  }

  @Test("A curve with a flat spot is solved too")
  func flat() {
    // The time stands still in the middle of the parameter: x′(½) = 0.
    let curve = TimingCurve(1, 0, 0, 1)
    for step in 0...1_000 {
      let share = Double(step) / 1_000
      let expected = Self.byHalving(curve, at: share)
      // At the flat spot the last bit of the time is worth its cube root in the parameter.
      let tolerance = abs(share - 0.5) < 1e-3 ? 1e-5 : 1e-9
      #expect(abs(curve(share) - expected) < tolerance, "\(share)")
    }
  }

  @Test("A curve is exactly 0 up to its start, and exactly 1 from its end")
  func ends() {
    for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0, 0, 0, 0)] {
      #expect(curve(0) == 0)
      #expect(curve(-1) == 0)
      #expect(curve(1) == 1)
      #expect(curve(7) == 1)
      #expect(curve(.nan) == 0)
    }
  }

  @Test("The straight line answers the share itself")
  func linear() {
    #expect(TimingCurve.linear(0.25) == 0.25)
    #expect(TimingCurve(0.3, 0.3, 0.6, 0.6)(0.7) == 0.7)
  }

  @Test("Ease-out at half its time is the value that the documentation shows")
  func documented() {
    // The value has six digits.
    #expect(abs(TimingCurve.easeOut(0.5) - 0.684_643) < 1e-6)
  }

  @Test("A curve whose values do not overshoot never falls, and stays in 0…1")
  func rises() {
    var dice = Dice(seed: 2)
    for _ in 0..<200 {
      let first = dice.number(in: 0...1)
      let curve = TimingCurve(dice.number(in: 0...1), first, dice.number(in: 0...1), 1)
      var earlier = 0.0
      for step in 1...100 {
        let value = curve(Double(step) / 100)
        #expect(value >= earlier - 1e-12 && value <= 1, "\(curve) at \(step)")
        earlier = value
      }
    }
  }

  /// The plain way: halve the parameter's bracket until nothing is left of it.
  private static func byHalving(_ curve: TimingCurve, at share: Double) -> Double {
    func at(_ s: Double, _ first: Double, _ second: Double) -> Double {
      let r = 1 - s
      return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if at(middle, curve.x1, curve.x2) < share { low = middle } else { high = middle }
    }
    return at((low + high) / 2, curve.y1, curve.y2)
  }
}
