import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct SimulatedClockTests {
  @Test func thingsHappenInTheOrderOfTheirTimes() {
    Simulation.reset()
    var told: [String] = []
    SimulatedClock.schedule(after: 0.03) { told.append("late") }
    SimulatedClock.schedule(after: 0.01) {
      told.append("early")
      SimulatedClock.schedule(after: 0.01) { told.append("from within") }
    }
    let link = CADisplayLink.simulated { _ in told.append("frame") }
    link.add(to: .main, forMode: .common)
    SimulatedClock.advance(by: 0.035)
    #expect(told == ["early", "frame", "from within", "late", "frame"])
    link.invalidate()
  }

  @Test func aTurnIsObservedBeforeItIsCommitted() {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.setDisableActions(true)
    var sawTheTransaction = false
    SimulatedClock.observeTurns { sawTheTransaction = CATransaction.disableActions() }
    layer.opacity = 0.5
    SimulatedClock.endTurn()
    #expect(sawTheTransaction)
  }

  @Test func aResetForgetsEverything() {
    Simulation.reset()
    var calls = 0
    let link = CADisplayLink.simulated { _ in calls += 1 }
    link.add(to: .main, forMode: .common)
    let layer = CALayer()
    SimulatedClock.advance(by: 1)
    Simulation.reset()
    #expect(CACurrentMediaTime() == 1000)
    #expect(Simulation.layersCreated == 0 && Simulation.liveDisplayLinks == 0)
    layer.opacity = 0
    SimulatedClock.advance(by: 1)
    #expect(calls == 60)
  }

  @Test func presentationLayersAreNotCounted() {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.flush()
    _ = layer.presentation()?.presentation()
    #expect(Simulation.layersCreated == 1 && Simulation.layersAlive == 1)
  }
}
