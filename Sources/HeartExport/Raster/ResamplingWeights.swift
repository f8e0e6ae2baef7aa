/// Which texels of a row or column make up each pixel.
///
/// Drawn smaller, a pixel is the average of the part of the image that it covers. Drawn larger, it
/// is interpolated between the two texels about its middle, the outermost being continued outward,
/// and counts by how much of it the image covers. At the image's own size both are the same.
struct ResamplingWeights {
  /// The texels of one pixel.
  struct Taps {
    /// The first texel.
    var first: Int
    /// Where the weights are; one for each texel from the first on.
    var weights: Range<Int>
  }

  private(set) var taps: [Taps] = []
  private(set) var weights: [Float] = []

  /// Finds the weights of a run of pixels.
  ///
  /// - Parameters:
  ///   - texelCount: How many texels the image has.
  ///   - scale: The size of a texel, in pixels; above 0.
  ///   - offset: Where the image begins, in pixels.
  mutating func prepare(
    _ pixels: Range<Int>, texelCount: Int, scale: Double, offset: Double
  ) {
    taps.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    for pixel in pixels {
      // The pixel's place from the image's beginning, in pixels.
      let start = Double(pixel) - offset
      if scale <= 1 {
        average(from: start / scale, to: (start + 1) / scale, texelCount, scale)
      } else {
        interpolate(start, texelCount, scale)
      }
    }
  }

  /// The texels that at least one of the pixels needs.
  var neededTexels: Range<Int> {
    var lower = Int.max
    var upper = 0
    for tap in taps where !tap.weights.isEmpty {
      lower = min(lower, tap.first)
      upper = max(upper, tap.first + tap.weights.count)
    }
    return lower < upper ? lower..<upper : 0..<0
  }

  private mutating func average(
    from start: Double, to end: Double, _ texelCount: Int, _ scale: Double
  ) {
    let lower = max(start, 0)
    let upper = min(end, Double(texelCount))
    guard lower < upper else {
      append(first: 0, count: 0)
      return
    }
    let first = Int(lower)
    var texel = first
    while Double(texel) < upper {
      let part = min(Double(texel) + 1, upper) - max(Double(texel), lower)
      weights.append(Float(part * scale))
      texel += 1
    }
    append(first: first, count: texel - first)
  }

  private mutating func interpolate(_ start: Double, _ texelCount: Int, _ scale: Double) {
    let coverage = min(start + 1, Double(texelCount) * scale) - max(start, 0)
    guard coverage > 0 else {
      append(first: 0, count: 0)
      return
    }
    let last = Double(texelCount - 1)
    let place = max(0, min((start + 0.5) / scale - 0.5, last))
    let first = Int(place)
    let share = place - Double(first)
    weights.append(Float((1 - share) * coverage))
    if share > 0 {
      weights.append(Float(share * coverage))
      append(first: first, count: 2)
    } else {
      append(first: first, count: 1)
    }
  }

  private mutating func append(first: Int, count: Int) {
    taps.append(Taps(first: first, weights: weights.count - count..<weights.count))
  }
}
