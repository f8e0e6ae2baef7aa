import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CATransactionTests {
  @Test func whatAnInnerTransactionDoesNotSetHoldsAsInTheOuter() {
    Simulation.reset()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(7)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 7)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test func whatIsSetOutsideHoldsUntilTheTurnEnds() {
    Simulation.reset()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    SimulatedClock.endTurn()
    #expect(!CATransaction.disableActions())
  }

  @Test func theBlockIsCalledWhenAllItsAnimationsAreOver() {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.flush()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(9)
    layer.cornerRadius = 5
    CATransaction.commit()
    CATransaction.setAnimationDuration(1)
    layer.zPosition = 5
    CATransaction.commit()
    #expect(calls == 0)
    SimulatedClock.advance(by: 0.9)
    #expect(calls == 0)
    SimulatedClock.advance(by: 0.2)
    #expect(calls == 1)
  }

  @Test func withoutAnimationsTheBlockIsCalledAtTheCommit() {
    Simulation.reset()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    #expect(calls == 1)
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 1)
    SimulatedClock.endTurn()
    #expect(calls == 2)
  }

  @Test func removedAnimationsAreOverToo() {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.flush()
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0
    CATransaction.commit()
    layer.removeAllAnimations()
    #expect(calls == 1)
    SimulatedClock.advance(by: 1)
    #expect(calls == 1)
  }

  @Test func animationsOfALayerThatIsGoneAreOver() {
    Simulation.reset()
    var calls = 0
    do {
      let layer = CALayer()
      CATransaction.flush()
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.opacity = 0
      CATransaction.commit()
      #expect(calls == 0)
    }
    SimulatedClock.endTurn()
    #expect(calls == 1)
  }

  @Test func aBlockMayAnimateAnew() {
    Simulation.reset()
    let layer = CALayer()
    CATransaction.flush()
    CATransaction.begin()
    CATransaction.setCompletionBlock { layer.cornerRadius = 5 }
    layer.opacity = 0
    CATransaction.commit()
    SimulatedClock.advance(by: 0.3)
    #expect(layer.animationKeys() == ["cornerRadius"])
    SimulatedClock.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }
}
