import Testing

@testable import HeartCore

struct ContourRoundedCornersTests {
  @Test("A rounded square has the area and the box of one", arguments: [0.001, 1, 3, 5])
  func roundsASquare(radius: Double) {
    let contour = Contour(roundingBothSidesOf: [
      Corner(x: 5, y: 0, radius: radius), Corner(x: 5, y: 10, radius: radius),
    ])
    let area = contour.rimPieces.reduce(0) { $0 + $1.sector }
    // Green's theorem on lines and arcs is exact; 100 is the size of the terms that cancel.
    #expect(abs(area - (100 - (4 - .pi) * radius * radius)) < 100e-14)
    // The rounding of coordinates up to 10, a few times over.
    let box = contour.rimBox
    #expect(abs(box.x + 5) < 1e-14 && abs(box.maxX - 5) < 1e-14)
    #expect(abs(box.y) < 1e-14 && abs(box.maxY - 10) < 1e-14)
  }

  @Test("An inner corner is rounded the other way, and its arc still touches both sides")
  func roundsAnInnerCorner() throws {
    let contour = Contour(rounding: [
      Corner(x: 4, y: 0, radius: 0.5), Corner(x: 4, y: 4, radius: 0.5),
      Corner(x: 2, y: 2, radius: 0.5), Corner(x: 0, y: 4, radius: 0.5),
      Corner(x: 0, y: 0, radius: 0.5),
    ])
    let turns = contour.rimPieces.map { $0.curvature(at: 0.5) }.filter { $0 != 0 }
    #expect(turns.map { $0 > 0 } == [true, true, false, true, true])
    // A curvature of 1 / 0.5, right to a few roundings.
    #expect(turns.allSatisfy { abs(abs($0) - 2) < 1e-14 })
  }

  @Test(
    "A bend leaves in the heading that it was given",
    arguments: [(-116.0, 43.0), (46, -66), (0, 90), (90, 0)])
  func bendTurns(from heading: Double, to newHeading: Double) {
    let bend = Bend(center: Point2D(x: 3, y: 4), radius: 2, from: heading, to: newHeading)
    let piece = RimPiece(start: bend.start, segment: bend.segment)
    // Both are places on tangents of length 1; their coordinates are below 8.
    let before = bend.start - bend.before(by: 1)
    let after = bend.after(by: 1) - bend.end
    #expect((before - piece.direction(at: 0)).length < 8e-15)
    #expect((after - piece.direction(at: 1)).length < 8e-15)
    let (sine, cosine) = Elementary.sineAndCosine(newHeading * .pi / 180)
    #expect((after - Vector2D(dx: cosine, dy: sine)).length < 8e-15)
  }
}

extension RimPiece {
  /// The area between the piece and the origin, by Green's theorem.
  fileprivate var sector: Double {
    let chord = (start - .origin).cross(segment.end - .origin) / 2
    guard case .arc(let arc, _) = segment else { return chord }
    let radius = arc.axisA.length
    let (sine, _) = Elementary.sineAndCosine(arc.sweep)
    return chord + radius * radius * (arc.sweep - sine) / 2
  }
}
