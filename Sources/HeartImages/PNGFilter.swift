/// How a row of a PNG file differs from its neighbors.
///
/// It holds this in place of the pixels.
///
/// The raw values are the file format's.
enum PNGFilter: UInt8, CaseIterable {
  /// The pixels themselves.
  case none
  /// The difference from the pixel to the left.
  case left
  /// The difference from the pixel above.
  case above
  /// The difference from the mean of left and above.
  case mean
  /// The difference from whichever neighbor is nearest to left + above − corner.
  case nearest

  /// The parts of a pixel: straight red, green, blue, and alpha.
  typealias Pixel = SIMD4<UInt8>

  /// The filter that makes a row small, by a rule of thumb.
  ///
  /// Rows of flat color are smallest as they are, by a tenth to a half: a filter turns one step
  /// of color into two differences, and hides that rows repeat. Rows where many pixels differ
  /// from the one before, as in photographs and gradients, get the filter that leaves the least
  /// sum of magnitudes. The share of two in five comes from trials on hearts of 24 to 512 pixels,
  /// strips of frames, gradients and noise.
  init(for row: [Pixel], below rowAbove: [Pixel]) {
    let changes = zip(row, row.dropFirst()).count { $0 != $1 }
    guard changes * 5 > row.count * 2 else {
      self = .none
      return
    }
    var best = (filter: PNGFilter.none, sum: Int.max)
    for filter in PNGFilter.allCases {
      let sum = filter.differences(of: row, below: rowAbove).reduce(0) { $0 + $1.magnitudes }
      if sum < best.sum { best = (filter, sum) }
    }
    self = best.filter
  }

  /// What the row is written as.
  ///
  /// There must be as many pixels above it.
  func differences(of row: [Pixel], below rowAbove: [Pixel]) -> [Pixel] {
    switch self {
    case .none: row
    case .left: Self.subtract(row, rowAbove) { left, _, _ in left }
    case .above: Self.subtract(row, rowAbove) { _, above, _ in above }
    case .mean: Self.subtract(row, rowAbove) { left, above, _ in Self.mean(left, above) }
    case .nearest: Self.subtract(row, rowAbove, Self.nearest)
    }
  }

  /// The pixels less a guess from their neighbors.
  ///
  /// Those to the left, above, and above to the left.
  @inline(__always)
  private static func subtract(
    _ row: [Pixel], _ rowAbove: [Pixel], _ guess: (Pixel, Pixel, Pixel) -> Pixel
  ) -> [Pixel] {
    var left = Pixel.zero
    var corner = Pixel.zero
    return zip(row, rowAbove).map { pixel, above in
      defer { (left, corner) = (pixel, above) }
      return pixel &- guess(left, above, corner)
    }
  }

  private static func mean(_ left: Pixel, _ above: Pixel) -> Pixel {
    (left & above) &+ ((left ^ above) &>> 1)
  }

  private static func nearest(_ left: Pixel, _ above: Pixel, _ corner: Pixel) -> Pixel {
    let a = SIMD4<Int16>(truncatingIfNeeded: left)
    let b = SIMD4<Int16>(truncatingIfNeeded: above)
    let c = SIMD4<Int16>(truncatingIfNeeded: corner)
    let toLeft = (b &- c).magnitudes
    let toAbove = (a &- c).magnitudes
    let toCorner = (a &+ b &- c &- c).magnitudes
    let upper = b.replacing(with: c, where: toAbove .> toCorner)
    let guess = a.replacing(with: upper, where: (toLeft .> toAbove) .| (toLeft .> toCorner))
    return Pixel(truncatingIfNeeded: guess)
  }
}

extension SIMD4<Int16> {
  fileprivate var magnitudes: Self { replacing(with: 0 &- self, where: self .< 0) }
}

extension SIMD4<UInt8> {
  /// The sum of the magnitudes, read as −128…127.
  fileprivate var magnitudes: Int {
    let signed = SIMD4<Int16>(truncatingIfNeeded: SIMD4<Int8>(truncatingIfNeeded: self))
    return Int(signed.magnitudes.wrappedSum())
  }
}
