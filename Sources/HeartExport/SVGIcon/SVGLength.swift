import HeartCore

/// A length as a file has it: a number, or a share of the viewport.
enum SVGLength: Equatable {
  /// In the units of the element's own coordinates.
  case units(Double)
  /// A hundredth of what the viewport measures in the length's direction.
  case percent(Double)

  /// In which direction a length is measured; that tells what a percentage is of.
  enum Direction {
    case horizontal
    case vertical
    case other
  }

  /// The length that a text is; nil for anything else, font-relative units among it.
  init?(_ text: SVGText) {
    var scanner = SVGScanner(text)
    scanner.passSpace()
    guard let number = scanner.takeNumber() else { return nil }
    let unit = scanner.takeWord().lowercased
    guard scanner.reachesEnd() else { return nil }
    if unit == "%" {
      self = .percent(number)
    } else if let size = Self.size(of: unit) {
      self = .units(number * size)
    } else {
      return nil
    }
  }

  /// How many units a unit's name stands for: CSS has 96 to the inch.
  private static func size(of unit: SVGText) -> Double? {
    if unit.isEmpty || unit == "px" { return 1 }
    if unit == "pt" { return 4.0 / 3 }
    if unit == "pc" { return 16 }
    if unit == "in" { return 96 }
    if unit == "cm" { return 96 / 2.54 }
    if unit == "mm" { return 9.6 / 2.54 }
    if unit == "q" { return 2.4 / 2.54 }
    return nil
  }

  /// The length in units; nil for a share of a viewport whose size is not known.
  func units(along direction: Direction, in viewport: SVGViewport?) -> Double? {
    switch self {
    case .units(let units): return units
    case .percent(let percent):
      guard let viewport else { return nil }
      let whole =
        switch direction {
        case .horizontal: viewport.width
        case .vertical: viewport.height
        case .other: Vector2D(dx: viewport.width, dy: viewport.height).length / 2.0.squareRoot()
        }
      return whole * percent / 100
    }
  }

  /// The lengths of a list, parted by white space or single commas; nil for anything else.
  static func list(_ text: SVGText) -> [SVGLength]? {
    var result: [SVGLength] = []
    var word: [UInt8] = []
    var lacksLength = true
    func add() -> Bool {
      guard !word.isEmpty else { return true }
      guard let length = SVGLength(SVGText(word)) else { return false }
      result.append(length)
      word = []
      lacksLength = false
      return true
    }
    for byte in text.string.utf8 {
      if byte == UInt8(ascii: ",") {
        guard add(), !lacksLength else { return nil }
        lacksLength = true
      } else if byte.isSpace {
        guard add() else { return nil }
      } else {
        word.append(byte)
      }
    }
    guard add(), !lacksLength || result.isEmpty else { return nil }
    return result
  }
}
