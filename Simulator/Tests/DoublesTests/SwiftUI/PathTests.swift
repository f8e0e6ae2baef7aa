import Foundation
import SwiftUI
import Testing

@Suite("The double of SwiftUI's paths and shapes")
struct PathTests {
  @Test("A path tells what was drawn, element by element") func pathTellsWhatWas() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      $0.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
        control2: CGPoint(x: 13, y: 14))
      $0.closeSubpath()
    }
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
        .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
        .curve(
          to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12),
          control2: CGPoint(x: 13, y: 14)),
        .closeSubpath,
      ])
    #expect(Path(path.cgPath) == path)
  }

  @Test("A transform moves every place, and leaves the path as it was")
  func transformMovesEveryPlace() {
    let path = Path(CGRect(x: 1, y: 1, width: 2, height: 2))
    let moved = path.applying(CGAffineTransform(translationX: 10, y: 20))
    #expect(moved.boundingRect == CGRect(x: 11, y: 21, width: 2, height: 2))
    #expect(moved == path.offsetBy(dx: 10, dy: 20))
    #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test("A place is inside by the rule that is asked for") func placeInsideByRule() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      $0.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), eoFill: true))
    #expect(!path.contains(CGPoint(x: 10, y: 4)))
  }

  @Test("An arc runs through its angle, joined by a line to what was before")
  func arcRunsThroughAngle() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(
      center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .degrees(180),
      delta: .degrees(180))
    #expect(abs((path.currentPoint?.x ?? 0) - 15) < 1e-9)
    #expect(abs(path.boundingRect.height - 5) < 2e-3)
  }

  @Test("A rectangle's inset moves its sides, outward too") func rectanglesInsetMovesSides() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      Rectangle().inset(by: 2).path(in: rect).boundingRect
        == CGRect(x: 2, y: 2, width: 6, height: 16))
    #expect(
      Rectangle().inset(by: -3).path(in: rect).boundingRect
        == CGRect(x: -3, y: -3, width: 16, height: 26))
  }

  @Test("A circle is the largest about the middle") func circleLargestAboutMiddle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      Circle().path(in: rect).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 10))
  }
}
