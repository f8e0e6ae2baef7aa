import Testing

@testable import HeartCore

@Suite("An outline's winding")
struct OutlineWindingTests {
  /// The textbook sum over the edges of polygons, with the same half-open rule.
  private func winding(of polygons: [[Point2D]], around place: Point2D) -> Int {
    var turns = 0
    for points in polygons {
      for (start, end) in zip(points, points.dropFirst() + points.prefix(1))
      where (start.y <= place.y) != (end.y <= place.y) {
        let share = (place.y - start.y) / (end.y - start.y)
        if start.x + (end.x - start.x) * share > place.x { turns += start.y < end.y ? 1 : -1 }
      }
    }
    return turns
  }

  @Test("It is that of a polygon of many chords, away from the rim")
  func againstPolygons() {
    var dice = Dice(seed: 2)
    for outline in GeometrySamples.outlines.prefix(50) {
      let polygons = GeometrySamples.polygons(of: outline, chords: 256)
      for _ in 0..<40 {
        let place = dice.point(in: -12...12)
        // A chord is within 2000 / (8 · 256²) of its curve: see the bounds' tests.
        guard let nearest = outline.nearestPoint(to: place), nearest.distance > 0.004 else {
          continue
        }
        let expected = winding(of: polygons, around: place)
        #expect(outline.winding(around: place) == expected, "\(place) in \(outline)")
        #expect(outline.contains(place) == outline.fillRule.fills(winding: expected))
      }
    }
  }

  @Test("At the height of a vertex or a turn it is that of the places just above and below")
  func levelWithVertices() {
    for outline in GeometrySamples.outlines.prefix(40) {
      var heights: [Double] = []
      for contour in outline.contours {
        for curve in contour.curves {
          heights.append(curve.start.y)
          heights.append(contentsOf: curve.verticalTurns.map { curve.point(at: $0).y })
        }
      }
      for height in heights {
        for x in stride(from: -11.0, through: 11, by: 4.3) {
          let place = Point2D(x: x, y: height)
          guard let nearest = outline.nearestPoint(to: place), nearest.distance > 1e-6 else {
            continue
          }
          // Nothing of the rim is nearer than this step.
          let above = Point2D(x: x, y: height - 5e-7)
          let below = Point2D(x: x, y: height + 5e-7)
          let turns = outline.winding(around: place)
          #expect(turns == outline.winding(around: above), "\(place) in \(outline)")
          #expect(turns == outline.winding(around: below), "\(place) in \(outline)")
        }
      }
    }
  }

  @Test("The rim itself is inside, vertices and curves alike")
  func rim() {
    for outline in GeometrySamples.outlines {
      for contour in outline.contours {
        for curve in contour.curves {
          for step in 0...16 {
            let place = curve.point(at: Double(step) / 16)
            #expect(outline.contains(place), "\(place) of \(outline)")
          }
        }
      }
    }
  }

  @Test("A mirror turns the winding around, and the fill stays")
  func mirrored() {
    var dice = Dice(seed: 3)
    let mirror = Affine(xAxis: Vector2D(dx: -0.8, dy: 0.3), yAxis: Vector2D(dx: 0.2, dy: 1.1))
    for outline in GeometrySamples.outlines {
      let mapped = outline.mapped(by: mirror)
      for _ in 0..<10 {
        let place = dice.point()
        #expect(
          mapped.winding(around: mirror(place)) == -outline.winding(around: place),
          "\(place) in \(outline)")
      }
    }
  }

  @Test("An arc of many turns winds as often as it runs around")
  func manyTurns() {
    let map = Affine(xAxis: Vector2D(dx: 2, dy: 0.5), yAxis: Vector2D(dx: -0.3, dy: 1))
    for turns in [1, 2, 4, 5, 9, 100] {
      for (quarter, sign) in [(0, 1.0), (1, 1), (2, -1), (3, -1), (1, -1)] {
        // From where a coordinate turns, and from beside it.
        for start in [Double(quarter) * .pi / 2, Double(quarter) + 0.3] {
          let arc = Arc(
            center: .origin, radius: 1, start: start, sweep: sign * 2 * .pi * Double(turns))
          let place = arc.point(at: 0)
          let round = Outline(contours: [Contour(start: place, segments: [.arc(arc, to: place)])])
          for outline in [round, round.mapped(by: map)] {
            let winding = outline.winding(around: Point2D(x: 0.1, y: -0.2))
            #expect(winding == Int(sign) * turns, "\(turns) turns from \(start)")
            #expect(outline.winding(around: Point2D(x: 3, y: -0.2)) == 0)
            // The area is that of one turn; 1e-11 is its rounding, by angles of up to 20.
            let expected = outline == round ? Double.pi : Double.pi * map.determinant
            #expect(turns > 2 || abs(outline.area - expected) < 1e-11, "\(turns) from \(start)")
          }
        }
      }
    }
  }

  @Test("The nearest and the farthest place of many turns are those of one")
  func placesOfManyTurns() throws {
    var dice = Dice(seed: 15)
    for turns in [1.3, 2, 3.5, 20] {
      for start in [0, 1.1, -2.5] {
        let axes = (a: Vector2D(dx: 3, dy: 1), b: Vector2D(dx: -0.4, dy: 1))
        func outline(_ turns: Double) -> Outline {
          let arc = Arc(
            center: .origin, axisA: axes.a, axisB: axes.b, start: start, sweep: turns * 2 * .pi)
          return Outline(contours: [
            Contour(start: arc.point(at: 0), segments: [.arc(arc, to: arc.point(at: 1))])
          ])
        }
        for _ in 0..<10 {
          let place = dice.point(in: -4...4)
          // Rounding of angles of up to 130, and of distances of about 5; the chord that closes
          // the contour lies inside.
          let farthest = outline(1).farthestDistance(from: place)
          #expect(abs(outline(turns).farthestDistance(from: place) - farthest) < 1e-13, "\(turns)")
          let arc = try #require(outline(turns).contours[0].curves.first { !$0.isLine })
          let nearest = arc.turns(ofDistanceTo: place).map { arc.point(at: $0).distance(to: place) }
          let expected = try #require(outline(1).nearestPoint(to: place)).distance
          let least = try #require(nearest.min())
          #expect(abs(min(least, arc.start.distance(to: place)) - expected) < 1e-13, "\(turns)")
        }
      }
    }
  }

  @Test("A cusp, a closing line and an empty outline have theirs")
  func special() {
    // A cubic with a cusp at (5, 5), closed by a line along the top.
    let cusp = Segment.cubic(
      control1: Point2D(x: 20 / 1.5, y: 20 / 3), control2: Point2D(x: -10 / 3, y: 20 / 3),
      to: Point2D(x: 10, y: 0))
    let open = Outline(contours: [Contour(start: .origin, segments: [cusp], isClosed: false)])
    #expect(open.winding(around: Point2D(x: 5, y: 1)) == -1)
    #expect(open.winding(around: Point2D(x: 5, y: 5.5)) == 0)
    #expect(open.contains(Point2D(x: 5, y: 0)))
    #expect(Outline.empty.winding(around: .origin) == 0)
    #expect(!Outline.empty.contains(.origin))
  }

  @Test("The heart winds as its cubic likeness does")
  func heartOfCubics() {
    var dice = Dice(seed: 4)
    let heart = GeometrySamples.heart
    let likeness = GeometrySamples.heartOfCubics
    for _ in 0..<2_000 {
      let place = dice.point(in: -2.5...2.5)
      // Four cubics are within 2.8e-4 of a circle of radius 1 (the textbook's constant).
      guard let nearest = heart.nearestPoint(to: place), nearest.distance > 2.8e-4 else { continue }
      #expect(heart.winding(around: place) == likeness.winding(around: place), "\(place)")
    }
    // Each lobe's two cubics hold 4.5e-4 more than a half disc of area π/2, at the most.
    #expect(abs(heart.area - likeness.area) < 9e-4)
    #expect(abs(heart.signedArea - likeness.signedArea) < 9e-4)
  }
}
