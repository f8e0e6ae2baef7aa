import Testing

@_spi(Simulation) import CoreGraphics

@Suite struct CGPathTests {
  @Test func pathsOfTheSameStepsAreEqual() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let drawn = CGMutablePath()
    drawn.move(to: CGPoint(x: 1, y: 2))
    drawn.addLine(to: CGPoint(x: 4, y: 2))
    drawn.addLine(to: CGPoint(x: 4, y: 6))
    drawn.addLine(to: CGPoint(x: 1, y: 6))
    drawn.closeSubpath()
    #expect(drawn == CGPath(rect: rect, transform: nil))
    #expect(drawn != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test func anImmutableCopyKeepsWhatItWas() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
  }

  @Test func anEllipseIsFourCubicsFromTheEndOfItsAxisAlongX() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    #expect(path.steps.map(\.type.rawValue) == [0, 3, 3, 3, 3, 4])
    #expect(path.steps.first == .move(CGPoint(x: 4, y: 1)))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 2))
  }

  static let sweeps: [CGFloat] = [0.3, 1.5707963267948966, -1.5707963267948966, 2, 3.7, .pi, 6.5]

  @Test(arguments: sweeps)
  func anArcIsCubicsOfAtMostAQuarterTurnOnTheCircle(delta: CGFloat) throws {
    let path = CGMutablePath()
    path.addRelativeArc(
      center: CGPoint(x: 5, y: -3), radius: 2, startAngle: 0.4, delta: delta)
    #expect(path.steps.count == 1 + Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    var place = try #require(path.steps.first?.points.last)
    for step in path.steps.dropFirst() {
      for t in [CGFloat(0), 0.25, 0.5, 0.75, 1] {
        let point = step.place(at: t, from: place)
        let radius = hypot(point.x - 5, point.y + 3)
        // The best cubic of a quarter is 2.7e-4 of the radius off.
        #expect(abs(radius - 2) < 6e-4, "\(t) of \(delta)")
      }
      place = try #require(step.points.last)
    }
    let end: CGFloat = 0.4 + delta
    #expect(abs(place.x - 5 - 2 * cos(end)) < 1e-12)
    #expect(abs(place.y + 3 - 2 * sin(end)) < 1e-12)
  }

  @Test func anArcBeginsWithALineFromTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: CGPoint(x: 5, y: 0), radius: 1, startAngle: 0, delta: 1)
    #expect(path.steps[1] == .line(CGPoint(x: 6, y: 0)))
  }

  @Test(arguments: [(true, -CGFloat.pi / 2 * 3), (false, .pi / 2)])
  func anArcRunsClockwiseAsSeenWithYUpward(clockwise: Bool, delta: CGFloat) {
    let absolute = CGMutablePath()
    absolute.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: delta)
    #expect(absolute == relative)
  }

  @Test func theBoxOfThePathIsSmallerThanThatOfItsControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 2))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func theRuleDecidesAboutAHole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let hole = CGPoint(x: 5, y: 5)
    #expect(path.contains(hole, using: .winding))
    #expect(!path.contains(hole, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 1)))
  }

  @Test func theTransformIsAppliedToThePointThatIsLookedFor() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let shift = CGAffineTransform(translationX: -10, y: 0)
    #expect(path.contains(CGPoint(x: 10.5, y: 0.5), transform: shift))
  }

  @Test func aCopyCanBeTransformed() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    var double = CGAffineTransform(scaleX: 2, y: 3)
    #expect(path.copy(using: &double)?.boundingBoxOfPath.size == CGSize(width: 2, height: 3))
  }

  @Test func aBlockIsHandedEachStepWithItsPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addCurve(
      to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var told: [String] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      told.append(
        "\(element.pointee.type) \((0..<count).map { Int(element.pointee.points[$0].x) })")
    }
    #expect(told == ["moveToPoint [1]", "addCurveToPoint [3, 5, 7]", "closeSubpath []"])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }
}
