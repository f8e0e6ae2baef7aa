/// Instants of an animation as percentages of its time, no two alike.
struct PercentScale {
  /// The instants in their order, in units of the last decimal.
  ///
  /// They rise. An instant is rounded down, so that what jumps is there in time; of two at one time
  /// the earlier is a unit before.
  let places: [Int64]
  /// How many decimals a percentage has.
  let decimals: Int
  /// A hundred percent, in units of the last decimal.
  let whole: Int64

  /// Creates the percentages of instants that never fall, all within the animation's time.
  ///
  /// - Parameters:
  ///   - times: The instants, in seconds.
  ///   - start: When the animation starts, in seconds.
  ///   - end: When it is over, in seconds, after its start.
  ///   - precision: The longest that a unit may last, in seconds.
  init(times: [Double], start: Double, end: Double, precision: Double) {
    let length = end - start
    // At least a 100,000th of the whole.
    var decimals = 3
    while decimals < ShortDecimal.most, length / 100 * ShortDecimal.step(decimals) > precision {
      decimals += 1
    }
    let whole = ShortDecimal.units(100, decimals: decimals)
    var places = times.map { time in
      min(whole, Int64((time - start) / length * Double(whole) + 1e-6))
    }
    for index in places.indices.dropLast().reversed() {
      places[index] = min(places[index], places[index + 1] - 1)
    }
    // A jump at the very start has no room before it.
    for index in places.indices {
      places[index] = max(places[index], index == 0 ? 0 : places[index - 1] + 1)
    }
    self.places = places
    self.decimals = decimals
    self.whole = whole
  }
}
