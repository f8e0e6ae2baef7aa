extension RimPiece {
  /// The share of the way at which a place is passed.
  ///
  /// The place is on the line or circle; the share is outside 0…1 where it is beyond the piece.
  func share(at place: Point2D) -> Double {
    guard let bow else {
      return (place - start).dot(startDirection) / (end - start).dot(startDirection)
    }
    let first = start - bow.center
    let radius = place - bow.center
    let angle = Elementary.arcTangent(y: first.cross(radius), x: first.dot(radius))
    let turned = bow.sweep < 0 ? -angle : angle
    return (turned < 0 ? turned + 2 * .pi : turned) / abs(bow.sweep)
  }

  /// The piece up to a share of its way, at a place.
  func cut(after share: Double, at place: Point2D) -> RimPiece {
    var piece = self
    piece.end = place
    guard let bow else { return piece }
    piece.bow?.sweep = bow.sweep * share
    piece.endDirection = heading(of: bow, at: place)
    return piece
  }

  /// The piece from a share of its way on, at a place.
  func cut(before share: Double, at place: Point2D) -> RimPiece {
    var piece = self
    piece.start = place
    guard let bow else { return piece }
    piece.bow?.start = bow.start + bow.sweep * share
    piece.bow?.sweep = bow.sweep * (1 - share)
    piece.startDirection = heading(of: bow, at: place)
    return piece
  }

  private func heading(of bow: Bow, at place: Point2D) -> Vector2D {
    let tangent = (place - bow.center).quarterTurned * (1 / bow.radius)
    return bow.sweep < 0 ? -tangent : tangent
  }

  /// Where the lines or circles of two pieces cross.
  ///
  /// Twice at most, and the pieces may not reach it.
  func crossings(with other: RimPiece) -> (Point2D, Point2D)? {
    switch (bow, other.bow) {
    case (nil, nil):
      let share =
        (other.start - start).cross(other.startDirection)
        / startDirection.cross(other.startDirection)
      guard share.isFinite else { return nil }
      let place = start + startDirection * share
      return (place, place)
    case (nil, let circle?):
      return Self.crossings(from: start, along: startDirection, with: circle)
    case (let circle?, nil):
      return Self.crossings(from: other.start, along: other.startDirection, with: circle)
    case (let first?, let second?):
      // Both circles cross the line through the places that have the same power to both.
      let apart = second.center - first.center
      let square = apart.dot(apart)
      let share =
        (square + first.radius * first.radius - second.radius * second.radius) / (2 * square)
      guard share.isFinite, let direction = apart.quarterTurned.normalized else { return nil }
      return Self.crossings(from: first.center + apart * share, along: direction, with: first)
    }
  }

  private static func crossings(
    from place: Point2D, along direction: Vector2D, with circle: Bow
  ) -> (Point2D, Point2D)? {
    let middle = place + direction * (circle.center - place).dot(direction)
    let distance = middle.distance(to: circle.center)
    let square = circle.radius * circle.radius - distance * distance
    guard square >= 0 else { return nil }
    let half = direction * square.squareRoot()
    return (middle - half, middle + half)
  }
}
