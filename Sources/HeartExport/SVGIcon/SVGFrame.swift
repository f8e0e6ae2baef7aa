import HeartCore

/// How a view box is fitted into the room that it is given.
enum SVGFrame {
  /// The box in a `viewBox` attribute; nil for what is none, or has no area.
  static func box(_ text: SVGText) -> Box? {
    guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    return Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The map from a view box into a room; nil where `preserveAspectRatio` is none that is known.
  static func map(from box: Box, into room: Box, _ aspect: SVGText) -> Affine? {
    var scanner = SVGScanner(aspect)
    scanner.passSpace()
    var align = scanner.takeWord()
    scanner.passSpace()
    if align == "defer" {
      align = scanner.takeWord()
      scanner.passSpace()
    }
    let fit = scanner.takeWord()
    guard scanner.reachesEnd(), fit.isEmpty || fit.isAmong("meet slice") else { return nil }
    var (x, y) = (room.width / box.width, room.height / box.height)
    var (shareX, shareY) = (0.0, 0.0)
    if align != "none" {
      let shares = align.isEmpty ? (0.5, 0.5) : shares(align)
      guard let shares else { return nil }
      (shareX, shareY) = shares
      let scale = fit == "slice" ? max(x, y) : min(x, y)
      (x, y) = (scale, scale)
    }
    return Affine(
      xAxis: Vector2D(dx: x, dy: 0), yAxis: Vector2D(dx: 0, dy: y),
      offset: Vector2D(
        dx: room.x + (room.width - box.width * x) * shareX - box.x * x,
        dy: room.y + (room.height - box.height * y) * shareY - box.y * y))
  }

  private static func shares(_ align: SVGText) -> (Double, Double)? {
    let bytes = Array(align.string.utf8)
    guard bytes.count == 8, let x = share(bytes[1..<4]), let y = share(bytes[5..<8]),
      bytes[0] == UInt8(ascii: "x"), bytes[4] == UInt8(ascii: "Y")
    else { return nil }
    return (x, y)
  }

  private static func share(_ bytes: ArraySlice<UInt8>) -> Double? {
    let word = SVGText(bytes)
    if word == "Min" { return 0 }
    if word == "Mid" { return 0.5 }
    return word == "Max" ? 1 : nil
  }
}
