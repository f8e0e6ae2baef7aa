/// Coverage as the shares of 0…255 that pixels are blended with.
enum CoverageBytes {
  /// The nearest byte to a coverage in steps of 1/65,536.
  @inline(__always)
  static func byte(_ coverage: UInt32) -> UInt32 {
    // 255 times the coverage fits in 32 bits, and a shift is quicker than a product.
    ((coverage &<< 8) &- coverage &+ UInt32(FixedPoint.one / 2)) &>> UInt32(FixedPoint.places)
  }

  /// The nearest bytes to eight coverages in steps of 1/65,536.
  @inline(__always)
  static func bytes(_ coverage: SIMD8<UInt32>) -> SIMD8<UInt32> {
    ((coverage &<< 8) &- coverage &+ UInt32(FixedPoint.one / 2)) &>> UInt32(FixedPoint.places)
  }
}
