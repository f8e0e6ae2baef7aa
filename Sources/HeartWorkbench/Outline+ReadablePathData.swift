internal import HeartCore
internal import HeartExport

extension Outline {
  /// Path data as a person copies it, without the noise of sums.
  ///
  /// Read back, it is off by less than a 10,000th of the smaller side of its bounds, so that a thin
  /// shape keeps its area. In an icon of 24, that is four digits after the point.
  var readablePathData: String {
    guard let bounds else { return pathData }
    let finest = min(bounds.width, bounds.height) / 100_000
    var places = 0
    var unit = 1.0
    // More digits than these a number of this size does not have.
    while unit > finest, places < 15 {
      places += 1
      unit /= 10
    }
    return roundedPathData(places: places)
  }
}
