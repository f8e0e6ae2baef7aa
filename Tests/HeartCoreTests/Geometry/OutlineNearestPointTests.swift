import Testing

@testable import HeartCore

@Suite("An outline's nearest point")
struct OutlineNearestPointTests {
  @Test("No point of the rim is nearer, and it is on the rim")
  func againstPoints() throws {
    var dice = Dice(seed: 6)
    for outline in GeometrySamples.outlines {
      let points = GeometrySamples.polygons(of: outline, chords: 512).flatMap { $0 }
      for _ in 0..<10 {
        let place = dice.point(in: -15...15)
        let nearest = try #require(outline.nearestPoint(to: place))
        let sampled = points.map { $0.distance(to: place) }.min() ?? 0
        // A sample is at most 0.1 from the nearest point along the rim, so that its distance is
        // more by 0.1²/2d at most; nearer than all samples it may be by rounding only.
        #expect(nearest.distance <= sampled + 1e-13, "\(place) \(outline)")
        #expect(sampled - nearest.distance < Swift.max(0.1, 0.01 / nearest.distance))
        #expect(nearest.point.distance(to: place) == nearest.distance)
        #expect(outline.contains(nearest.point))
      }
    }
  }

  @Test("A step along the normal is as long as it says")
  func normals() throws {
    for curve in GeometrySamples.outlines.flatMap(\.contours).flatMap({ Array($0.curves) }) {
      let outline = Outline(
        contours: [
          Contour(
            start: curve.start, segments: [curve.segment, curve.segment.reversed(to: curve.start)])
        ])
      for step in 1...7 {
        let t = Double(step) / 8
        let speed = curve.derivative(at: t)
        let distance = 1e-4 * speed.length
        let place = curve.point(at: t) + speed.quarterTurned * 1e-4
        let nearest = try #require(outline.nearestPoint(to: place))
        // Where another part passes within the step, or the curve turns within it, it is less;
        // 1e-9 of itself is what is promised.
        #expect(nearest.distance <= distance * (1 + 1e-9), "\(t) of \(curve)")
      }
    }
  }

  @Test("A circle's is its radius away from the middle, and ellipses are within 1e-9")
  func circles() throws {
    let circle = Outline.circle(center: Point2D(x: 3, y: 4), radius: 5)
    var dice = Dice(seed: 8)
    for share in [0, 1e-12, 1e-6, 0.3, 0.999_999, 1, 1.000_001, 7] {
      let direction = dice.number(in: -3...3)
      let (sine, cosine) = Elementary.sineAndCosine(direction)
      let place = Point2D(x: 3 + 5 * share * cosine, y: 4 + 5 * share * sine)
      let nearest = try #require(circle.nearestPoint(to: place))
      // 1e-15 of the coordinates is promised beside 1e-9 of the distance.
      #expect(abs(nearest.distance - 5 * abs(1 - share)) < 1e-14, "share \(share)")
      let farthest = circle.farthestDistance(from: place)
      #expect(abs(farthest - 5 * (1 + share)) < 1e-14, "share \(share)")
    }
    // On its longer axis, inside the evolute's cusp, an ellipse's nearest point is beside the axis:
    // b · √(1 − x² / (a² − b²)) away.
    let ellipse = Outline.circle(center: .origin, radius: 1)
      .mapped(by: .stretch(horizontally: 5, vertically: 3))
    for x in stride(from: 0.0, to: 3.2, by: 0.31) {
      let nearest = try #require(ellipse.nearestPoint(to: Point2D(x: x, y: 0)))
      let expected = 3 * (1 - x * x / 16).squareRoot()
      // Far below the 1e-9 that is promised, and a few thousand roundings of numbers of about 3.
      #expect(abs(nearest.distance - expected) < 1e-12, "x \(x)")
    }
  }

  @Test("Nothing has none")
  func nothing() {
    #expect(Outline.empty.nearestPoint(to: .origin) == nil)
  }
}
