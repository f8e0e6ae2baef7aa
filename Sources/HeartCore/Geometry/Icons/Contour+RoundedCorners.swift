/// Where two straight sides of a drawing meet, and how round they do.
struct Corner: Equatable {
  /// Where the sides would meet if they were not rounded.
  var place: Point2D
  /// The radius of the arc that joins the sides, above zero.
  var radius: Double

  init(x: Double, y: Double, radius: Double) {
    place = Point2D(x: x, y: y)
    self.radius = radius
  }

  /// The corner's reflection in the upright axis, x = 0.
  var mirrored: Corner { Corner(x: -place.x, y: place.y, radius: radius) }
}

extension Contour {
  /// Creates the polygon with the given corners, each rounded by an arc that touches both sides.
  ///
  /// The arcs of two neighbors must not take more than the whole of the side between them.
  init(rounding corners: [Corner]) {
    let bends = corners.indices.map { index in
      Bend(
        rounding: corners[index],
        from: corners[(index + corners.count - 1) % corners.count].place,
        to: corners[(index + 1) % corners.count].place)
    }
    var segments: [Segment] = []
    for bend in bends {
      // The contour starts with the first bend; the line that ends it is the closing one.
      if !segments.isEmpty { segments.append(.line(to: bend.start)) }
      segments.append(bend.segment)
    }
    self.init(start: bends.first?.start ?? .origin, segments: segments)
  }

  /// Creates a rounded polygon that is its own reflection in the upright axis, x = 0.
  ///
  /// - Parameter rightHalf: The corners on and to the right of the axis, from the top down.
  init(roundingBothSidesOf rightHalf: [Corner]) {
    let leftHalf = rightHalf.reversed().filter { $0.place.x != 0 }.map { $0.mirrored }
    self.init(rounding: rightHalf + leftHalf)
  }
}

extension Bend {
  fileprivate init(rounding corner: Corner, from last: Point2D, to next: Point2D) {
    let arriving = (corner.place - last).direction
    let leaving = (next - corner.place).direction
    let sine = arriving.cross(leaving)
    let cosine = arriving.dot(leaving)
    // The tangents from the corner to its arc are radius · tan(turn / 2) long.
    let tangent = corner.radius * abs(sine) / (1 + cosine)
    let inward = arriving.quarterTurned * (sine < 0 ? -corner.radius : corner.radius)
    let start = corner.place - arriving * tangent
    let spoke = -inward
    let arc = Arc(
      center: start + inward, radius: corner.radius,
      start: Elementary.arcTangent(y: spoke.dy, x: spoke.dx),
      sweep: Elementary.arcTangent(y: sine, x: cosine))
    self.init(start: start, arc: arc, end: corner.place + leaving * tangent)
  }
}

extension Vector2D {
  /// The displacement of length 1 in the same direction.
  fileprivate var direction: Vector2D { self * (1 / length) }
}
