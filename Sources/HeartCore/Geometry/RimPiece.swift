/// A straight line or a part of a circle.
///
/// A rim is made of them when a line is drawn along it.
/// Both have offsets of their own kind, at every distance and exactly.
struct RimPiece {
  /// A circle, and the part of it, in radians.
  struct Bow {
    var center: Point2D
    var radius: Double
    var start: Double
    var sweep: Double
  }

  var start: Point2D
  var end: Point2D
  /// The directions at the start and at the end, of length 1.
  var startDirection: Vector2D
  var endDirection: Vector2D
  /// Nil for a straight line.
  var bow: Bow?
  /// Whether the piece begins at a vertex of the contour.
  var beginsAtVertex = false

  /// The straight line between two places; nil where they are one.
  init?(from start: Point2D, to end: Point2D) {
    guard let direction = (end - start).normalized else { return nil }
    self.start = start
    self.end = end
    startDirection = direction
    endDirection = direction
  }

  /// The part of a circle from a heading to a place.
  init?(from start: Point2D, heading: Vector2D, to end: Point2D) {
    self.init(from: start, to: end)
    let chord = startDirection
    let sine = heading.cross(chord)
    let cosine = heading.dot(chord)
    // Flatter than this, an arc's center is too far away to be of use.
    guard abs(sine) > 1e-9 || cosine < 0 else { return }
    let distance = start.distance(to: end)
    let radius = distance / (2 * abs(sine))
    guard radius.isFinite else { return nil }
    let inward = heading.quarterTurned * (sine > 0 ? radius : -radius)
    startDirection = heading
    endDirection = chord * (2 * cosine) - heading
    bow = Bow(
      center: start + inward, radius: radius,
      start: Elementary.arcTangent(y: -inward.dy, x: -inward.dx),
      sweep: 2 * Elementary.arcTangent(y: sine, x: cosine))
  }

  /// The part of a circle that an arc is, mirrored or not.
  init?(circular arc: Arc, from start: Point2D, to end: Point2D) {
    let radius = arc.axisA.length
    let first = arc.radius(at: 0)
    let sweep = arc.axisA.cross(arc.axisB) < 0 ? -arc.sweep : arc.sweep
    guard
      let startDirection = (arc.conjugateRadius(at: 0) * arc.sweep).normalized,
      let endDirection = (arc.conjugateRadius(at: 1) * arc.sweep).normalized
    else { return nil }
    self.start = start
    self.end = end
    self.startDirection = startDirection
    self.endDirection = endDirection
    bow = Bow(
      center: arc.center, radius: radius,
      start: Elementary.arcTangent(y: first.dy, x: first.dx), sweep: sweep)
  }

  /// The angle that the piece turns by, in radians, to either side.
  var turn: Double { abs(bow?.sweep ?? 0) }

  /// The same piece from its end to its start.
  var reversed: RimPiece {
    var piece = self
    piece.start = end
    piece.end = start
    piece.startDirection = -endDirection
    piece.endDirection = -startDirection
    if let bow {
      piece.bow = Bow(
        center: bow.center, radius: bow.radius, start: bow.start + bow.sweep, sweep: -bow.sweep)
    }
    return piece
  }

  /// How far a place is from the piece.
  ///
  /// It turns by less than half a turn.
  func distance(to place: Point2D) -> Double {
    guard (place - start).dot(startDirection) > 0, (place - end).dot(endDirection) < 0 else {
      return min(place.distance(to: start), place.distance(to: end))
    }
    guard let bow else { return abs((place - start).cross(startDirection)) }
    return abs(place.distance(to: bow.center) - bow.radius)
  }
}
