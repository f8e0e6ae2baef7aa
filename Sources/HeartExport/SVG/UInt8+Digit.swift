extension UInt8 {
  /// The character of a digit below 36: 0…9, then a…z.
  init(digit: UInt8) {
    self = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
