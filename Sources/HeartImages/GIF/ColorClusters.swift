/// Colors of a palette, moved to the middle of what they stand for.
///
/// Lloyd's k-means from a good start: a few rounds suffice.
enum ColorClusters {
  /// Moves the free colors to the means of the colors that are nearest to them.
  ///
  /// - Parameters:
  ///   - free: The palette's colors that may move.
  ///   - fixed: Those that stay, and take what is nearest to them.
  ///   - colors: What is to be shown.
  ///   - rounds: How often.
  static func refined(
    _ free: [SIMD4<Double>], beside fixed: [SIMD4<Double>], for colors: [WeightedColor],
    rounds: Int
  ) -> [SIMD4<Double>] {
    var centers = fixed + free
    for _ in 0..<rounds {
      var sums = [SIMD4<Double>](repeating: .zero, count: centers.count)
      var weights = [Double](repeating: 0, count: centers.count)
      for entry in colors {
        let place = nearest(to: entry.color, in: centers)
        sums[place] += entry.color * entry.weight
        weights[place] += entry.weight
      }
      for place in fixed.count..<centers.count where weights[place] > 0 {
        centers[place] = sums[place] / weights[place]
      }
    }
    return Array(centers[fixed.count...])
  }

  /// The first of the nearest.
  static func nearest(to color: SIMD4<Double>, in centers: [SIMD4<Double>]) -> Int {
    var (best, place) = (Double.infinity, 0)
    for index in centers.indices {
      let distance = color.squaredDistance(to: centers[index])
      if distance < best { (best, place) = (distance, index) }
    }
    return place
  }
}
