/// Opacities as CSS writes them.
enum SVGOpacity {
  /// A number or a percentage, cut to 0…1; nil for anything else.
  static func share(_ text: SVGText) -> Double? {
    var scanner = SVGScanner(text)
    scanner.passSpace()
    guard let number = scanner.takeNumber() else { return nil }
    let isPercentage = scanner.take(UInt8(ascii: "%"))
    guard scanner.reachesEnd() else { return nil }
    return min(max(isPercentage ? number / 100 : number, 0), 1)
  }
}
