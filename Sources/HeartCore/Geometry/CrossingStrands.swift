/// The filled area among strands that may cross, in one slab.
///
/// None of them ends within the slab.
///
/// Where they stay apart, the winding between neighbors is one number, and the area beside each
/// strand is exact. Where they may cross, the slab is cut, until what could be mistaken is nothing.
struct CrossingStrands {
  private(set) var total = 0.0
  /// How many slices were looked at.
  private(set) var steps = 0
  private let measure: StrandMeasure
  /// After so many slices the rest is not cut any further.
  private let stepLimit: Int

  init(measure: StrandMeasure, stepLimit: Int) {
    self.measure = measure
    self.stepLimit = stepLimit
  }

  /// Adds what is filled in a slab, right of a given winding.
  mutating func add(
    _ slices: [StrandSlice], rightOf winding: Int, from top: Double, to bottom: Double
  ) {
    steps += slices.count
    let sorted = slices.sorted { $0.middleX < $1.middleX }
    let height = bottom - top
    let crossing = sorted.indices.dropLast().filter {
      !measure.areApart(sorted[$0], sorted[$0 + 1], height: height)
    }
    let bundles = bundles(
      count: sorted.count, crossing: crossing,
      areApart: { left, right in
        steps += 1
        return measure.areApart(sorted[left], sorted[right], height: height)
      })
    var winding = winding
    var first = 0
    for bundle in bundles {
      for index in first..<bundle.lowerBound { add(sorted[index], rightOf: &winding) }
      add(bundle: sorted[bundle], rightOf: &winding, from: top, to: bottom)
      first = bundle.upperBound + 1
    }
    for index in first..<sorted.count { add(sorted[index], rightOf: &winding) }
  }

  private mutating func add(
    bundle: ArraySlice<StrandSlice>, rightOf winding: inout Int, from top: Double,
    to bottom: Double
  ) {
    let (first, second) = cuts(of: bundle, from: top, to: bottom)
    guard steps < stepLimit, first > top, first < bottom else {
      for slice in bundle { add(slice, rightOf: &winding) }
      return
    }
    addPart(bundle, rightOf: winding, from: top, to: first)
    if first < second { addPart(bundle, rightOf: winding, from: first, to: second) }
    addPart(bundle, rightOf: winding, from: second, to: bottom)
    winding -= bundle.reduce(0) { $0 + $1.strand.direction }
  }

  private mutating func addPart(
    _ bundle: ArraySlice<StrandSlice>, rightOf winding: Int, from top: Double, to bottom: Double
  ) {
    let slices = bundle.map { measure.slice(of: $0.strand, from: top, to: bottom) }
    add(slices, rightOf: winding, from: top, to: bottom)
  }

  /// The heights to cut a slab at.
  ///
  /// Both are one where one cut is better.
  private func cuts(
    of bundle: ArraySlice<StrandSlice>, from top: Double, to bottom: Double
  ) -> (first: Double, second: Double) {
    let height = bottom - top
    let middle = top + height / 2
    guard bundle.count == 2, let left = bundle.first, let right = bundle.last else {
      return (middle, middle)
    }
    let deviation = left.deviation + right.deviation + measure.noise
    let above = right.topX - left.topX
    let below = right.bottomX - left.bottomX
    if abs(above) > deviation, abs(below) > deviation {
      guard (above < 0) != (below < 0) else { return (middle, middle) }
      // They cross where their chords are no farther apart than both are from them.
      let crossing = top + height * (above / (above - below))
      let reach = height * (deviation / abs(above - below))
      let (first, second) = (crossing - reach, crossing + reach)
      return reach < height / 8 && top < first && first < second && second < bottom
        ? (first, second) : (middle, middle)
    }
    // Strands that meet at one end are soon apart; so near to it that they are not, there is
    // little between them.
    if abs(below) > deviation { return (top + height / 8, top + height / 8) }
    if abs(above) > deviation { return (bottom - height / 8, bottom - height / 8) }
    return (middle, middle)
  }

  private mutating func add(_ slice: StrandSlice, rightOf winding: inout Int) {
    let sign = measure.sign(of: slice.strand.direction, rightOf: &winding)
    if sign != 0 { total += Double(sign) * measure.areaToTheLeft(of: slice) }
  }
}
