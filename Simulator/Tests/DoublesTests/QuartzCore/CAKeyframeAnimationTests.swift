import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CAKeyframeAnimationTests {
  /// What is shown at each quarter of a second of an animation of one second.
  private static func quarters(_ change: (CAKeyframeAnimation) -> Void) -> [Double] {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.flush()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = [0, 10, 30]
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    change(animation)
    layer.add(animation, forKey: "a")
    SimulatedClock.endTurn()
    return (0...4).map { _ in
      let shown = layer.presentation()?.zPosition ?? -1
      SimulatedClock.advance(by: 0.25)
      return (shown * 1e6).rounded() / 1e6
    }
  }

  @Test func withoutTimesTheValuesAreSpacedEvenly() {
    #expect(Self.quarters { _ in } == [0, 5, 10, 20, 30])
  }

  @Test func eachValueIsReachedAtItsTime() {
    let shown = Self.quarters { $0.keyTimes = [0, 0.25, 1] }
    #expect(shown == [0, 10, 16.666667, 23.333333, 30])
  }

  @Test func discreteValuesStayUntilTheNext() {
    let shown = Self.quarters {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.25, 0.75, 1]
    }
    #expect(shown == [0, 10, 10, 30, 30])
  }

  @Test func eachStretchHasItsOwnTiming() {
    let shown = Self.quarters {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1),
      ]
    }
    // Ease out is 0.684641 of the way in half the time.
    #expect(shown[1] == 5 && abs(shown[3] - (10 + 20 * 0.684641)) < 1e-4)
  }
}
