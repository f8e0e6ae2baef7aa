extension UInt64 {
  /// All 128 bits of the product with another number.
  ///
  /// `multipliedFullWidth(by:)` needs a compiler's run-time library where a machine has no such
  /// instruction, and WebAssembly has neither.
  func fullProduct(_ other: UInt64) -> (high: UInt64, low: UInt64) {
    let half: UInt64 = 0xFFFF_FFFF
    let low = (self & half) &* (other & half)
    let cross = (self >> 32) &* (other & half) &+ (low >> 32)
    let otherCross = (self & half) &* (other >> 32) &+ (cross & half)
    let high = (self >> 32) &* (other >> 32) &+ (cross >> 32) &+ (otherCross >> 32)
    return (high, otherCross << 32 | low & half)
  }
}
