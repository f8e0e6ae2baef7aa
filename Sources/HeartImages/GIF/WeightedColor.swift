/// A color and how much it counts.
///
/// In steps of 255 a channel, with parts of a step.
struct WeightedColor {
  /// Red, green, blue, and 255 for opaque.
  var color: SIMD4<Double>
  /// How many pixels have it.
  var weight: Double

  /// The color in whole steps, rounded to nearest.
  var bytes: SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(color.rounded(.toNearestOrAwayFromZero)))
  }
}

extension SIMD4<Double> {
  /// The square of how far it is from another color.
  func squaredDistance(to other: Self) -> Double {
    let difference = self - other
    return (difference * difference).sum()
  }
}
