extension OutlineUnion {
  /// Whether an outline fills just the same, as far as 1,600 places and the areas tell.
  ///
  /// - Parameter countsOnce: Whether it must run around each place once at most.
  func isRight(_ outline: Outline, countsOnce: Bool) -> Bool {
    guard let first = boxes.first else { return false }
    let room = boxes.reduce(first) { $0.union($1) }
    let count = 40
    let near = 1e-4 * size
    for row in 0..<count {
      // Off the lattice that icons are drawn on.
      let height = room.y + room.height * (Double(row) + 0.519) / Double(count)
      let wanted = parts.map { ($0.fillRule, LevelPasses(of: $0, atHeight: height)) }
      let found = LevelPasses(of: outline, atHeight: height)
      for column in 0..<count {
        let x = room.x + room.width * (Double(column) + 0.437) / Double(count)
        let isFilled = wanted.contains { rule, passes in rule.fills(winding: passes.winding(at: x))
        }
        let winding = found.winding(at: x)
        if winding >= 0, (winding > 0) == isFilled, !countsOnce || winding <= 1 { continue }
        let place = Point2D(x: x, y: height)
        if (outline.nearestPoint(to: place)?.distance ?? .infinity) > near { return false }
      }
    }
    guard countsOnce else { return true }
    // What is run around twice counts twice in one of them.
    return abs(outline.signedArea - outline.area) <= 1e-6 * size * size
  }
}

/// Where an outline's rim passes one height, so that many places there are soon told.
struct LevelPasses {
  private var passes: [(x: Double, direction: Int)] = []

  init(of outline: Outline, atHeight height: Double) {
    for contour in outline.contours {
      for curve in contour.curves { add(curve, atHeight: height) }
    }
  }

  private mutating func add(_ curve: Curve, atHeight height: Double) {
    let hull = curve.hull
    guard hull.low.y <= height, hull.high.y > height else { return }
    curve.forEachStrand { strand in
      guard strand.isCut(below: height) else { return }
      let t = strand.parameter(atHeight: height)
      passes.append((curve.point(at: t).x, strand.direction))
    }
  }

  /// How many times the rim runs around the place there, as ``Outline/winding(around:)`` counts.
  func winding(at x: Double) -> Int {
    passes.reduce(0) { $0 + ($1.x > x ? $1.direction : 0) }
  }
}
