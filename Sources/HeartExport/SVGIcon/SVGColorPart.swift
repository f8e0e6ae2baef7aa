/// One number of a color's function, with its unit.
struct SVGColorPart {
  /// What is written; 0 for `none`.
  var number = 0.0
  private var unit: SVGText = ""

  /// The part that a text is; nil for what is none.
  init?(_ text: SVGText) {
    if text == "none" { return }
    var scanner = SVGScanner(text)
    guard let number = scanner.takeNumber() else { return nil }
    unit = scanner.takeWord()
    guard scanner.reachesEnd(), unit.isEmpty || unit.isAmong("% deg rad grad turn") else {
      return nil
    }
    self.number = number
  }

  var isPercentage: Bool { unit == "%" }

  /// A share from 0 to 1, of which a hundred make the whole with a percent sign or without.
  var share: Double { min(max(number / 100, 0), 1) }

  /// An angle in turns, from 0 up to 1.
  var turn: Double {
    let turns =
      unit == "turn"
      ? number : unit == "rad" ? number / (2 * .pi) : unit == "grad" ? number / 400 : number / 360
    return turns - turns.rounded(.down)
  }
}
