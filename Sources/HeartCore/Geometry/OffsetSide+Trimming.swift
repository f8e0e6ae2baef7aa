extension [OffsetSide.Part] {
  /// Takes away what lies behind the crossings beside each cut.
  ///
  /// There the strips of both sides overlap. To leave the loop as it is fills the same, but counts
  /// the overlap twice, and a rasterizer that adds coverages would darken the pixel of the corner.
  mutating func trim() {
    guard let first = indices.first(where: { self[$0].piece != nil }) else { return }
    rotate(toStartAt: first)
    var index = 1
    while index < count {
      index = self[index].piece == nil ? trim(cutAt: index) : index + 1
    }
    // A cut at the very end is between the last part and the first.
    let wholes = indices.filter { self[$0].piece != nil }
    guard wholes.count > 1, let last = wholes.last, last < count - 1 else { return }
    let middle = wholes[wholes.count / 2]
    rotate(toStartAt: middle)
    trim(cutAt: last + 1 - middle)
  }

  private mutating func rotate(toStartAt index: Int) {
    self = Array(self[index...] + self[..<index])
  }

  /// Trims at the run of pivots from an index on.
  ///
  /// Gives the index to go on from.
  @discardableResult
  private mutating func trim(cutAt first: Int) -> Int {
    var end = first
    while end < count, self[end].piece == nil { end += 1 }
    guard end < count, let crossing = crossing(before: first, after: end) else { return end }
    replaceSubrange(
      crossing.first...crossing.last, with: [.full(crossing.head), .full(crossing.tail)])
    return crossing.first + 1
  }

  private struct Crossing {
    var first: Int
    var last: Int
    var head: RimPiece
    var tail: RimPiece
  }

  /// The first crossing of parts that lead to and from a cut.
  private func crossing(before cut: Int, after end: Int) -> Crossing? {
    // Each step outward is tried against all steps on the other side that are not farther.
    let before = smoothRun(from: cut - 1, step: -1)
    let after = smoothRun(from: end, step: 1)
    for reach in 0..<Swift.max(before.count, after.count) {
      for inner in 0...reach {
        for (back, on) in [(reach, inner), (inner, reach)]
        where back < before.count && on < after.count {
          if let found = crossing(of: before[back], with: after[on]) { return found }
        }
      }
    }
    return nil
  }

  /// The indices of parts without a kink, outward from a cut.
  ///
  /// As long as they turn by less than a quarter.
  private func smoothRun(from first: Int, step: Int) -> [Int] {
    // A corner that meets its like farther away than so many arcs is no corner's matter.
    let limit = 8
    var result: [Int] = []
    var turned = 0.0
    var index = first
    while indices.contains(index), result.count < limit, let piece = self[index].piece {
      if let last = result.last, let inner = self[last].piece {
        let (from, to) = step < 0 ? (piece, inner) : (inner, piece)
        guard from.endDirection.dot(to.startDirection) > 1 - 1e-9 else { break }
      }
      result.append(index)
      turned += piece.turn
      guard turned < .pi / 2 else { break }
      index += step
    }
    return result
  }

  private func crossing(of first: Int, with last: Int) -> Crossing? {
    guard let head = self[first].piece, let tail = self[last].piece,
      let places = head.crossings(with: tail)
    else { return nil }
    var best: (place: Point2D, head: Double, tail: Double)?
    for place in [places.0, places.1] {
      let (onHead, onTail) = (head.share(at: place), tail.share(at: place))
      guard onHead > 0, onHead <= 1, onTail >= 0, onTail < 1,
        (1 - onHead) * head.turn < .pi / 2, onTail * tail.turn < .pi / 2
      else { continue }
      if let best, best.head >= onHead { continue }
      best = (place, onHead, onTail)
    }
    guard let best, isOverlap(behind: best.place, first, last) else { return nil }
    return Crossing(
      first: first, last: last, head: head.cut(after: best.head, at: best.place),
      tail: tail.cut(before: best.tail, at: best.place))
  }

  /// Whether the loop behind a crossing runs clockwise, as overlaps do.
  private func isOverlap(behind place: Point2D, _ first: Int, _ last: Int) -> Bool {
    var corners = [place]
    for index in first...last {
      switch self[index] {
      case .pivot(let pivot): corners.append(pivot)
      case .full(let piece): corners.append(index < last ? piece.end : piece.start)
      }
    }
    let loop = Contour(start: place, segments: corners.map { .line(to: $0) })
    return loop.signedArea > 0
  }
}

extension OffsetSide.Part {
  /// The part at the full distance; nil for a cut.
  fileprivate var piece: RimPiece? {
    if case .full(let piece) = self { return piece }
    return nil
  }
}
