/// The colors of a palette, and which of them are nearest to what is to be shown.
struct ColorClusters {
  /// The palette's colors: those that stay, then those that move.
  private(set) var centers: [SIMD4<Double>]
  private let fixedCount: Int
  private let colors: [WeightedColor]

  /// Creates clusters.
  ///
  /// - Parameters:
  ///   - fixed: Colors of the palette that stay, and take what is nearest to them.
  ///   - free: Those that may move.
  ///   - colors: What is to be shown.
  init(fixed: [SIMD4<Double>], free: [SIMD4<Double>], for colors: [WeightedColor]) {
    centers = fixed + free
    fixedCount = fixed.count
    self.colors = colors
  }

  /// How much is nearest to each of the palette's colors.
  var weights: [Double] {
    var weights = [Double](repeating: 0, count: centers.count)
    for entry in colors where !centers.isEmpty { weights[nearest(to: entry.color)] += entry.weight }
    return weights
  }

  /// Moves the free colors to the means of what is nearest to them.
  ///
  /// One round of Lloyd's k-means; from a good start a few suffice.
  mutating func moveToMeans() {
    var sums = [SIMD4<Double>](repeating: .zero, count: centers.count)
    var weights = [Double](repeating: 0, count: centers.count)
    for entry in colors {
      let place = nearest(to: entry.color)
      sums[place] += entry.color * entry.weight
      weights[place] += entry.weight
    }
    for place in fixedCount..<centers.count where weights[place] > 0 {
      centers[place] = sums[place] / weights[place]
    }
  }

  /// Moves the free colors to where all that is nearest may become them, if there is such a place.
  mutating func moveIntoSpans() {
    var lows = [SIMD4<Double>](repeating: .zero, count: centers.count)
    var highs = [SIMD4<Double>](repeating: SIMD4(repeating: 255), count: centers.count)
    for entry in colors {
      guard let span = entry.span else { continue }
      let place = nearest(to: entry.color)
      lows[place] = pointwiseMax(lows[place], SIMD4(span.low))
      highs[place] = pointwiseMin(highs[place], SIMD4(span.high))
    }
    for place in fixedCount..<centers.count {
      let possible = lows[place] .<= highs[place]
      let moved = pointwiseMin(pointwiseMax(centers[place], lows[place]), highs[place])
      centers[place].replace(with: moved, where: possible)
    }
  }

  /// Adds the colors that are shown worst, one after the other.
  ///
  /// Each is shown worst by what it may become of the colors that are there by then.
  mutating func addWorst(count: Int) {
    var errors = [Double](repeating: .infinity, count: colors.count)
    for center in centers { Self.lower(&errors, of: colors, by: center) }
    for _ in 0..<count {
      // The first of the worst.
      guard let worst = errors.indices.max(by: { errors[$0] < errors[$1] }), errors[worst] > 0
      else { return }
      centers.append(colors[worst].color)
      Self.lower(&errors, of: colors, by: colors[worst].color)
    }
  }

  /// Lowers squared errors to those with one more color of the palette, where it may be used.
  private static func lower(
    _ errors: inout [Double], of colors: [WeightedColor], by center: SIMD4<Double>
  ) {
    let bytes = center.bytes
    for place in colors.indices {
      let entry = colors[place]
      let distance = entry.color.squaredDistance(to: center)
      guard distance < errors[place] else { continue }
      if distance == 0 || entry.span?.contains(bytes) ?? true { errors[place] = distance }
    }
  }

  /// The first of the nearest.
  ///
  /// Most of the time goes here: plain numbers are fast in unoptimized builds too.
  private func nearest(to color: SIMD4<Double>) -> Int {
    let (red, green, blue) = (color.x, color.y, color.z)
    return centers.withUnsafeBufferPointer { centers in
      var (best, place) = (Double.infinity, 0)
      var index = 0
      while index < centers.count {
        let center = centers[index]
        let (x, y, z) = (center.x - red, center.y - green, center.z - blue)
        let distance = x * x + y * y + z * z
        if distance < best { (best, place) = (distance, index) }
        index += 1
      }
      return place
    }
  }
}
