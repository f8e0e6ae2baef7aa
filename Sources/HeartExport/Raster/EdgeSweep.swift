import HeartCore

/// Goes through an outline's edges from the top, strip by strip.
///
/// Within a strip, edges are in order from the left, so that the winding between neighbors is
/// one number and areas are exact, whatever the outline does. Where edges cross, a strip is halved
/// until it is 1/64 px high; what is mistaken in such a strip cannot be seen.
///
/// Rows with very many edges are cut into even strips of that height at once, so that no outline
/// takes time by the square of its edges.
///
/// This takes several times as long as adding up signed areas, and so is for outlines that overlap
/// themselves. Memory is kept, and no more is taken for an outline like the one before, unless a
/// row has very many edges.
struct EdgeSweep: LinePen {
  private(set) var region = PixelRegion(columns: 0..<0, rows: 0..<0)
  private var edges: [Edge] = []
  /// For each edge, another of the same first row, or -1.
  private var nextInRow: [Int] = []
  /// For each row, an edge that begins there; -1 for none.
  private var firstInRow: [Int] = []
  /// The edges that have begun and not ended, from the left.
  private var parts: [EdgeStrip.Part] = []
  /// Where strips of the row begin or end.
  private var heights: [Int64] = []
  // The place of the pen, from the region's corner.
  private var x: Int64 = 0
  private var y: Int64 = 0

  /// The height at which tangled strips are not halved: 1/64 px.
  private static let leastHeight = FixedPoint.one / 64
  /// How many edges of a row are very many.
  private static let crowd = 64
  /// How far edges may be out of order without crossing.
  ///
  /// Both ends were rounded by half a step, and so were the places between.
  private static let noise: Int64 = 2

  /// Forgets all edges; those to come are for a region.
  mutating func begin(_ region: PixelRegion) {
    self.region = region
    edges.removeAll(keepingCapacity: true)
    nextInRow.removeAll(keepingCapacity: true)
    firstInRow.removeAll(keepingCapacity: true)
    firstInRow.append(contentsOf: repeatElement(-1, count: region.rows.count))
  }

  mutating func move(to place: Point2D) {
    x =
      FixedPoint.nearest(place.x * FixedPoint.scale)
      &- Int64(region.columns.lowerBound) << FixedPoint.places
    y =
      FixedPoint.nearest(place.y * FixedPoint.scale)
      &- Int64(region.rows.lowerBound) << FixedPoint.places
  }

  mutating func line(to place: Point2D) {
    let (startX, startY) = (x, y)
    move(to: place)
    guard let edge = Edge(fromX: startX, y: startY, toX: x, y: y) else { return }
    let row = Int(max(edge.top, 0) >> FixedPoint.places)
    guard edge.bottom > 0, row < firstInRow.count else { return }
    nextInRow.append(firstInRow[row])
    firstInRow[row] = edges.count
    edges.append(edge)
  }

  /// Goes through the strips from the top, while the answer is true.
  mutating func forEachStrip(_ body: (EdgeStrip) -> Bool) {
    parts.removeAll(keepingCapacity: true)
    for row in firstInRow.indices {
      let top = Int64(row) << FixedPoint.places
      parts.removeAll { $0.edge.bottom <= top }
      var index = firstInRow[row]
      while index >= 0 {
        let start = edges[index].x(at: max(edges[index].top, top))
        parts.append(EdgeStrip.Part(edge: edges[index], upper: start, lower: start))
        index = nextInRow[index]
      }
      guard !parts.isEmpty else { continue }
      if parts.count > Self.crowd {
        guard visitCrowd(row, from: top, body) else { return }
        continue
      }
      findHeights(from: top, to: top + FixedPoint.one)
      for index in 1..<heights.count {
        guard visit(row, from: heights[index - 1], to: heights[index], body) else { return }
      }
    }
  }

  private mutating func visitCrowd(
    _ row: Int, from top: Int64, _ body: (EdgeStrip) -> Bool
  ) -> Bool {
    for middle in stride(
      from: top + Self.leastHeight / 2, to: top + FixedPoint.one, by: Int(Self.leastHeight))
    {
      for index in parts.indices {
        let edge = parts[index].edge
        parts[index].isPresent = edge.top <= middle && edge.bottom > middle
        guard parts[index].isPresent else { continue }
        parts[index].upper = edge.x(at: middle)
        parts[index].lower = parts[index].upper
      }
      parts.sort { $0.middle < $1.middle }
      let strip = EdgeStrip(row: row, height: Self.leastHeight, parts: parts, isTangled: false)
      guard body(strip) else { return false }
    }
    return true
  }

  /// The row's ends and those of edges in it, from above.
  private mutating func findHeights(from top: Int64, to bottom: Int64) {
    heights.removeAll(keepingCapacity: true)
    heights.append(top)
    heights.append(bottom)
    for part in parts {
      if part.edge.top > top { insert(part.edge.top) }
      if part.edge.bottom < bottom { insert(part.edge.bottom) }
    }
  }

  private mutating func insert(_ height: Int64) {
    var index = heights.count
    while heights[index - 1] > height { index -= 1 }
    if heights[index - 1] != height { heights.insert(height, at: index) }
  }

  private mutating func visit(
    _ row: Int, from top: Int64, to bottom: Int64, _ body: (EdgeStrip) -> Bool
  ) -> Bool {
    order(from: top, to: bottom)
    let isTangled = isTangled
    if isTangled && bottom - top > Self.leastHeight {
      let middle = (top + bottom) / 2
      return visit(row, from: top, to: middle, body) && visit(row, from: middle, to: bottom, body)
    }
    return body(
      EdgeStrip(row: row, height: bottom - top, parts: parts, isTangled: isTangled))
  }

  /// Finds the edges' parts in a strip, sorted by their middles.
  ///
  /// From one strip to the next, the order seldom changes, and hardly anything has to be moved.
  private mutating func order(from top: Int64, to bottom: Int64) {
    for index in parts.indices {
      let edge = parts[index].edge
      parts[index].isPresent = edge.top <= top && edge.bottom >= bottom
      if parts[index].isPresent {
        parts[index].upper = edge.x(at: top)
        parts[index].lower = edge.x(at: bottom)
      }
      var place = index
      while place > 0, parts[place - 1].middle > parts[place].middle {
        parts.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private var isTangled: Bool {
    var upper = Int64.min
    var lower = Int64.min
    for part in parts where part.isPresent {
      if part.upper &+ Self.noise < upper || part.lower &+ Self.noise < lower { return true }
      upper = max(upper, part.upper)
      lower = max(lower, part.lower)
    }
    return false
  }
}
