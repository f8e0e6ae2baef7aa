import HeartCore
import Testing

@Suite("An outline's bounds and farthest distance")
struct OutlineBoundsTests {
  /// Chords at 1/512 of a parameter miss an extremum by less than the curve's bend over 512² × 8;
  /// the samples bend by less than 2,000.
  private let missed = 2_000.0 / (512 * 512 * 8)

  @Test("The bounds hold every point and are no larger than the points' own")
  func boundsAgainstPoints() throws {
    for outline in GeometrySamples.outlines { try checkBounds(of: outline) }
  }

  private func checkBounds(of outline: Outline) throws {
    let bounds = try #require(outline.bounds)
    let points = GeometrySamples.polygons(of: outline, chords: 512).flatMap { $0 }
    let low = Point2D(x: points.map(\.x).min() ?? 0, y: points.map(\.y).min() ?? 0)
    let high = Point2D(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
    // Rounding of numbers of about 100.
    let rounding = 1e-13
    for (inner, outer) in [
      (low.x, bounds.x), (low.y, bounds.y), (bounds.maxX, high.x), (bounds.maxY, high.y),
    ] {
      #expect(inner - outer >= -rounding && inner - outer <= missed, "\(outline)")
    }
  }

  @Test("The farthest distance is that of the farthest point")
  func farthestAgainstPoints() {
    var dice = Dice(seed: 1)
    for outline in GeometrySamples.outlines { checkFarthest(of: outline, &dice) }
  }

  private func checkFarthest(of outline: Outline, _ dice: inout Dice) {
    let points = GeometrySamples.polygons(of: outline, chords: 512).flatMap { $0 }
    for _ in 0..<10 {
      let place = dice.point(in: -20...20)
      let sampled = points.map { $0.distance(to: place) }.max() ?? 0
      let farthest = outline.farthestDistance(from: place)
      // Rounding of distances of about 100.
      #expect(farthest >= sampled - 1e-13 && farthest <= sampled + missed, "\(place) \(outline)")
    }
  }

  @Test("Nothing has no bounds, and a place without segments is nothing")
  func nothing() {
    #expect(Outline.empty.bounds == nil)
    #expect(Outline.empty.farthestDistance(from: Point2D(x: 3, y: 4)) == 0)
    let place = Contour(start: Point2D(x: 9, y: 9), segments: [])
    #expect(Outline(contours: [place]).bounds == nil)
    let square = GeometrySamples.polygon([(0, 0), (1, 0), (1, 1), (0, 1)])
    #expect(Outline(contours: [place, square]).bounds == Box(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("A circle's bounds are its radius on every side, whatever the arcs' starts and directions")
  func circle() throws {
    for start in stride(from: -7.0, through: 7.0, by: 0.37) {
      for sweep in [2 * Double.pi, -2 * Double.pi] {
        let arc = Arc(center: .origin, radius: 1, start: start, sweep: sweep)
        let turn = Affine.rotation(by: start)
        let place = turn(Point2D(x: 1, y: 0))
        let outline = Outline(contours: [Contour(start: place, segments: [.arc(arc, to: place)])])
        let bounds = try #require(outline.bounds)
        for side in [-bounds.x, -bounds.y, bounds.maxX, bounds.maxY] {
          // Rounding of sines and cosines near 1.
          #expect(abs(side - 1) < 1e-15, "start \(start), sweep \(sweep)")
        }
      }
    }
  }

  @Test("Angles that are not finite, or of no meaning any more, do no harm")
  func badAngles() {
    for angle in [Double.nan, .infinity, -1e300, 1e18] {
      for (start, sweep) in [(angle, 1), (1, angle), (angle, angle)] {
        let arc = Arc(center: .origin, radius: 1, start: start, sweep: sweep)
        let contour = Contour(
          start: Point2D(x: 1, y: 0), segments: [.arc(arc, to: Point2D(x: 0, y: 1))])
        let outline = Outline(contours: [contour])
        // The ends are known, whatever is between them.
        let farthest = outline.farthestDistance(from: Point2D(x: 0, y: 1))
        #expect(farthest >= 1.4, "start \(start), sweep \(sweep)")
        #expect(outline.bounds != nil && outline.nearestPoint(to: .origin) != nil)
      }
    }
  }
}
