import CoreGraphics
import HeartCore
import Testing

@testable import HeartKit

struct OutlineCGPathTests {
  @Test("A path holds the same places as its outline", arguments: Icon.Name.allCases)
  func sameInside(name: Icon.Name) throws {
    guard case .outline(let outline) = name.icon.art else { return }
    let zoom = try #require(name.icon.zoom(in: Box(x: 3, y: 5, width: 100, height: 80)))
    let path = outline.cgPath(zoom)
    let placed = outline.mapped(by: zoom)
    let rule: CGPathFillRule = outline.fillRule == .evenodd ? .evenOdd : .winding
    for row in 0..<40 {
      for column in 0..<50 {
        // Off the round numbers, where rims like to lie.
        let place = Point2D(x: 3.137 + 2 * Double(column), y: 5.119 + 2 * Double(row))
        // Within a hundredth of the rim the curves may differ by what they are approximated by.
        if let near = placed.nearestPoint(to: place), near.distance < 0.01 { continue }
        #expect(
          path.contains(CGPoint(place), using: rule) == placed.contains(place),
          "\(name) at \(place)")
      }
    }
  }

  @Test("A circle's curves are off it by less than 5 millionths of its radius")
  func circle() {
    let path = Outline.circle(center: Point2D(x: 0, y: 0), radius: 1).cgPath()
    var current = CGPoint.zero
    var worst = 0.0
    var curves = 0
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: current = element.points[0]
      case .addCurveToPoint:
        curves += 1
        let (a, b, c, d) = (current, element.points[0], element.points[1], element.points[2])
        for step in 0...32 {
          let t = Double(step) / 32
          let u = 1 - t
          let x = u * u * u * a.x + 3 * u * u * t * b.x + 3 * u * t * t * c.x + t * t * t * d.x
          let y = u * u * u * a.y + 3 * u * u * t * b.y + 3 * u * t * t * c.y + t * t * t * d.y
          worst = max(worst, abs((x * x + y * y).squareRoot() - 1))
        }
        current = d
      default: break
      }
    }
    #expect(curves == 8)
    #expect(worst < 5e-6, "\(worst)")
  }

  @Test("Lines, quadratic and cubic curves keep their points; a contour ends where it ends")
  func elements() throws {
    let outline = try Outline(pathData: "M0 0L4 0Q6 1 4 3C3 5 1 5 0 3Z M9 9L10 10")
    var kinds: [CGPathElementType] = []
    outline.cgPath(Zoom(scale: 2)).applyWithBlock { kinds.append($0.pointee.type) }
    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
        .moveToPoint, .addLineToPoint,
      ])
    #expect(
      outline.cgPath(Zoom(scale: 2)).boundingBox
        == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("An outline of nothing is an empty path, and no number makes it crash")
  func extremes() {
    #expect(Outline.empty.cgPath().isEmpty)
    for sweep in [Double.nan, .infinity, 1e6, -1e300] {
      let arc = Arc(center: Point2D(x: 0, y: 0), radius: 1, start: 0, sweep: sweep)
      let end = Point2D(x: 2, y: 2)
      let outline = Outline(contours: [
        Contour(start: Point2D(x: 1, y: 0), segments: [.arc(arc, to: end)], isClosed: false)
      ])
      #expect(outline.cgPath().currentPoint == CGPoint(x: 2, y: 2), "\(sweep)")
    }
  }
}
