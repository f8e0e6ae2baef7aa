/// How much of each pixel some polygons cover.
///
/// 64 lines a pixel row, along each of which the covered length is exact: so upright edges are
/// exact, and others to 1/64 of a pixel.
struct PathCoverage {
  private let polygons: PathPolygons
  private let rule: CGPathFillRule

  private static let linesPerRow = 64

  init(_ polygons: PathPolygons, _ rule: CGPathFillRule) {
    self.polygons = polygons
    self.rule = rule
  }

  /// Hands each pixel that is covered to a block, with the share that is.
  func forEachPixel(
    columns: Int, rows: Int, _ block: (_ column: Int, _ row: Int, _ share: Float) -> Void
  ) {
    let places = polygons.polygons.joined()
    guard let low = places.map(\.y).min(), let high = places.map(\.y).max() else { return }
    let first = max(0, min(CGFloat(rows), low.rounded(.down)))
    let last = max(0, min(CGFloat(rows), high.rounded(.up)))
    guard first < last else { return }
    for row in Int(first)..<Int(last) {
      var shares = [Float](repeating: 0, count: columns)
      for line in 0..<Self.linesPerRow {
        let y = CGFloat(row) + (CGFloat(line) + 0.5) / CGFloat(Self.linesPerRow)
        add(spansAt: y, to: &shares)
      }
      for (column, share) in shares.enumerated() where share > 0 {
        block(column, row, min(1, share / Float(Self.linesPerRow)))
      }
    }
  }

  private func add(spansAt y: CGFloat, to shares: inout [Float]) {
    var turns = 0
    var start: CGFloat = 0
    for crossing in crossings(at: y) {
      let wasInside = rule.fills(turns)
      turns += crossing.direction
      let isInside = rule.fills(turns)
      if !wasInside, isInside { start = crossing.x }
      if wasInside, !isInside { add(start, crossing.x, to: &shares) }
    }
  }

  private func crossings(at y: CGFloat) -> [(x: CGFloat, direction: Int)] {
    var crossings: [(x: CGFloat, direction: Int)] = []
    for polygon in polygons.polygons {
      var start = polygon[polygon.count - 1]
      for end in polygon {
        defer { start = end }
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
        crossings.append((x, end.y > start.y ? 1 : -1))
      }
    }
    return crossings.sorted { $0.x < $1.x }
  }

  private func add(_ start: CGFloat, _ end: CGFloat, to shares: inout [Float]) {
    let start = max(0, start)
    let end = min(CGFloat(shares.count), end)
    guard start < end else { return }
    for column in Int(start)..<min(shares.count, Int(end.rounded(.up))) {
      let covered = min(end, CGFloat(column + 1)) - max(start, CGFloat(column))
      shares[column] += Float(covered)
    }
  }
}
