import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CALayerLayoutTests {
  private final class Log: NSObject, CALayerDelegate {
    var events: [String] = []

    func layoutSublayers(of layer: CALayer) { events.append("layout \(layer.name ?? "")") }
    func display(_ layer: CALayer) { events.append("display \(layer.name ?? "")") }
  }

  @Test func layoutHappensOnceAtTheEndOfTheTurn() {
    Simulation.reset()
    let log = Log()
    let layer = CALayer()
    layer.name = "a"
    layer.delegate = log
    layer.setNeedsLayout()
    layer.bounds.size = CGSize(width: 5, height: 5)
    layer.setNeedsLayout()
    #expect(log.events.isEmpty && layer.needsLayout())
    SimulatedClock.endTurn()
    #expect(log.events == ["layout a"] && !layer.needsLayout())
    SimulatedClock.endTurn()
    #expect(log.events.count == 1)
  }

  @Test func onlyANewSizeAsksForLayout() {
    Simulation.reset()
    let layer = CALayer()
    layer.position = CGPoint(x: 5, y: 5)
    layer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!layer.needsLayout())
    layer.bounds.size.width = 1
    #expect(layer.needsLayout())
  }

  @Test func layoutIfNeededBeginsAtTheHighestLayerThatNeedsIt() {
    Simulation.reset()
    let log = Log()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    for (layer, name) in [(a, "a"), (b, "b"), (c, "c")] {
      layer.name = name
      layer.delegate = log
    }
    a.addSublayer(b)
    b.addSublayer(c)
    CATransaction.flush()
    log.events = []
    a.setNeedsLayout()
    b.setNeedsLayout()
    c.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(log.events == ["layout a", "layout b", "layout c"])
    c.layoutIfNeeded()
    #expect(log.events.count == 3)
  }

  @Test func aNewSizeAsksForDisplayIfTheLayerWantsThat() {
    Simulation.reset()
    let log = Log()
    let layer = CALayer()
    layer.name = "a"
    layer.delegate = log
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 5
    CATransaction.flush()
    #expect(log.events == ["layout a", "display a"])
  }
}
