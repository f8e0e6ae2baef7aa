import Testing

@testable import HeartCore

@Suite("An outline's covering circle")
struct OutlineCoveringCircleTests {
  @Test("It holds every point, and no smaller circle does")
  func smallest() throws {
    for outline in GeometrySamples.outlines.prefix(30) {
      let circle = try #require(outline.coveringCircle)
      let farthest = outline.farthestDistance(from: circle.center)
      #expect(farthest == circle.radius, "\(outline)")
      // The least radius is a convex function of the center. Were a circle smaller by 1e-9 of the
      // radius to be had with its center a radius away or nearer, then a step toward it would
      // gain 1e-9 of the step.
      for scale in [1e-2, 1e-4, 1e-6] {
        for direction in stride(from: 0.0, to: 2 * .pi, by: 0.1) {
          let (sine, cosine) = Elementary.sineAndCosine(direction)
          let step = Vector2D(dx: cosine, dy: sine) * (scale * circle.radius)
          let moved = outline.farthestDistance(from: circle.center + step)
          #expect(moved >= circle.radius * (1 - 1e-9 * scale), "\(scale) \(direction) \(outline)")
        }
      }
    }
  }

  @Test("The heart's touches the tip and both lobes")
  func heart() throws {
    let circle = try #require(GeometrySamples.heart.coveringCircle)
    // From (0, c) to the tip it is 3√½ − c, and through a lobe's center to its far side
    // 1 + √(½ + c²): equal where c = (k² − ½) / 2k, with k = 3√½ − 1.
    let k = 3 * 0.5.squareRoot() - 1
    let c = (k * k - 0.5) / (2 * k)
    // Rounding of numbers of about 1, through a step that may divide by a small angle.
    #expect(abs(circle.center.x) < 1e-12)
    #expect(abs(circle.center.y - c) < 1e-12)
    #expect(abs(circle.radius - (k + 1 - c)) < 1e-12)
    // The figures below are given to so many places: half a unit of the last.
    #expect(abs(circle.center.y - 0.33771) < 5e-6 && abs(circle.radius - 1.78361) < 5e-6)
    #expect(abs(circle.radius * 100 / Icon.heart.frame.width - 52.240775) < 5e-7)
  }

  @Test("A circle, a pair of points, a triangle and nothing have theirs")
  func simple() throws {
    let disc = try #require(
      Outline.circle(center: Point2D(x: 3, y: -4), radius: 5).coveringCircle)
    // Rounding of numbers of about 5; the center hangs on differences of distances.
    #expect(abs(disc.radius - 5) < 1e-13 && disc.center.distance(to: Point2D(x: 3, y: -4)) < 1e-12)

    let pair = Contour(start: Point2D(x: 1, y: 1), segments: [.line(to: Point2D(x: 7, y: 9))])
    #expect(
      Outline(contours: [pair]).coveringCircle == Disc(center: Point2D(x: 4, y: 5), radius: 5))

    // Blunt: the longest side is a diameter. Sharp: the circle through the corners.
    let blunt = GeometrySamples.polygon([(0, 0), (10, 0), (5, 1)])
    #expect(
      Outline(contours: [blunt]).coveringCircle == Disc(center: Point2D(x: 5, y: 0), radius: 5))
    let sharp = GeometrySamples.polygon([(0, 0), (6, 0), (3, 9)])
    let circle = try #require(Outline(contours: [sharp]).coveringCircle)
    // A few roundings of numbers of about 5.
    #expect(
      circle.center.distance(to: Point2D(x: 3, y: 4)) < 1e-14 && abs(circle.radius - 5) < 1e-14)

    let point = Contour(start: Point2D(x: 2, y: 2), segments: [.line(to: Point2D(x: 2, y: 2))])
    #expect(Outline(contours: [point]).coveringCircle?.radius == 0)
    #expect(Outline.empty.coveringCircle == nil)
  }
}
