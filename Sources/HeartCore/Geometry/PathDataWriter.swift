/// Writes contours as path data that reads back to them.
struct PathDataWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ contour: Contour) {
    guard !contour.segments.isEmpty else { return }
    append("M", [contour.start])
    var current = contour.start
    for segment in contour.segments {
      switch segment {
      case .line(let end): append("L", [end])
      case .quadratic(let control, let end): append("Q", [control, end])
      case .cubic(let control1, let control2, let end): append("C", [control1, control2, end])
      case .arc(let arc, let end): append(arc, from: current, to: end)
      }
      current = segment.end
    }
    if contour.isClosed { bytes.append(UInt8(ascii: "Z")) }
  }

  /// Writes an arc in as few pieces as read back.
  ///
  /// Two ends and two radii leave a whole turn undetermined and say little of what is near it or
  /// near a half turn, where the center hangs on the last digits; then halves say more. Of a very
  /// thin ellipse even they say too little.
  private mutating func append(_ arc: Arc, from start: Point2D, to end: Point2D) {
    precondition(
      arc.sweep.magnitude < Arc.largestAngle, "An arc's sweep must be below 100,000 radians")
    guard let form = PathDataArc(arc) else { return appendFlat(arc, to: end) }
    let turns = Int(arc.sweep.magnitude / (2 * .pi)) + 1
    for count in [turns, turns * 2, turns * 4] {
      let pieces = pieces(of: arc, count: count, from: start, to: end)
      guard pieces.allSatisfy({ $0.readsBack(form) }) else { continue }
      for piece in pieces { append(form.cut(to: piece.arc), to: piece.end) }
      return
    }
    appendCubics(arc, from: start, to: end)
  }

  private struct Piece {
    var arc: Arc
    var start: Point2D
    var end: Point2D

    /// Whether a reader would draw the same.
    ///
    /// But for 10⁻¹⁰ of the size and the places' rounding.
    func readsBack(_ form: PathDataArc) -> Bool {
      guard start != end, let back = form.cut(to: arc).arc(from: start, to: end) else {
        return false
      }
      let farthest = max(arc.center.x.magnitude, arc.center.y.magnitude)
      let size = max(form.radiusX, form.radiusY)
      let allowed = 1e-10 * size + 0x1p-50 * (farthest + size)
      return [0, 0.25, 0.5, 0.75, 1].allSatisfy { share in
        arc.point(at: share).distance(to: back.point(at: share)) <= allowed
      }
    }
  }

  private func pieces(
    of arc: Arc, count: Int, from start: Point2D, to end: Point2D
  ) -> [Piece] {
    var pieces: [Piece] = []
    var current = start
    for index in 0..<count {
      var part = arc
      part.start = arc.start + arc.sweep * (Double(index) / Double(count))
      part.sweep = arc.sweep / Double(count)
      let next = index == count - 1 ? end : part.point(at: 1)
      pieces.append(Piece(arc: part, start: current, end: next))
      current = next
    }
    return pieces
  }

  private mutating func append(_ form: PathDataArc, to end: Point2D) {
    bytes.append(UInt8(ascii: "A"))
    for number in [form.radiusX, form.radiusY, form.rotation] {
      DecimalWriter.append(number, to: &bytes)
      bytes.append(UInt8(ascii: " "))
    }
    for flag in [form.isLarge, form.isPositive] {
      bytes.append(flag ? UInt8(ascii: "1") : UInt8(ascii: "0"))
      bytes.append(UInt8(ascii: " "))
    }
    append(end)
  }

  /// Writes an arc as cubics, within 10⁻¹⁰ of its size.
  private mutating func appendCubics(_ arc: Arc, from start: Point2D, to end: Point2D) {
    // A curve over an angle a strays by 2/27 · sin⁶(a/4) at most, of the radius: for 48 to a turn,
    // by 9e-11.
    let count = Int(arc.sweep.magnitude * (24 / .pi)) + 1
    for piece in pieces(of: arc, count: count, from: start, to: end) {
      let quarter = Elementary.sineAndCosine(piece.arc.sweep / 4)
      let reach = 4 * quarter.sine / (3 * quarter.cosine)
      let control1 = piece.start + piece.arc.conjugateRadius(at: 0) * reach
      let control2 = piece.end - piece.arc.conjugateRadius(at: 1) * reach
      append("C", [control1, control2, piece.end])
    }
  }

  /// Writes an ellipse without width as lines between its turns.
  private mutating func appendFlat(_ arc: Arc, to end: Point2D) {
    let (a, b) = (arc.axisA, arc.axisB)
    // Along the longer half-axis the place is |a|·cos + c·sin, which turns where sin : cos = c : |a|.
    let isLongerA = a.length >= b.length
    let along = isLongerA ? a : b
    let turning = Elementary.arcTangent(y: along.dot(b), x: along.dot(a))
    let low = min(arc.start, arc.end)
    let high = max(arc.start, arc.end)
    let first = Int(((low - turning) / .pi)) - 1
    let last = Int(((high - turning) / .pi)) + 1
    let angles = (first...last).map { turning + Double($0) * .pi }.filter { $0 > low && $0 < high }
    for angle in arc.sweep < 0 ? angles.reversed() : angles {
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      append("L", [arc.point(cosine: cosine, sine: sine)])
    }
    append("L", [end])
  }

  private mutating func append(_ command: Unicode.Scalar, _ points: [Point2D]) {
    bytes.append(UInt8(ascii: command))
    for (index, point) in points.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(point)
    }
  }

  private mutating func append(_ point: Point2D) {
    DecimalWriter.append(point.x, to: &bytes)
    bytes.append(UInt8(ascii: " "))
    DecimalWriter.append(point.y, to: &bytes)
  }
}

extension PathDataArc {
  /// The same form with the flags of a part.
  fileprivate func cut(to arc: Arc) -> PathDataArc {
    var form = self
    form.isLarge = arc.sweep.magnitude > .pi
    return form
  }
}
