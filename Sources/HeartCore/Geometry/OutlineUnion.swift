/// Finds the rim of all that any of some outlines fills.
///
/// All rims are cut where they cross or touch. A piece belongs to the union's rim if there is
/// something on one side of it and nothing on the other; those pieces, with what is filled to their
/// right, make up closed loops. What is found is compared with what it was made of, so that a
/// numerical accident is no wrong shape but none.
struct OutlineUnion {
  let parts: [Outline]
  let boxes: [Box]
  /// The longer side of everything, in points.
  let size: Double
  /// Places closer than this are one, in points.
  private let slack: Double

  /// A part of a curve that turns in no coordinate.
  private struct Piece {
    /// The curve it is a part of, and from where to where.
    var source: Int
    var low: Double
    var high: Double
    var curve: Curve
    var cuts: [Double] = [0, 1]

    var hull: Box { Box(from: curve.start, to: curve.end) }
  }

  /// A piece between cuts, from vertex to vertex.
  fileprivate struct Edge {
    var source: Int
    var low: Double
    var high: Double
    var start: Int
    var end: Int
  }

  private var curves: [Curve] = []
  private var pieces: [Piece] = []
  private var vertices: [Point2D] = []
  private var edges: [Edge] = []

  /// Prepares to merge outlines; nil where there is too much, or nothing with an extent.
  ///
  /// - Parameter slack: Places closer than this share of the size are one.
  init?(of parts: [Outline], slack: Double) {
    self.parts = parts.filter { $0.bounds != nil }
    boxes = self.parts.compactMap { $0.bounds }
    guard let first = boxes.first else { return nil }
    size = boxes.reduce(first) { $0.union($1) }.longerSide
    self.slack = slack * size
    curves = self.parts.flatMap { $0.contours.flatMap { Array($0.curves) } }
    guard size > 0, size.isFinite, curves.count <= Outline.unionLimit else { return nil }
  }

  /// The union; nil where the loops do not close or do not match.
  mutating func outline() -> Outline? {
    cutCurves()
    gatherEdges()
    guard let contours = loops(of: rimEdges()) else { return nil }
    let result = Outline(contours: contours)
    return isRight(result, countsOnce: true) ? result : nil
  }

  /// Whether any of the outlines fills a place.
  private func fills(_ place: Point2D) -> Bool {
    for (part, box) in zip(parts, boxes) where box.contains(place) {
      if part.fillRule.fills(winding: part.winding(around: place)) { return true }
    }
    return false
  }

  private mutating func cutCurves() {
    for (index, curve) in curves.enumerated() {
      let parameters = curve.monotoneParameters
      for (low, high) in zip(parameters, parameters.dropFirst()) where low < high {
        pieces.append(
          Piece(source: index, low: low, high: high, curve: curve.part(from: low, to: high)))
      }
    }
    let hulls = pieces.map { $0.hull.inset(by: -slack) }
    let order = pieces.indices.sorted { (hulls[$0].x, $0) < (hulls[$1].x, $1) }
    for (rank, index) in order.enumerated() {
      for other in order[(rank + 1)...] {
        guard hulls[other].x <= hulls[index].maxX else { break }
        guard hulls[other].y <= hulls[index].maxY, hulls[index].y <= hulls[other].maxY else {
          continue
        }
        cut(index, other)
      }
    }
  }

  private mutating func cut(_ first: Int, _ second: Int) {
    let crossings = CurveCrossings(
      pieces[first].curve, pieces[second].curve, flatness: 1e-6 * size)
    for (one, two) in crossings.parameters {
      pieces[first].cuts.append(one)
      pieces[second].cuts.append(two)
    }
    for (this, other) in [(first, second), (second, first)] {
      for place in [pieces[other].curve.start, pieces[other].curve.end] {
        if let t = Self.parameter(of: place, on: pieces[this].curve, within: slack) {
          pieces[this].cuts.append(t)
        }
      }
    }
  }

  /// Where a curve passes a place, its ends apart.
  private static func parameter(
    of place: Point2D, on curve: Curve, within slack: Double
  ) -> Double? {
    let hull = Box(from: curve.start, to: curve.end).inset(by: -slack)
    guard hull.contains(place) else { return nil }
    for t in curve.turns(ofDistanceTo: place)
    where t > 0 && t < 1 && curve.point(at: t).distance(to: place) <= slack {
      return t
    }
    return nil
  }

  private mutating func gatherEdges() {
    var ends: [(piece: Int, cut: Int, place: Point2D)] = []
    for index in pieces.indices {
      pieces[index].cuts.sort()
      for (number, t) in pieces[index].cuts.enumerated() {
        ends.append((index, number, pieces[index].curve.point(at: t)))
      }
    }
    let numbers = numberVertices(ends.map { $0.place })
    for index in ends.indices.dropLast() where ends[index].piece == ends[index + 1].piece {
      guard numbers[index] != numbers[index + 1] else { continue }
      let piece = pieces[ends[index].piece]
      let reach = piece.high - piece.low
      let (low, high) = (piece.cuts[ends[index].cut], piece.cuts[ends[index + 1].cut])
      edges.append(
        Edge(
          source: piece.source, low: low == 0 ? piece.low : piece.low + reach * low,
          high: high == 1 ? piece.high : piece.low + reach * high, start: numbers[index],
          end: numbers[index + 1]))
    }
  }

  /// Gives each place the number of a vertex, the same to places that are one.
  private mutating func numberVertices(_ places: [Point2D]) -> [Int] {
    var numbers = [Int](repeating: 0, count: places.count)
    let order = places.indices.sorted { (places[$0].x, $0) < (places[$1].x, $1) }
    // The vertices that are not yet left behind.
    var first = 0
    for index in order {
      let place = places[index]
      while first < vertices.count, vertices[first].x < place.x - 2 * slack { first += 1 }
      if let found = vertices[first...].indices.first(where: {
        vertices[$0].distance(to: place) <= 2 * slack
      }) {
        numbers[index] = found
      } else {
        numbers[index] = vertices.count
        vertices.append(place)
      }
    }
    return numbers
  }

  /// The edges with something on one side only, run with it to the right, none twice.
  private func rimEdges() -> [Edge] {
    var kept: [Edge] = []
    var byStart: [[Int]] = Array(repeating: [], count: vertices.count)
    for edge in edges {
      let middle = (edge.low + edge.high) / 2
      let place = curves[edge.source].point(at: middle)
      guard let heading = (curves[edge.source].derivative(at: middle)).normalized else { continue }
      let step = heading.quarterTurned * (8 * slack)
      let (right, left) = (fills(place + step), fills(place - step))
      guard right != left else { continue }
      var edge = edge
      if left {
        (edge.start, edge.end, edge.low, edge.high) = (edge.end, edge.start, edge.high, edge.low)
      }
      // Rims that run along each other are one.
      let isKnown = byStart[edge.start].contains { index in
        let other = kept[index]
        let path = curves[other.source].part(from: other.low, to: other.high)
        return other.end == edge.end
          && (path.point(at: 0.5).distance(to: place) <= 4 * slack
            || Self.parameter(of: place, on: path, within: 4 * slack) != nil)
      }
      if isKnown { continue }
      byStart[edge.start].append(kept.count)
      kept.append(edge)
    }
    return kept
  }

  /// The loops that edges make up; nil where one does not close.
  private func loops(of edges: [Edge]) -> [Contour]? {
    var leaving: [[Int]] = Array(repeating: [], count: vertices.count)
    for (index, edge) in edges.enumerated() { leaving[edge.start].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    var result: [Contour] = []
    for first in edges.indices where !isUsed[first] {
      var loop = [edges[first]]
      isUsed[first] = true
      while let last = loop.last, last.end != edges[first].start {
        let next = leaving[last.end].filter { !isUsed[$0] }
        guard let next = sharpestRight(of: next.map { ($0, edges[$0]) }, after: last) else {
          return nil
        }
        isUsed[next] = true
        loop.append(edges[next])
      }
      result.append(contour(of: joined(loop)))
    }
    return result
  }

  /// Of edges that leave a vertex, the one that keeps closest to what is filled.
  private func sharpestRight(of choices: [(index: Int, edge: Edge)], after last: Edge) -> Int? {
    guard choices.count > 1 else { return choices.first?.index }
    let heading = direction(of: last, isAtEnd: true)
    return choices.map { index, edge in
      let next = direction(of: edge, isAtEnd: false)
      return (
        index, Elementary.arcTangent(y: heading.cross(next), x: heading.dot(next))
      )
    }.max { $0.1 < $1.1 }?.0
  }

  private func direction(of edge: Edge, isAtEnd: Bool) -> Vector2D {
    let curve = curves[edge.source].part(from: edge.low, to: edge.high)
    // A little away from the vertex, where curves that begin alike have parted.
    return isAtEnd ? curve.end - curve.point(at: 0.9) : curve.point(at: 0.1) - curve.start
  }

  /// A loop with what is of one curve put together again.
  private func joined(_ loop: [Edge]) -> [Edge] {
    var result: [Edge] = []
    for edge in loop {
      if let last = result.last, last.follows(into: edge) {
        result[result.count - 1].high = edge.high
        result[result.count - 1].end = edge.end
      } else {
        result.append(edge)
      }
    }
    if result.count > 2, let last = result.last, last.follows(into: result[0]) {
      result[0].low = last.low
      result[0].start = last.start
      result.removeLast()
    }
    return result
  }

  private func contour(of loop: [Edge]) -> Contour {
    var contour = Contour(start: vertices[loop[0].start], segments: [])
    for edge in loop {
      let part = curves[edge.source].part(from: edge.low, to: edge.high)
      contour.segments.append(part.segment.ending(at: vertices[edge.end]))
    }
    return contour
  }
}

extension OutlineUnion.Edge {
  /// Whether another edge goes on where this one ends, on the same curve.
  fileprivate func follows(into next: Self) -> Bool {
    source == next.source && abs(high - next.low) < 1e-12
      && (high > low) == (next.high > next.low)
  }
}

extension Segment {
  /// The same segment with its end moved by next to nothing.
  fileprivate func ending(at place: Point2D) -> Segment {
    switch self {
    case .line: .line(to: place)
    case .quadratic(let control, _): .quadratic(control: control, to: place)
    case .cubic(let control1, let control2, _):
      .cubic(control1: control1, control2: control2, to: place)
    case .arc(let arc, _): .arc(arc, to: place)
    }
  }
}
