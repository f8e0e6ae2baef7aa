/// Some of the colors to be shown, which one color of the palette may stand for.
///
/// Boxes are cut in two where that lowers the sum of squared errors most, which is the median cut
/// with Wu's measure in place of the median (X. Wu, "Efficient statistical computations for optimal
/// color quantization", 1991).
struct ColorBox {
  /// The colors in it, at least one.
  private var colors: [WeightedColor]
  /// The sum of squared errors, if the mean stood for all of them.
  let error: Double
  /// The colors' mean.
  let mean: SIMD4<Double>
  private let squares: SIMD4<Double>

  /// Creates a box of at least one color.
  init(_ colors: [WeightedColor]) {
    self.colors = colors
    var (weight, sum) = (0.0, SIMD4<Double>.zero)
    for entry in colors {
      weight += entry.weight
      sum += entry.color * entry.weight
    }
    let mean = sum / weight
    var squares = SIMD4<Double>.zero
    for entry in colors {
      let difference = entry.color - mean
      squares += difference * difference * entry.weight
    }
    self.mean = mean
    self.squares = squares
    error = squares.sum()
  }

  /// The means of so many boxes that the colors are cut into, or fewer if that is without error.
  static func means(of colors: [WeightedColor], count: Int) -> [SIMD4<Double>] {
    guard !colors.isEmpty, count > 0 else { return [] }
    var boxes = [ColorBox(colors)]
    while boxes.count < count {
      // The first of the worst, so that the order of the input alone decides.
      guard let worst = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
        let halves = boxes[worst].halves
      else { break }
      boxes[worst] = halves.0
      boxes.append(halves.1)
    }
    return boxes.map(\.mean)
  }

  /// The two parts with the least error together, along the channel that varies most.
  private var halves: (ColorBox, ColorBox)? {
    guard colors.count > 1, error > 0 else { return nil }
    let axis = (0..<3).reduce(0) { squares[$1] > squares[$0] ? $1 : $0 }
    // Ties keep the order of the input, which makes the sort's own stability no matter.
    let sorted = colors.enumerated().sorted {
      ($0.element.color[axis], $0.offset) < ($1.element.color[axis], $1.offset)
    }.map(\.element)

    let weight = sorted.reduce(0) { $0 + $1.weight }
    let sum = sorted.reduce(SIMD4<Double>.zero) { $0 + $1.color * $1.weight }
    var (best, cut) = (-1.0, 1)
    var (weightBefore, sumBefore) = (0.0, SIMD4<Double>.zero)
    for place in 1..<sorted.count {
      let entry = sorted[place - 1]
      weightBefore += entry.weight
      sumBefore += entry.color * entry.weight
      let sumAfter = sum - sumBefore
      // The error falls by as much as this grows, the squares themselves being the same.
      let gain =
        (sumBefore * sumBefore).sum() / weightBefore
        + (sumAfter * sumAfter).sum() / (weight - weightBefore)
      if gain > best { (best, cut) = (gain, place) }
    }
    return (ColorBox(Array(sorted[..<cut])), ColorBox(Array(sorted[cut...])))
  }
}
