import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  static let samples: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
    CGAffineTransform(rotationAngle: 0.7),
    CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 9),
  ]

  @Test(arguments: samples, samples)
  func concatenatingAppliesTheFirstAndThenTheSecond(
    first: CGAffineTransform, second: CGAffineTransform
  ) {
    let point = CGPoint(x: 1.5, y: -2.5)
    let both = point.applying(first.concatenating(second))
    let stepwise = point.applying(first).applying(second)
    // Rounding of a few products.
    #expect(abs(both.x - stepwise.x) < 1e-12 && abs(both.y - stepwise.y) < 1e-12)
  }

  @Test(arguments: samples)
  func theInverseLeadsBack(transform: CGAffineTransform) {
    let point = CGPoint(x: 1.5, y: -2.5)
    let back = point.applying(transform).applying(transform.inverted())
    // Rounding of a few products.
    #expect(abs(back.x - point.x) < 1e-12 && abs(back.y - point.y) < 1e-12)
  }

  @Test func aTransformWithoutAnInverseIsItsOwn() {
    let flat = CGAffineTransform(scaleX: 2, y: 0)
    #expect(flat.inverted() == flat)
  }

  @Test func whatIsAddedToATransformHappensFirst() {
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint.zero.applying(moved) == CGPoint(x: 20, y: 0))
    let scaled = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 12, y: 2))
  }

  @Test func aTurnedRectangleBecomesTheUprightOneAroundIt() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    // The cosine of a quarter turn is not quite 0.
    #expect(abs(turned.minX + 1) < 1e-12 && abs(turned.width - 1) < 1e-12)
    #expect(abs(turned.minY) < 1e-12 && abs(turned.height - 2) < 1e-12)
  }

  @Test func aShiftLeavesASizeAlone() {
    let size = CGSize(width: 3, height: 4)
    #expect(size.applying(CGAffineTransform(translationX: 5, y: 6)) == size)
  }
}
