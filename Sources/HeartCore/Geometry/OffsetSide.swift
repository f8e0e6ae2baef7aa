/// The loop that runs at a distance to a rim's left.
///
/// Left is as seen along the rim: the outer side where the rim turns clockwise. The strip between
/// the rim and the loop is swept by a rod that stands on the rim. Where the rim curves to the rod's
/// side by less than the rod's length, the far end of the rod would run backward and its sweep
/// would count as negative. There the rod is cut at the center of the curve, and at a corner down
/// to nothing. So all that is swept counts as positive, and nothing is lost: what a longer rod
/// would reach is nearer to another place of the rim, and swept from there.
struct OffsetSide {
  var distance: Double
  var join: LineJoin
  var miterLimit: Double

  /// What the loop is made of.
  ///
  /// Parts at the full distance, and places where the rod is cut.
  enum Part {
    case full(RimPiece)
    case pivot(Point2D)
  }

  /// The loop along a closed rim; nil where it has no extent.
  ///
  /// - Parameter turningBack: Whether a turn by exactly half a turn is this side's to go around;
  ///   the other side then goes straight through the corner.
  func contour(along rim: [RimPiece], turningBack: Bool) -> Contour? {
    var parts: [Part] = []
    for (index, piece) in rim.enumerated() {
      parts.append(offset(piece))
      let next = rim[index + 1 < rim.count ? index + 1 : 0]
      addJoin(from: piece, to: next, turningBack: turningBack, &parts)
    }
    parts.trim()
    return Self.contour(of: parts)
  }

  /// The end of the rod that stands on a place.
  func rodEnd(at place: Point2D, heading: Vector2D) -> Point2D {
    place - heading.quarterTurned * distance
  }

  func offset(_ piece: RimPiece) -> Part {
    var result = piece
    result.start = rodEnd(at: piece.start, heading: piece.startDirection)
    result.end = rodEnd(at: piece.end, heading: piece.endDirection)
    guard let bow = piece.bow else { return .full(result) }
    let radius = bow.sweep > 0 ? bow.radius + distance : bow.radius - distance
    guard radius > 0 else { return .pivot(bow.center) }
    result.bow?.radius = radius
    return .full(result)
  }

  func addJoin(
    from piece: RimPiece, to next: RimPiece, turningBack: Bool, _ parts: inout [Part]
  ) {
    let corner = piece.end
    let cross = piece.endDirection.cross(next.startDirection)
    let dot = piece.endDirection.dot(next.startDirection)
    // A turn too small to see is none.
    if abs(cross) < 1e-6, dot > 0 { return }
    guard cross > 0 || (cross == 0 && turningBack) else {
      parts.append(.pivot(corner))
      return
    }
    let start = rodEnd(at: corner, heading: piece.endDirection)
    let end = rodEnd(at: corner, heading: next.startDirection)
    if join == .round || !next.beginsAtVertex {
      parts.append(.full(wedge(around: corner, from: start, to: end, piece, next)))
    } else if join == .miter, 2 <= miterLimit * miterLimit * (1 + dot) {
      // The miter is 1 / cos(turn / 2) widths long, and 2 cos² is 1 + cos of the whole turn.
      let both = piece.endDirection.quarterTurned + next.startDirection.quarterTurned
      let point = corner - both * (distance / (1 + dot))
      addLine(from: start, to: point, &parts)
      addLine(from: point, to: end, &parts)
    } else {
      addLine(from: start, to: end, &parts)
    }
  }

  /// The round end of a corner.
  private func wedge(
    around corner: Point2D, from start: Point2D, to end: Point2D, _ piece: RimPiece,
    _ next: RimPiece
  ) -> RimPiece {
    var wedge = piece
    wedge.start = start
    wedge.end = end
    wedge.startDirection = piece.endDirection
    wedge.endDirection = next.startDirection
    let out = start - corner
    let cross = piece.endDirection.cross(next.startDirection)
    let dot = piece.endDirection.dot(next.startDirection)
    wedge.bow = RimPiece.Bow(
      center: corner, radius: distance, start: Elementary.arcTangent(y: out.dy, x: out.dx),
      sweep: cross == 0 ? .pi : Elementary.arcTangent(y: cross, x: dot))
    return wedge
  }

  func addLine(from start: Point2D, to end: Point2D, _ parts: inout [Part]) {
    if let line = RimPiece(from: start, to: end) { parts.append(.full(line)) }
  }

  static func contour(of parts: [Part]) -> Contour? {
    var contour: Contour?
    for part in parts {
      switch part {
      case .full(let piece): add(piece, to: &contour)
      case .pivot(let place): addLine(to: place, &contour)
      }
    }
    return contour.flatMap { $0.segments.isEmpty ? nil : $0 }
  }

  private static func add(_ piece: RimPiece, to contour: inout Contour?) {
    addLine(to: piece.start, &contour)
    guard let bow = piece.bow else {
      addLine(to: piece.end, &contour)
      return
    }
    let arc = Arc(center: bow.center, radius: bow.radius, start: bow.start, sweep: bow.sweep)
    contour?.segments.append(.arc(arc, to: piece.end))
  }

  private static func addLine(to place: Point2D, _ contour: inout Contour?) {
    guard let end = contour?.end else {
      contour = Contour(start: place, segments: [])
      return
    }
    // Rounding between the ends of two parts is no line.
    let scale = max(abs(place.x), abs(place.y), abs(end.x), abs(end.y))
    guard place.distance(to: end) > 1e-13 * scale else { return }
    contour?.segments.append(.line(to: place))
  }
}
