import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CALayerTreeTests {
  private static func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).compactMap(\.name).joined()
  }

  private static func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test func layersAreInsertedWhereOneSays() {
    Simulation.reset()
    let root = CALayer()
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (Self.named("a"), Self.named("b"), Self.named("c"), Self.named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(Self.names(root) == "cab")
    root.insertSublayer(d, above: c)
    #expect(Self.names(root) == "cdab")
    root.insertSublayer(b, below: d)
    #expect(Self.names(root) == "cbda")
    root.replaceSublayer(c, with: a)
    #expect(Self.names(root) == "abd")
    #expect(c.superlayer == nil && a.superlayer === root)
    root.sublayers = [d, c]
    #expect(Self.names(root) == "dc" && a.superlayer == nil)
  }

  @Test func aLayerLiesInOneLayerOnly() {
    Simulation.reset()
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil && second.sublayers?.count == 1)
    #expect(child.superlayer === second)
  }

  @Test func aMaskIsHeldByItsLayerAndIsNoSublayer() {
    Simulation.reset()
    let layer = CALayer()
    layer.mask = Self.named("m")
    #expect(layer.sublayers == nil && layer.mask?.name == "m")
    layer.mask = nil
    #expect(Simulation.layersAlive == 1)
  }

  @Test func aLayerKeepsThoseInItAndNotWhatItLiesIn() {
    Simulation.reset()
    let child = CALayer()
    do {
      let root = CALayer()
      root.addSublayer(child)
      root.addSublayer(CALayer())
      #expect(Simulation.layersAlive == 3)
    }
    #expect(Simulation.layersAlive == 1 && Simulation.layersCreated == 3)
    #expect(child.superlayer == nil)
  }

  @Test func aDelegateIsNotKept() {
    Simulation.reset()
    final class Delegate: NSObject, CALayerDelegate {}
    let layer = CALayer()
    do {
      let delegate = Delegate()
      layer.delegate = delegate
      #expect(layer.delegate === delegate)
    }
    #expect(layer.delegate == nil)
  }
}
