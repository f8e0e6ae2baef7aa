import Testing

@testable import HeartCore

struct ContourMirroredTests {
  @Test("Each kind of piece is reflected, run back, and turns as it did")
  func reflectsEachKind() {
    let arc = Arc(
      center: Point2D(x: 5, y: 6), axisA: Vector2D(dx: 2, dy: 1), axisB: Vector2D(dx: -1, dy: 3),
      start: 0.3, sweep: 1.1)
    let (startSine, startCosine) = Elementary.sineAndCosine(arc.start)
    let (endSine, endCosine) = Elementary.sineAndCosine(arc.end)
    let contour = Contour(
      start: Point2D(x: 0, y: 1),
      bothSidesOf: [
        .cubic(
          control1: Point2D(x: 1, y: -2), control2: Point2D(x: 4, y: 0),
          to: arc.point(cosine: startCosine, sine: startSine)),
        .arc(arc, to: arc.point(cosine: endCosine, sine: endSine)),
        .quadratic(control: Point2D(x: 4, y: 11), to: Point2D(x: 3, y: 12)),
        .line(to: Point2D(x: 0, y: 15)),
      ])
    let pieces = contour.rimPieces
    #expect(pieces.count == 8)
    for (piece, reflection) in zip(pieces.prefix(4), pieces.reversed()) {
      for step in 0...8 {
        let share = Double(step) / 8
        let place = piece.place(at: share)
        let mirrored = Point2D(x: -place.x, y: place.y)
        // The rounding of coordinates up to 16, a few times over.
        #expect(reflection.place(at: 1 - share).distance(to: mirrored) < 1e-14, "\(piece)")
        let turn = reflection.curvature(at: 1 - share) - piece.curvature(at: share)
        #expect(abs(turn) < 1e-14, "\(piece)")
      }
    }
  }
}
