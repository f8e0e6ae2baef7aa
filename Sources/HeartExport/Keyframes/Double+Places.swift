extension Double {
  /// The nearest number with some digits after the point.
  ///
  /// Exactly between two, the one away from zero. One that has no room for so many stays as it is.
  package func rounded(places: Int) -> Double {
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let scaled = magnitude * unit
    // From here on not every whole number is one that a Double can hold.
    guard scaled < 0x1p52 else { return self }
    let whole = Double(Int64(scaled + 0.5))
    return (self < 0 && whole > 0 ? -whole : whole) / unit
  }
}
