import HeartCore

/// The value of a `transform` attribute.
enum SVGTransform {
  /// The map that a list of transforms is; nil for what is no such list.
  ///
  /// Of a list, the last happens first.
  static func map(_ text: SVGText) -> Affine? { map(text, isProperty: false) }

  /// The map that CSS's property of that name is; nil for what is none, or has parts that an
  /// attribute cannot have.
  ///
  /// Lengths are in px, angles in deg, grad, rad or turn.
  static func map(ofProperty text: SVGText) -> Affine? { map(text, isProperty: true) }

  private static func map(_ text: SVGText, isProperty: Bool) -> Affine? {
    var scanner = SVGScanner(text)
    var result = Affine.identity
    if scanner.reachesEnd() { return result }
    let only = scanner
    if scanner.takeWord() == "none", scanner.reachesEnd() { return result }
    scanner = only
    repeat {
      guard let next = takeMap(&scanner, isProperty: isProperty) else { return nil }
      result = next.then(result)
      if scanner.passComma(), scanner.reachesEnd() { return nil }
    } while !scanner.reachesEnd()
    return result
  }

  private static func takeMap(_ scanner: inout SVGScanner, isProperty: Bool) -> Affine? {
    let name = scanner.takeWord()
    scanner.passSpace()
    guard scanner.take(UInt8(ascii: "(")) else { return nil }
    scanner.passSpace()
    var numbers: [Double] = []
    while !scanner.take(UInt8(ascii: ")")) {
      guard numbers.count < 6, let number = scanner.takeNumber() else { return nil }
      var size = 1.0
      if isProperty {
        let unit = scanner.takeWord().lowercased
        guard let known = self.size(of: unit, in: name) ?? (number == 0 ? 1 : nil) else {
          return nil
        }
        size = known
      }
      numbers.append(number * size)
      scanner.passComma()
    }
    // The property has no center of its own.
    if isProperty, name == "rotate", numbers.count != 1 { return nil }
    return map(named: name, numbers)
  }

  /// What a unit of a transform's numbers stands for, in px or degrees.
  private static func size(of unit: SVGText, in name: SVGText) -> Double? {
    if name == "translate" { return unit == "px" ? 1 : nil }
    guard name.isAmong("rotate skewX skewY") else { return unit.isEmpty ? 1 : nil }
    if unit == "deg" { return 1 }
    if unit == "grad" { return 0.9 }
    if unit == "rad" { return 180 / .pi }
    return unit == "turn" ? 360 : nil
  }

  private static func map(named name: SVGText, _ numbers: [Double]) -> Affine? {
    let count = numbers.count
    if name == "matrix", count == 6 {
      return Affine(
        xAxis: Vector2D(dx: numbers[0], dy: numbers[1]),
        yAxis: Vector2D(dx: numbers[2], dy: numbers[3]),
        offset: Vector2D(dx: numbers[4], dy: numbers[5]))
    }
    if name == "translate", count == 1 || count == 2 {
      return .shift(by: Vector2D(dx: numbers[0], dy: count > 1 ? numbers[1] : 0))
    }
    if name == "scale", count == 1 || count == 2 {
      return .stretch(horizontally: numbers[0], vertically: numbers[count - 1])
    }
    if name == "rotate", count == 1 || count == 3 {
      let center = count > 1 ? Vector2D(dx: numbers[1], dy: numbers[2]) : .zero
      let (sine, cosine) = Elementary.sineAndCosine(degrees: numbers[0])
      let turn = Affine(
        xAxis: Vector2D(dx: cosine, dy: sine), yAxis: Vector2D(dx: -sine, dy: cosine))
      return Affine.shift(by: -center).then(turn).then(.shift(by: center))
    }
    guard count == 1 else { return nil }
    let (sine, cosine) = Elementary.sineAndCosine(degrees: numbers[0])
    let slope = sine / cosine
    if name == "skewX" {
      return Affine(xAxis: Vector2D(dx: 1, dy: 0), yAxis: Vector2D(dx: slope, dy: 1))
    }
    if name == "skewY" {
      return Affine(xAxis: Vector2D(dx: 1, dy: slope), yAxis: Vector2D(dx: 0, dy: 1))
    }
    return nil
  }
}
