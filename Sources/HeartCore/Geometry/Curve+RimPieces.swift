extension Curve {
  /// Adds the curve as lines and arcs that meet without a kink.
  ///
  /// Lines and circles stay what they are. Any other curve is replaced by pairs of arcs (biarcs)
  /// that share its places and directions at their ends, and nowhere leave it by more than the
  /// tolerance. Cusps and turns too small to see become corners.
  func addRimPieces(to pieces: inout [RimPiece], tolerance: Double) {
    let first = pieces.count
    switch segment {
    case .line(let end):
      if let piece = RimPiece(from: start, to: end) { pieces.append(piece) }
    case .arc(let arc, let end) where !arc.isMeasurable:
      // Its ends are all that is known of it.
      if let piece = RimPiece(from: start, to: end) { pieces.append(piece) }
    case .arc(let arc, let end) where arc.isCircular:
      if let piece = RimPiece(circular: arc, from: start, to: end) { pieces.append(piece) }
    case .quadratic, .cubic, .arc:
      addBiarcs(to: &pieces, from: 0, to: 1, tolerance: tolerance, depth: 0)
    }
    if first < pieces.count { pieces[first].beginsAtVertex = true }
  }

  private func addBiarcs(
    to pieces: inout [RimPiece], from first: Double, to last: Double, tolerance: Double, depth: Int
  ) {
    let start = point(at: first)
    let end = point(at: last)
    if let (head, tail) = biarc(from: first, to: last),
      (1..<8).allSatisfy({ step in
        let place = point(at: first + (last - first) * Double(step) / 8)
        return min(head.distance(to: place), tail.distance(to: place)) <= tolerance
      })
    {
      pieces.append(head)
      pieces.append(tail)
      return
    }
    let middle = (first + last) / 2
    // A part this small is a point to the tolerance, whatever turns in it.
    let reach = point(at: middle).distance(to: start) + point(at: middle).distance(to: end)
    guard depth < 40, depth < 3 || reach > tolerance / 4 else {
      if let piece = RimPiece(from: start, to: end) { pieces.append(piece) }
      return
    }
    addBiarcs(to: &pieces, from: first, to: middle, tolerance: tolerance, depth: depth + 1)
    addBiarcs(to: &pieces, from: middle, to: last, tolerance: tolerance, depth: depth + 1)
  }

  /// Two arcs with a common tangent where they meet.
  ///
  /// By the rule of equal tangent lengths.
  ///
  /// Nil where one of them would turn by more than a quarter, or there is no direction.
  private func biarc(from first: Double, to last: Double) -> (head: RimPiece, tail: RimPiece)? {
    let start = point(at: first)
    let end = point(at: last)
    let chord = end - start
    guard
      let heading = direction(at: first, toward: last),
      let arrival = direction(at: last, toward: first).map({ -$0 })
    else { return nil }
    let forward = chord.dot(heading + arrival)
    let spread = 2 * (1 - heading.dot(arrival)) * chord.dot(chord)
    let reach = chord.dot(chord) / (forward + (forward * forward + spread).squareRoot())
    guard forward > 0, reach.isFinite, reach > 0 else { return nil }
    let joint = (start + heading * reach).interpolated(to: end - arrival * reach, at: 0.5)
    guard
      let head = RimPiece(from: start, heading: heading, to: joint),
      let tail = RimPiece(from: end, heading: -arrival, to: joint)?.reversed,
      head.turn <= .pi / 2, tail.turn <= .pi / 2
    else { return nil }
    return (head, tail)
  }

  /// The direction in which the curve leaves a parameter for another one.
  private func direction(at t: Double, toward other: Double) -> Vector2D? {
    let step = (other - t) * 1e-3
    let nearby = point(at: t + step) - point(at: t)
    let derivative = derivative(at: t) * step
    // Where the derivative vanishes, at a cusp or where control points coincide, it tells less
    // than the way to a place nearby.
    return derivative.dot(nearby) > nearby.dot(nearby) / 2
      ? derivative.normalized : nearby.normalized
  }
}
