import HeartCore

/// How shapes and lines are painted, as it is handed down from element to element.
struct SVGStyle {
  var fill = SVGPaint.color(.black)
  var stroke = SVGPaint.none
  /// What `currentColor` means: if no element says, the button's own color.
  var color = SVGPaint.current
  /// A paint that no icon has, kept until something is painted with it.
  var fillServer: SVGText?
  var strokeServer: SVGText?
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var fillRule = FillRule.nonzero
  var isVisible = true
  var strokeWidth = SVGLength.units(1)
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength.units(0)

  /// What holds for one element alone.
  struct Own {
    var isDisplayed = true
    /// 0 or 1: an icon is either there or not.
    var opacity = 1.0
    /// The id of the part that is used to clip, if one is.
    var clip: SVGText?
    var isOverflowVisible = false
  }

  /// Takes a property over.
  ///
  /// - Returns: Whether this is a property that is known.
  mutating func apply(
    _ name: SVGText, _ value: SVGText, _ own: inout Own
  ) throws(SVGIconError.Fault) -> Bool {
    let value = value.trimmed
    let word = value.lowercased
    // On what is handed down, these two change nothing; on what is not, they say what is.
    let isKept = word.isAmong("inherit unset")
    if try applyPaint(name, value, isKept: isKept) { return true }
    if try applyStroke(name, word, isKept: isKept, value) { return true }
    return try apply(name, word, isKept: isKept, value, &own)
  }

  private mutating func applyPaint(
    _ name: SVGText, _ value: SVGText, isKept: Bool
  ) throws(SVGIconError.Fault) -> Bool {
    guard name.isAmong("fill stroke color fill-opacity stroke-opacity") else { return false }
    guard !isKept else { return true }
    if name == "fill-opacity" || name == "stroke-opacity" {
      guard let share = SVGOpacity.share(value) else { throw .value(name, value: value) }
      if name == "fill-opacity" { fillOpacity = share } else { strokeOpacity = share }
      return true
    }
    if name != "color", SVGPaint.isServer(value) {
      if name == "fill" { fillServer = value } else { strokeServer = value }
      return true
    }
    guard let paint = SVGPaint(value) else { throw .value(name, value: value) }
    if name == "fill" {
      (fill, fillServer) = (paint, nil)
    } else if name == "stroke" {
      (stroke, strokeServer) = (paint, nil)
    } else if paint == .none {
      throw .value(name, value: value)
    } else if paint != .current {
      color = paint
    }
    return true
  }

  private mutating func applyStroke(
    _ name: SVGText, _ word: SVGText, isKept: Bool, _ value: SVGText
  ) throws(SVGIconError.Fault) -> Bool {
    let names: StaticString =
      """
      stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray \
      stroke-dashoffset
      """
    guard name.isAmong(names) else { return false }
    guard !isKept else { return true }
    let fault = SVGIconError.Fault.value(name, value: value)
    if name == "stroke-width" {
      guard let width = SVGLength(word), !width.isNegative else { throw fault }
      strokeWidth = width
    } else if name == "stroke-dashoffset" {
      guard let offset = SVGLength(word) else { throw fault }
      dashOffset = offset
    } else if name == "stroke-dasharray" {
      guard let list = word == "none" ? [] : SVGLength.list(word),
        !list.contains(where: { $0.isNegative })
      else { throw fault }
      dashes = list
    } else if name == "stroke-miterlimit" {
      guard let limit = SVGScanner.numbers(word), limit.count == 1, limit[0] >= 1 else {
        throw fault
      }
      miterLimit = limit[0]
    } else if name == "stroke-linecap" {
      guard let cap = LineCap(word) else { throw fault }
      self.cap = cap
    } else {
      guard let join = LineJoin(word) else { throw fault }
      self.join = join
    }
    return true
  }

  private mutating func apply(
    _ name: SVGText, _ word: SVGText, isKept: Bool, _ value: SVGText, _ own: inout Own
  ) throws(SVGIconError.Fault) -> Bool {
    let fault = SVGIconError.Fault.value(name, value: value)
    if name == "fill-rule" {
      guard !isKept else { return true }
      guard let rule = FillRule(word.string) else { throw fault }
      fillRule = rule
    } else if name == "visibility" {
      guard !isKept else { return true }
      guard word.isAmong("visible hidden collapse") else { throw fault }
      isVisible = word == "visible"
    } else if name == "display" {
      // All the names of CSS but one display what is drawn.
      guard word != "inherit", !word.isEmpty else { throw fault }
      own.isDisplayed = word != "none"
    } else if name == "opacity" {
      guard let share = SVGOpacity.share(value) else { throw fault }
      guard share == 0 || share == 1 else { throw .translucent(name, value: value) }
      own.opacity = share
    } else if name == "clip-path" {
      guard word != "none" else { return true }
      guard let id = SVGReference.id(inURL: value) else { throw .property(name, value: value) }
      own.clip = id
    } else if name == "overflow" {
      own.isOverflowVisible = word.isAmong("visible auto")
    } else {
      return false
    }
    return true
  }

  /// The paint of what is filled, nil where it does not show; throws where it shows by half.
  func shownFill() throws(SVGIconError.Fault) -> SVGPaint? {
    try shown(fill, server: fillServer, fillOpacity, "fill", "fill-opacity")
  }

  /// The paint of a line, nil where it does not show; throws where it shows by half.
  func shownStroke() throws(SVGIconError.Fault) -> SVGPaint? {
    try shown(stroke, server: strokeServer, strokeOpacity, "stroke", "stroke-opacity")
  }

  private func shown(
    _ paint: SVGPaint, server: SVGText?, _ opacity: Double, _ name: SVGText, _ opacityName: SVGText
  ) throws(SVGIconError.Fault) -> SVGPaint? {
    guard isVisible, opacity > 0 else { return nil }
    if let server { throw .paint(name, value: server) }
    let paint = paint.resolved(current: color)
    guard paint.opacity > 0 else { return nil }
    guard paint.opacity == 1 else {
      throw .translucent(name, value: SVGText.percentage(paint.opacity))
    }
    guard opacity == 1 else {
      throw .translucent(opacityName, value: SVGText.percentage(opacity))
    }
    return paint
  }
}

extension SVGText {
  /// A share as a percentage, rounded to a whole one that is neither 0 nor 100.
  fileprivate static func percentage(_ share: Double) -> SVGText {
    SVGText(DecimalWriter.text(min(max((share * 100).rounded(.toNearestOrEven), 1), 99)) + "%")
  }
}

extension SVGLength {
  fileprivate var isNegative: Bool {
    switch self {
    case .units(let number), .percent(let number): number < 0
    }
  }
}

extension LineCap {
  fileprivate init?(_ word: SVGText) {
    if word == "butt" {
      self = .butt
    } else if word == "round" {
      self = .round
    } else if word == "square" {
      self = .square
    } else {
      return nil
    }
  }
}

extension LineJoin {
  fileprivate init?(_ word: SVGText) {
    if word == "miter" {
      self = .miter
    } else if word == "round" {
      self = .round
    } else if word == "bevel" {
      self = .bevel
    } else {
      return nil
    }
  }
}
