/// The area that an outline fills, by a line sweeping down.
///
/// The strands that the line cuts are kept from left to right. Of neighbors it is known down to
/// which height they stay apart; what a strand bounds is added only when that ends, or when the
/// winding beside it changes. Where neighbors may cross, they are measured by ``CrossingStrands``
/// down to the next height at which a strand begins or ends.
struct FilledArea {
  private(set) var total = 0.0
  /// How many stretches of strands were looked at, or the like.
  private(set) var steps = 0
  /// Whether the limit sufficed; if not, level lines were measured.
  private(set) var isExact = true

  private let measure: StrandMeasure
  private let strands: [Strand]
  private let stepLimit: Int
  private var cut: [CutStrand] = []

  /// A strand that the sweeping line cuts.
  private struct CutStrand {
    var strand: Int
    var direction: Int
    var bottom: Double
    /// The height from which on its area is not yet added.
    var since: Double
    /// 1 where filling ends, −1 where it begins, or 0.
    var sign = 0
    /// Down to where it is known to stay left of the next.
    var clear = -Double.infinity
  }

  /// Measures an outline; the limit is for tests, to compare.
  init(of outline: Outline, bounds: Box, stepLimit: Int? = nil) {
    var strands: [Strand] = []
    for contour in outline.contours {
      for curve in contour.curves {
        curve.forEachStrand { if $0.direction != 0 { strands.append($0) } }
      }
    }
    strands.sort { $0.topHeight < $1.topHeight }
    self.strands = strands
    // Some tenths of a second's work; to find a height on a curve takes four times as long as on a
    // line, or longer.
    let budget = strands.allSatisfy { $0.curve.isLine } ? 2_000_000 : 500_000
    self.stepLimit = stepLimit ?? budget + 32 * strands.count
    measure = StrandMeasure(fillRule: outline.fillRule, bounds: bounds)
    sweep()
    guard steps > self.stepLimit else { return }
    isExact = false
    total = measure.areaByLevels(
      of: strands, between: bounds.y, and: bounds.maxY, budget: budget)
  }

  private mutating func sweep() {
    var heights = strands.flatMap { [$0.firstHeight, $0.lastHeight] }
    heights.sort()
    var next = 0
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      removeStrands(endingAbove: top)
      while next < strands.count, strands[next].topHeight <= top {
        insert(next, at: top)
        next += 1
      }
      advance(from: top, to: bottom)
      guard steps <= stepLimit else { return }
    }
    removeStrands(endingAbove: .infinity)
  }

  private mutating func removeStrands(endingAbove height: Double) {
    guard var kept = cut.firstIndex(where: { $0.bottom <= height }) else { return }
    for index in kept..<cut.count {
      if cut[index].bottom <= height {
        settle(index, at: cut[index].bottom)
        if kept > 0 { cut[kept - 1].clear = -.infinity }
      } else {
        cut[kept] = cut[index]
        kept += 1
      }
    }
    cut.removeLast(cut.count - kept)
  }

  private mutating func insert(_ strand: Int, at height: Double) {
    let x = strands[strand].x(atHeight: height)
    var low = 0
    var high = cut.count
    while low < high {
      let middle = (low + high) / 2
      steps += 1
      if strands[cut[middle].strand].x(atHeight: height) < x {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low > 0 { cut[low - 1].clear = -.infinity }
    cut.insert(
      CutStrand(
        strand: strand, direction: strands[strand].direction,
        bottom: strands[strand].bottomHeight, since: height),
      at: low)
  }

  /// Adds what a strand bounds down to a height.
  private mutating func settle(_ index: Int, at height: Double) {
    let entry = cut[index]
    cut[index].since = height
    guard entry.sign != 0, entry.since < height else { return }
    steps += 1
    let strand = strands[entry.strand]
    total += Double(entry.sign) * measure.areaToTheLeft(of: strand, from: entry.since, to: height)
  }

  /// Moves the line down to the next end of a strand.
  private mutating func advance(from top: Double, to bottom: Double) {
    // To go along the line is quick, but not for nothing.
    steps += cut.count / 256
    var crossing: [Int] = []
    var index = 0
    while let next = cut[index...].firstIndex(where: { $0.clear < bottom }), next + 1 < cut.count {
      cut[next].clear = clearance(rightOf: next, from: top, to: bottom)
      if cut[next].clear < bottom { crossing.append(next) }
      index = next + 1
    }
    let bundles = bundles(
      count: cut.count, crossing: crossing,
      areApart: { left, right in
        steps += 2
        let left = measure.slice(of: strands[cut[left].strand], from: top, to: bottom)
        let right = measure.slice(of: strands[cut[right].strand], from: top, to: bottom)
        return measure.areApart(left, right, height: bottom - top)
      })

    var winding = 0
    var first = 0
    for bundle in bundles {
      updateSigns(first..<bundle.lowerBound, rightOf: &winding, at: top)
      measureCrossings(bundle, rightOf: winding, from: top, to: bottom)
      for index in bundle { winding -= cut[index].direction }
      first = bundle.upperBound + 1
    }
    updateSigns(first..<cut.count, rightOf: &winding, at: top)
  }

  /// Down to where a strand surely stays left of the next.
  private mutating func clearance(
    rightOf index: Int, from top: Double, to bottom: Double
  ) -> Double {
    let left = strands[cut[index].strand]
    let right = strands[cut[index + 1].strand]
    var end = min(cut[index].bottom, cut[index + 1].bottom)
    while true {
      steps += 2
      if measure.areApart(
        measure.slice(of: left, from: top, to: end), measure.slice(of: right, from: top, to: end),
        height: end - top)
      {
        return end
      }
      guard end > bottom, steps <= stepLimit else { return -.infinity }
      end = max(bottom, top + (end - top) / 8)
    }
  }

  private mutating func updateSigns(
    _ indices: Range<Int>, rightOf winding: inout Int, at height: Double
  ) {
    for index in indices {
      let sign = measure.sign(of: cut[index].direction, rightOf: &winding)
      guard sign != cut[index].sign else { continue }
      settle(index, at: height)
      cut[index].sign = sign
    }
  }

  private mutating func measureCrossings(
    _ bundle: ClosedRange<Int>, rightOf winding: Int, from top: Double, to bottom: Double
  ) {
    for index in bundle { settle(index, at: top) }
    var crossings = CrossingStrands(measure: measure, stepLimit: stepLimit - steps)
    let slices = bundle.map { measure.slice(of: strands[cut[$0].strand], from: top, to: bottom) }
    crossings.add(slices, rightOf: winding, from: top, to: bottom)
    total += crossings.total
    steps += crossings.steps

    // Nothing is known of the new neighbors.
    if bundle.lowerBound > 0 { cut[bundle.lowerBound - 1].clear = -.infinity }
    let order = slices.indices.sorted { slices[$0].bottomX < slices[$1].bottomX }
    let entries = order.map { cut[bundle.lowerBound + $0] }
    for (index, entry) in zip(bundle, entries) {
      cut[index] = entry
      cut[index].since = bottom
      cut[index].sign = 0
      cut[index].clear = -.infinity
    }
  }
}

/// The runs of neighbors that must be looked at together.
///
/// Each item of the row is apart from the next, but for the given ones. If a is left of b and b
/// left of c throughout, then a is left of c. So a run needs to grow only until the item beside it
/// is apart from all in it.
func bundles(
  count: Int, crossing: [Int], areApart: (_ left: Int, _ right: Int) -> Bool
) -> [ClosedRange<Int>] {
  var result: [ClosedRange<Int>] = []
  var next = 0
  while next < crossing.count {
    var low = crossing[next]
    var high = low + 1
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      while next < crossing.count, crossing[next] <= high {
        high = max(high, crossing[next] + 1)
        next += 1
      }
      if let last = result.last, last.upperBound >= low {
        low = last.lowerBound
        result.removeLast()
        isGrowing = true
      }
      if high + 1 < count, !(low...high).reversed().allSatisfy({ areApart($0, high + 1) }) {
        high += 1
        isGrowing = true
      }
      // A run just before may reach over its own last item.
      let beside = result.last.map { $0.upperBound == low - 1 ? $0.lowerBound : low - 1 } ?? low - 1
      if low > 0,
        !(beside..<low).reversed().allSatisfy({ left in
          (low...high).allSatisfy { areApart(left, $0) }
        })
      {
        low -= 1
        isGrowing = true
      }
    }
    result.append(low...high)
  }
  return result
}
