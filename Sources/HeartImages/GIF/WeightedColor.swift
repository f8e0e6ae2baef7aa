/// A color to be shown, and how much it counts.
struct WeightedColor {
  /// Red, green, blue, and 255 for opaque, in steps of 255 a channel.
  var color: SIMD4<Double>
  /// How much an error in it counts.
  var weight: Double
  /// What it may become; nil for anything.
  var span: ColorSpan?
}

extension SIMD4<Double> {
  /// The square of how far it is from another color; without opacity.
  func squaredDistance(to other: Self) -> Double {
    let (red, green, blue) = (x - other.x, y - other.y, z - other.z)
    return red * red + green * green + blue * blue
  }

  /// The color in whole steps, rounded to nearest.
  var bytes: SIMD4<UInt8> {
    SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(rounded(.toNearestOrAwayFromZero)))
  }
}
