import HeartCore

/// What a shape or a line is painted with.
///
/// An icon shows no colors; they tell what would be lost where shapes hide one another.
enum SVGPaint: Equatable {
  case none
  case color(SVGColor)
  /// The color that is handed down under the name `color`.
  case current

  /// The paint that a text is; nil for what is none.
  init?(_ text: SVGText) {
    let word = text.trimmed.lowercased
    if word == "none" {
      self = .none
    } else if word == "currentcolor" {
      self = .current
    } else if let color = SVGColor(word) {
      self = .color(color)
    } else {
      return nil
    }
  }

  /// Whether a text is a paint that is kept elsewhere: a gradient, a pattern, a context's paint.
  static func isServer(_ text: SVGText) -> Bool {
    let word = text.trimmed.lowercased
    return word.hasPrefix("url(") || word.isAmong("context-fill context-stroke")
  }

  /// What is painted, with the paint that `currentColor` stands for.
  func resolved(current: SVGPaint) -> SVGPaint { self == .current ? current : self }

  /// How opaque the paint is, from 0 to 1; the button's own color is opaque.
  var opacity: Double {
    switch self {
    case .none: 0
    case .color(let color): color.opacity
    case .current: 1
    }
  }
}
