import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CALayerGeometryTests {
  private static func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    return layer
  }

  @Test func aFrameFollowsFromBoundsPositionAndAnchor() {
    Simulation.reset()
    let layer = CALayer()
    layer.bounds = CGRect(x: 100, y: 100, width: 10, height: 20)
    layer.position = CGPoint(x: 50, y: 60)
    #expect(layer.frame == CGRect(x: 45, y: 50, width: 10, height: 20))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 50, y: 60))
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 10, height: 20))
  }

  @Test func settingAFrameSetsSizeAndPositionAndKeepsTheOrigin() {
    Simulation.reset()
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    layer.anchorPoint = CGPoint(x: 0.25, y: 0)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 30))
    #expect(layer.position == CGPoint(x: 20, y: 20))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test func underATransformAFrameIsTheUprightRectangleAroundTheLayer() {
    Simulation.reset()
    let layer = Self.layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: -5, y: 2.5, width: 20, height: 5))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    // The root of 2, to rounding.
    #expect(abs(layer.frame.width - 14.142135623730951) < 1e-9)
    #expect(abs(layer.frame.midX - 5) < 1e-9)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 4), CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 3, ty: 4),
  ])
  func aFrameThatIsSetUnderAStretchOrAQuarterTurnReadsTheSame(transform: CGAffineTransform) {
    Simulation.reset()
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    layer.setAffineTransform(transform)
    let frame = CGRect(x: 3, y: 5, width: 40, height: 80)
    layer.frame = frame
    #expect(layer.frame == frame)
  }

  @Test func pointsGoFromOneLayerToAnother() {
    Simulation.reset()
    let root = Self.layer(CGRect(x: 1, y: 2, width: 100, height: 100))
    let first = Self.layer(CGRect(x: 10, y: 10, width: 20, height: 20))
    let second = Self.layer(CGRect(x: 50, y: 50, width: 20, height: 20))
    root.addSublayer(first)
    root.addSublayer(second)
    second.bounds.origin = CGPoint(x: 5, y: 0)
    first.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The corner (0, 0) of the first is at (0, 0) of the root; there, the second is at (45, 50).
    #expect(first.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: 0))
    #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: -45, y: -50))
    #expect(second.convert(CGPoint(x: -45, y: -50), to: first) == .zero)
    #expect(second.convert(CGPoint.zero, from: first) == CGPoint(x: -45, y: -50))
    #expect(
      first.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: root)
        == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func aHitIsTheForemostLayerAtThePoint() {
    Simulation.reset()
    let root = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = Self.layer(CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = Self.layer(CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 0)) == nil)
  }

  @Test func whatALayerCutsOffCannotBeHit() {
    Simulation.reset()
    let root = Self.layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = Self.layer(CGRect(x: 5, y: 0, width: 50, height: 10))
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 20, y: 5)) === child)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 20, y: 5)) == nil)
  }
}
