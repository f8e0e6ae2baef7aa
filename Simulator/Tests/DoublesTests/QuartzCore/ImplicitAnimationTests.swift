import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct ImplicitAnimationTests {
  /// A delegate that answers as a view does outside of its own animations.
  private final class Answering: NSObject, CALayerDelegate {
    var answer: (any CAAction)?
    var asked: [String] = []

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }
  }

  private final class Recorded: CAAction {
    var runs: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      runs.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  private static func shownLayer() -> CALayer {
    let layer = CALayer()
    CATransaction.flush()
    return layer
  }

  @Test func aLayerOfItsOwnIsAnimatedOverAQuarterOfASecond() throws {
    Simulation.reset()
    let layer = Self.shownLayer()
    layer.opacity = 0
    #expect(layer.opacity == 0)
    #expect(layer.presentation()?.opacity == 1)
    #expect(layer.animationKeys() == ["opacity"])
    SimulatedClock.advance(by: 0.125)
    // Half the time is 0.8024 of the way with the control points (0.25, 0.1) and (0.25, 1).
    let shown = try #require(layer.presentation()?.opacity)
    #expect(abs(shown - (1 - 0.8024)) < 1e-4)
    SimulatedClock.advance(by: 0.126)
    #expect(layer.presentation()?.opacity == 0 && layer.animationKeys() == nil)
  }

  @Test func withActionsDisabledAChangeIsSeenAtOnce() {
    Simulation.reset()
    let layer = Self.shownLayer()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    layer.position = CGPoint(x: 5, y: 5)
    CATransaction.commit()
    #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 0)
  }

  @Test func aDelegateThatAnswersNullStopsTheSearch() {
    Simulation.reset()
    let delegate = Answering()
    delegate.answer = NSNull()
    let layer = Self.shownLayer()
    layer.delegate = delegate
    layer.bounds.size.width = 7
    #expect(delegate.asked == ["bounds"] && layer.animationKeys() == nil)
  }

  @Test func theDelegateIsAskedBeforeTheActionsAndTheseBeforeTheClass() {
    Simulation.reset()
    let (first, second) = (Recorded(), Recorded())
    let delegate = Answering()
    let layer = Self.shownLayer()
    layer.delegate = delegate
    layer.actions = ["opacity": second]
    delegate.answer = first
    layer.opacity = 0.5
    // The action is run when the new value is there.
    #expect(first.runs == ["opacity 0.5"] && second.runs.isEmpty)
    delegate.answer = nil
    layer.opacity = 0.25
    #expect(second.runs == ["opacity 0.25"] && layer.animationKeys() == nil)
    layer.actions = ["opacity": NSNull()]
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test func aTransactionSaysHowLongAndHow() throws {
    Simulation.reset()
    let layer = Self.shownLayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.cornerRadius = 10
    CATransaction.commit()
    SimulatedClock.advance(by: 0.5)
    let shown = try #require(layer.presentation()?.cornerRadius)
    // Rounding only.
    #expect(abs(shown - 2.5) < 1e-9)
  }

  @Test func aChangeInFlightBeginsFromWhatIsShown() throws {
    Simulation.reset()
    let layer = Self.shownLayer()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.zPosition = 100
    SimulatedClock.advance(by: 0.125)
    layer.zPosition = 0
    let shown = try #require(layer.presentation()?.zPosition)
    // Rounding only.
    #expect(abs(shown - 50) < 1e-9)
  }

  @Test func aPathHasNoImplicitAnimation() {
    Simulation.reset()
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: .zero, transform: nil)
    CATransaction.flush()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(layer.animationKeys() == nil)
    layer.fillColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.animationKeys() == ["fillColor"])
  }

  @Test func aLayerThatWasNeverShownIsNotAnimated() {
    Simulation.reset()
    let layer = CALayer()
    layer.opacity = 0
    #expect(layer.animationKeys() == nil && layer.presentation() == nil)
    SimulatedClock.endTurn()
    #expect(layer.presentation()?.opacity == 0)
  }
}
