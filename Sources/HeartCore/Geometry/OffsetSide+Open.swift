extension OffsetSide {
  /// The loop around a line with two ends; nil where it has no extent.
  func contour(around line: [RimPiece], cap: LineCap) -> Contour? {
    guard let first = line.first, let last = line.last else { return nil }
    let backward = line.reversed().map(\.reversed)
    var parts: [Part] = []
    addSide(along: line, turningBack: true, &parts)
    addCap(cap, from: last.end, heading: last.endDirection, &parts)
    addSide(along: backward.markedVertices(of: line), turningBack: false, &parts)
    addCap(cap, from: first.start, heading: -first.startDirection, &parts)
    parts.trim()
    return Self.contour(of: parts)
  }

  private func addSide(along line: [RimPiece], turningBack: Bool, _ parts: inout [Part]) {
    for (index, piece) in line.enumerated() {
      parts.append(offset(piece))
      guard index + 1 < line.count else { return }
      addJoin(from: piece, to: line[index + 1], turningBack: turningBack, &parts)
    }
  }

  private func addCap(
    _ cap: LineCap, from place: Point2D, heading: Vector2D, _ parts: inout [Part]
  ) {
    let start = rodEnd(at: place, heading: heading)
    let end = rodEnd(at: place, heading: -heading)
    switch cap {
    case .butt:
      addLine(from: start, to: end, &parts)
    case .square:
      let reach = heading * distance
      addLine(from: start, to: start + reach, &parts)
      addLine(from: start + reach, to: end + reach, &parts)
      addLine(from: end + reach, to: end, &parts)
    case .round:
      guard var half = RimPiece(from: start, to: end) else { return }
      let out = start - place
      half.startDirection = heading
      half.endDirection = -heading
      half.bow = RimPiece.Bow(
        center: place, radius: distance, start: Elementary.arcTangent(y: out.dy, x: out.dx),
        sweep: .pi)
      parts.append(.full(half))
    }
  }

  /// What a line without length shows of its ends; nothing if they are straight.
  func dot(at place: Point2D, heading: Vector2D, cap: LineCap) -> Contour? {
    switch cap {
    case .butt: return nil
    case .round: return Outline.circle(center: place, radius: distance).contours.first
    case .square:
      let out = heading * distance
      let side = out.quarterTurned
      let corners = [out - side, out + side, -out + side, -out - side].map { place + $0 }
      return Contour(start: corners[0], segments: corners.dropFirst().map { .line(to: $0) })
    }
  }
}

extension [RimPiece] {
  /// A line run backward, with its vertices where the line has them.
  fileprivate func markedVertices(of line: [RimPiece]) -> [RimPiece] {
    var result = self
    for index in indices {
      // A piece ends at a vertex if the next one begins at it.
      let before = line.count - index
      result[index].beginsAtVertex = before < line.count && line[before].beginsAtVertex
    }
    return result
  }
}
