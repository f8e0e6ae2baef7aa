import Testing

@testable import HeartCore

@Suite("Affine maps")
struct AffineTests {
  private func wild(_ dice: inout Dice) -> Affine {
    Affine(
      xAxis: dice.point(in: -2...2) - .origin, yAxis: dice.point(in: -2...2) - .origin,
      offset: dice.point() - .origin)
  }

  @Test("One map and then another is both, and the inverse undoes")
  func composition() throws {
    var dice = Dice(seed: 9)
    for _ in 0..<200 {
      let (first, second, place) = (wild(&dice), wild(&dice), dice.point())
      // Roundings of numbers of about 100.
      #expect(first.then(second)(place).distance(to: second(first(place))) < 1e-12)
      #expect(
        abs(first.then(second).determinant - first.determinant * second.determinant) < 1e-12)
      let inverse = try #require(first.inverse)
      // An inverse is as good as the map is far from flat.
      let tolerance = 1e-12 / abs(first.determinant)
      #expect(inverse(first(place)).distance(to: place) < tolerance, "\(first)")
    }
  }

  @Test("A map that flattens the plane has no inverse")
  func singular() {
    let axis = Vector2D(dx: 3, dy: 4)
    #expect(Affine(xAxis: axis, yAxis: axis * 2).inverse == nil)
    #expect(Affine(xAxis: .zero, yAxis: .zero).inverse == nil)
    #expect(Affine(xAxis: axis, yAxis: Vector2D(dx: .nan, dy: 0)).inverse == nil)
    #expect(Affine.identity.inverse == .identity)
  }

  @Test("Segments go where their points go, arcs included, mirrors too")
  func segments() {
    var dice = Dice(seed: 10)
    for outline in GeometrySamples.outlines {
      let map = wild(&dice)
      let mapped = outline.mapped(by: map)
      for (before, after) in zip(outline.contours, mapped.contours) {
        for (curve, image) in zip(before.curves, after.curves) {
          for t in [0, 0.2, 0.5, 0.9, 1] {
            // Roundings of numbers of about 100.
            #expect(image.point(at: t).distance(to: map(curve.point(at: t))) < 1e-12)
          }
        }
      }
    }
  }

  @Test("Areas grow by the determinant")
  func areas() {
    var dice = Dice(seed: 11)
    for outline in GeometrySamples.outlines {
      let map = wild(&dice)
      let expected = outline.signedArea * map.determinant
      // Roundings of areas of up to some thousands.
      #expect(abs(outline.mapped(by: map).signedArea - expected) < 1e-10, "\(map) \(outline)")
    }
  }

  @Test("A zoom is the same as its map, and a quarter turn is clockwise as seen")
  func special() {
    let zoom = Zoom(scale: 3, offset: Vector2D(dx: 1, dy: -2))
    #expect(Affine(zoom)(Point2D(x: 5, y: 7)) == zoom(Point2D(x: 5, y: 7)))
    #expect(Affine(zoom)(Vector2D(dx: 5, dy: 7)) == zoom(Vector2D(dx: 5, dy: 7)))
    let turned = Affine.rotation(by: .pi / 2, about: Point2D(x: 1, y: 1))(Point2D(x: 2, y: 1))
    // A rounding of numbers of about 2, and a cosine of 6e-17.
    #expect(turned.distance(to: Point2D(x: 1, y: 2)) < 1e-15)
  }
}
