import Testing

@_spi(Simulation) import QuartzCore

@MainActor @Suite struct CAAnimationTests {
  private final class Delegate: NSObject, CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      events.append("stop \(flag)")
    }
  }

  private static func shownLayer() -> CALayer {
    let layer = CALayer()
    CATransaction.flush()
    return layer
  }

  private static func radius(_ layer: CALayer) -> Double {
    // Times are sums of sixtieths: what is shown is compared to the billionth.
    ((layer.presentation()?.cornerRadius ?? -1) * 1e9).rounded() / 1e9
  }

  private static func animation(
    from: CGFloat? = 0, to: CGFloat? = 10, duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func halfWayInTimeIsHalfWayInValueAndTheModelStaysWhatItIs() {
    Simulation.reset()
    let layer = Self.shownLayer()
    layer.add(Self.animation(), forKey: "a")
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == 5 && layer.cornerRadius == 0)
    #expect(layer.presentation()?.model() === layer)
  }

  @Test func whenItHasEndedItIsGoneAndTheDelegateIsTold() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let delegate = Delegate()
    let animation = Self.animation()
    animation.delegate = delegate
    layer.add(animation, forKey: "a")
    #expect(delegate.events.isEmpty)
    SimulatedClock.advance(by: 0.9)
    #expect(delegate.events == ["start"] && layer.animationKeys() == ["a"])
    SimulatedClock.advance(by: 0.1)
    #expect(delegate.events == ["start", "stop true"] && layer.animationKeys() == nil)
    #expect(Self.radius(layer) == 0)
  }

  @Test func oneThatIsRemovedOrReplacedHasNotFinished() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let delegate = Delegate()
    let animation = Self.animation()
    animation.delegate = delegate
    layer.add(animation, forKey: "a")
    layer.add(Self.animation(from: 20, to: 20), forKey: "a")
    #expect(delegate.events == ["stop false"] && Self.radius(layer) == 20)
    layer.add(animation, forKey: nil)
    layer.removeAllAnimations()
    #expect(delegate.events == ["stop false", "stop false"] && Self.radius(layer) == 0)
  }

  @Test func theLayerTakesACopy() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let animation = Self.animation()
    layer.add(animation, forKey: "a")
    animation.toValue = 1000
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == 5)
    #expect(layer.animation(forKey: "a") !== animation)
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, 3.0, 3.0), (.forwards, 3, 10), (.backwards, 0, 3),
    (.both, 0, 10),
  ])
  func theFillModeSaysWhatIsShownBeforeAndAfter(
    mode: CAMediaTimingFillMode, before: Double, after: Double
  ) {
    Simulation.reset()
    let layer = CALayer()
    layer.cornerRadius = 3
    CATransaction.flush()
    let animation = Self.animation()
    animation.beginTime = CACurrentMediaTime() + 1
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "a")
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == before)
    SimulatedClock.advance(by: 1)
    #expect(Self.radius(layer) == 5)
    SimulatedClock.advance(by: 1)
    #expect(Self.radius(layer) == after && layer.animationKeys() == ["a"])
  }

  @Test func itRepeatsAndRunsBackward() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let animation = Self.animation()
    animation.repeatCount = 2
    animation.autoreverses = true
    layer.add(animation, forKey: "a")
    var shown: [Double] = []
    for _ in 0..<8 {
      SimulatedClock.advance(by: 0.5)
      shown.append(Self.radius(layer))
    }
    #expect(shown == [5, 10, 5, 0, 5, 10, 5, 0] && layer.animationKeys() == nil)
  }

  @Test func speedAndRepeatDurationCountInItsOwnTime() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let animation = Self.animation()
    animation.speed = 2
    animation.repeatDuration = 1.5
    layer.add(animation, forKey: "a")
    SimulatedClock.advance(by: 0.25)
    #expect(Self.radius(layer) == 5)
    SimulatedClock.advance(by: 0.375)
    #expect(Self.radius(layer) == 2.5)
    SimulatedClock.advance(by: 0.125)
    #expect(layer.animationKeys() == nil)
  }

  @Test func withOneValueTheOtherIsWhatTheLayerShowsWithoutIt() {
    Simulation.reset()
    let layer = CALayer()
    layer.cornerRadius = 4
    CATransaction.flush()
    layer.add(Self.animation(from: 0, to: nil), forKey: "a")
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == 2)
    layer.add(Self.animation(from: nil, to: 10), forKey: "a")
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == 7)
  }

  @Test func withoutADurationItTakesTheTransactions() {
    Simulation.reset()
    let layer = Self.shownLayer()
    layer.add(Self.animation(duration: 0), forKey: "a")
    #expect(layer.animation(forKey: "a")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    layer.add(Self.animation(duration: 0), forKey: "b")
    CATransaction.commit()
    #expect(layer.animation(forKey: "b")?.duration == 3)
  }

  @Test func additiveValuesAreAddedToTheLayers() {
    Simulation.reset()
    let layer = CALayer()
    layer.cornerRadius = 100
    CATransaction.flush()
    let animation = Self.animation(from: -10, to: 0)
    animation.isAdditive = true
    layer.add(animation, forKey: nil)
    layer.add(animation, forKey: nil)
    SimulatedClock.advance(by: 0.5)
    #expect(Self.radius(layer) == 90)
  }

  @Test func aPartOfTheTransformIsAnimatedByItsKeyPath() throws {
    Simulation.reset()
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 3
    animation.duration = 1
    layer.add(animation, forKey: "a")
    SimulatedClock.advance(by: 0.5)
    let shown = try #require(layer.presentation()?.affineTransform())
    // Still turned by a quarter, and twice as large; rounding of a sine.
    #expect(abs(shown.a) < 1e-9 && abs(shown.b - 2) < 1e-9 && abs(shown.c + 2) < 1e-9)
  }

  @Test func aTurnedLayerIsNotFlattenedOnItsWay() throws {
    Simulation.reset()
    let layer = Self.shownLayer()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DIdentity
    animation.toValue = CATransform3DMakeRotation(.pi, 0, 0, 1)
    animation.duration = 1
    layer.add(animation, forKey: "a")
    SimulatedClock.advance(by: 0.5)
    let shown = try #require(layer.presentation()?.affineTransform())
    #expect(abs(abs(shown.b) - 1) < 1e-9 && abs(shown.a) < 1e-9)
  }

  @Test func pathsOfTheSameStepsAreMixedPointByPoint() {
    Simulation.reset()
    let layer = CAShapeLayer()
    CATransaction.flush()
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    animation.toValue = CGPath(rect: CGRect(x: 10, y: 0, width: 4, height: 2), transform: nil)
    animation.duration = 1
    layer.add(animation, forKey: "path")
    SimulatedClock.advance(by: 0.5)
    #expect(
      layer.presentation()?.path
        == CGPath(rect: CGRect(x: 5, y: 0, width: 3, height: 2), transform: nil))
  }

  @Test func aGroupsAnimationsRunInItsTimeAndAreCutOffAtItsEnd() {
    Simulation.reset()
    let layer = Self.shownLayer()
    let late = CABasicAnimation(keyPath: "opacity")
    late.fromValue = 0
    late.toValue = 1
    late.beginTime = 0.5
    late.duration = 2
    let group = CAAnimationGroup()
    group.animations = [Self.animation(), late]
    group.duration = 2
    layer.add(group, forKey: "g")
    SimulatedClock.advance(by: 0.25)
    #expect(Self.radius(layer) == 2.5 && layer.presentation()?.opacity == 1)
    SimulatedClock.advance(by: 1.25)
    #expect(Self.radius(layer) == 0 && layer.presentation()?.opacity == 0.5)
    SimulatedClock.advance(by: 0.5)
    #expect(layer.animationKeys() == nil && layer.presentation()?.opacity == 1)
  }

  @Test func aLayerOfSpeedZeroStandsStillAndGoesOnLater() {
    Simulation.reset()
    let layer = Self.shownLayer()
    layer.add(Self.animation(), forKey: "a")
    SimulatedClock.advance(by: 0.25)
    // The recipe of Apple's technical question 1673, in our words: stop, keep, go on.
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    SimulatedClock.advance(by: 5)
    #expect(Self.radius(layer) == 2.5)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    SimulatedClock.advance(by: 0.25)
    #expect(Self.radius(layer) == 5)
  }
}
