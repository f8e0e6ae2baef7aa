import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CADisplayLinkTests {
  private final class Target {
    var times: [Double] = []
  }

  @Test func itIsCalledAtEachFrame() throws {
    Simulation.reset()
    let start = CACurrentMediaTime()
    let target = Target()
    var rest: [Double] = []
    let link = CADisplayLink.simulated {
      target.times.append($0.timestamp)
      rest.append($0.targetTimestamp - $0.timestamp)
      #expect($0.timestamp == CACurrentMediaTime())
    }
    #expect(link.timestamp == 0 && link.targetTimestamp == 0)
    link.add(to: .main, forMode: .common)
    SimulatedClock.advance(by: 0.1)
    SimulatedClock.advance(by: 0.9)
    #expect(target.times.count == 60 && target.times.last == start + 1)
    // Rounding of times about 1000.
    #expect(rest.allSatisfy { abs($0 - 1.0 / 60) < 1e-9 } && link.duration == 1.0 / 60)
    link.invalidate()
  }

  @Test func itIsNotCalledWhilePausedOrInTheBackgroundOrBeforeItIsAdded() {
    Simulation.reset()
    var calls = 0
    let link = CADisplayLink.simulated { _ in calls += 1 }
    SimulatedClock.advance(by: 0.5)
    #expect(calls == 0 && Simulation.liveDisplayLinks == 0)
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    SimulatedClock.advance(by: 0.5)
    #expect(calls == 0 && Simulation.liveDisplayLinks == 1 && Simulation.runningDisplayLinks == 0)
    link.isPaused = false
    SimulatedClock.isSuspended = true
    SimulatedClock.advance(by: 0.5)
    #expect(calls == 0)
    SimulatedClock.isSuspended = false
    SimulatedClock.advance(by: 0.5)
    #expect(calls == 30)
    link.invalidate()
    SimulatedClock.advance(by: 0.5)
    #expect(calls == 30 && Simulation.liveDisplayLinks == 0)
  }

  @Test func itKeepsItsTargetUntilItIsInvalidated() {
    Simulation.reset()
    weak var kept: Target?
    weak var keptLink: CADisplayLink?
    do {
      let target = Target()
      kept = target
      let link = CADisplayLink.simulated { _ in target.times.append(0) }
      keptLink = link
      link.add(to: .main, forMode: .common)
    }
    // The run loop keeps the link, and the link its target.
    #expect(kept != nil && keptLink != nil)
    keptLink?.invalidate()
    #expect(kept == nil && keptLink == nil)
  }

  @Test func oneThatWasNeverAddedGoesWithItsOwner() {
    Simulation.reset()
    weak var kept: Target?
    do {
      let target = Target()
      kept = target
      _ = CADisplayLink.simulated { _ in target.times.append(0) }
    }
    #expect(kept == nil && Simulation.displayLinksCreated == 1)
  }

  @Test func itMayInvalidateItselfAndOthersWhileItIsCalled() {
    Simulation.reset()
    var calls: [String] = []
    var other: CADisplayLink?
    let first = CADisplayLink.simulated {
      calls.append("first")
      other?.invalidate()
      $0.invalidate()
    }
    let second = CADisplayLink.simulated { _ in calls.append("second") }
    other = second
    first.add(to: .main, forMode: .common)
    second.add(to: .main, forMode: .common)
    SimulatedClock.advance(by: 0.1)
    #expect(calls == ["first"] && Simulation.liveDisplayLinks == 0)
  }

  @Test func itIsCalledLessOftenWhereThatIsPreferred() {
    Simulation.reset()
    SimulatedClock.framesPerSecond = 120
    var calls = 0
    var stretch = 0.0
    let link = CADisplayLink.simulated {
      calls += 1
      stretch = $0.targetTimestamp - $0.timestamp
    }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
    link.add(to: .main, forMode: .common)
    SimulatedClock.advance(by: 1)
    // Rounding of times about 1000.
    #expect(calls == 60 && abs(stretch - 1.0 / 60) < 1e-9)
    link.invalidate()
  }

  @Test func whatItChangesIsCommittedInTheSameFrame() {
    Simulation.reset()
    let layer = CALayer()
    let link = CADisplayLink.simulated {
      CATransaction.setDisableActions(true)
      layer.opacity = Float($0.timestamp - 1000)
    }
    link.add(to: .main, forMode: .common)
    SimulatedClock.advance(by: 0.5)
    #expect(layer.presentation()?.opacity == 0.5 && layer.animationKeys() == nil)
    link.invalidate()
  }
}
