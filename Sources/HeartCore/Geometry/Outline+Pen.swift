extension Outline {
  /// What a line along the contours covers, closed or open as they are.
  ///
  /// It is filled by the nonzero rule, and no place has a negative winding number; how exact it is,
  /// ``stroked(width:join:miterLimit:)`` tells. A contour without length is drawn as its two ends
  /// alone, the line between them level.
  package func drawn(with pen: Pen) -> Outline {
    guard pen.width > 0, pen.width.isFinite, isMeasurable, let bounds else { return .empty }
    var tolerance = 2e-5 * bounds.longerSide
    // A small bow under a wide pen: its turns are all that shows of it.
    if tolerance == 0 { tolerance = 2e-5 * pen.width }
    let side = OffsetSide(distance: pen.width / 2, join: pen.join, miterLimit: pen.miterLimit)
    var result = Outline(contours: [])
    for contour in contours {
      let line = contour.rimPieces(tolerance: tolerance)
      guard !line.isEmpty else {
        let level = Vector2D(dx: 1, dy: 0)
        if pen.beginsWithDash, let dot = side.dot(at: contour.start, heading: level, cap: pen.cap) {
          result.contours.append(dot)
        }
        continue
      }
      for dash in Dash.parts(of: line, isClosed: contour.isClosed, pen: pen) {
        result.contours += side.contours(of: dash, cap: pen.cap)
      }
    }
    return result
  }

  /// How many dashes a pen would draw, about.
  package func dashCount(of pen: Pen) -> Double {
    let period = pen.dashes.reduce(0, +)
    return period > 0 ? length / period * Double(pen.dashes.count / 2) : 0
  }
}

extension OffsetSide {
  fileprivate func contours(of dash: Dash, cap: LineCap) -> [Contour] {
    switch dash {
    case .dot(let place, let heading):
      return [dot(at: place, heading: heading, cap: cap)].compactMap { $0 }
    case .closed(let line):
      return [
        contour(along: line, turningBack: true), contour(along: line.backward, turningBack: false),
      ].compactMap { $0 }
    case .open(let line):
      return [contour(around: line, cap: cap)].compactMap { $0 }
    }
  }
}

extension Contour {
  fileprivate func rimPieces(tolerance: Double) -> [RimPiece] {
    var pieces: [RimPiece] = []
    for (index, curve) in curves.enumerated() where isClosed || index < segments.count {
      curve.addRimPieces(to: &pieces, tolerance: tolerance)
    }
    return pieces
  }
}
