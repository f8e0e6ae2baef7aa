import HeartCore

/// What a shape or a line is painted with: to an icon, all that counts is whether it shows.
enum SVGPaint: Equatable {
  case none
  /// A color, by its opacity from 0 to 1.
  case color(opacity: Double)
  /// The color that is handed down under the name `color`.
  case current

  /// The paint that a text is; nil for what is none.
  init?(_ text: SVGText) {
    let word = text.trimmed.lowercased
    if word == "none" {
      self = .none
    } else if word == "currentcolor" {
      self = .current
    } else if let opacity = SVGColor.opacity(of: word) {
      self = .color(opacity: opacity)
    } else {
      return nil
    }
  }

  /// Whether a text is a paint that is kept elsewhere: a gradient, a pattern, a context's paint.
  static func isServer(_ text: SVGText) -> Bool {
    let word = text.trimmed.lowercased
    return word.hasPrefix("url(") || word.isAmong("context-fill context-stroke")
  }

  /// How opaque the paint is, 0 to 1, with a color for `currentColor`.
  func opacity(current: SVGPaint) -> Double {
    switch self {
    case .none: 0
    case .color(let opacity): opacity
    case .current: current == .current ? 1 : current.opacity(current: .none)
    }
  }
}

/// Colors as CSS writes them; only their opacity is kept.
enum SVGColor {
  /// How opaque a color is, from 0 to 1; nil for what is no color.
  ///
  /// Letters are small.
  static func opacity(of text: SVGText) -> Double? {
    if text == "transparent" { return 0 }
    if text.isAmong(names) || text.isAmong(systemNames) { return 1 }
    let bytes = Array(text.string.utf8)
    if bytes.first == UInt8(ascii: "#") { return opacity(ofHex: bytes.dropFirst()) }
    return opacity(ofFunction: bytes)
  }

  private static func opacity(ofHex digits: ArraySlice<UInt8>) -> Double? {
    var values: [Int] = []
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(Int(digit - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(Int(digit - UInt8(ascii: "a")) + 10)
      default: return nil
      }
    }
    switch values.count {
    case 3, 6: return 1
    case 4: return Double(values[3]) / 15
    case 8: return Double(values[6] * 16 + values[7]) / 255
    default: return nil
    }
  }

  /// `rgb(255, 0, 0)`, `rgb(255 0 0 / 50%)`, and the other functions with three parts or four.
  private static func opacity(ofFunction bytes: [UInt8]) -> Double? {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")")
    else { return nil }
    let name = SVGText(bytes[..<open])
    guard name.isAmong("rgb rgba hsl hsla hwb lab lch oklab oklch color") else { return nil }
    var parts = bytes[(open + 1)..<(bytes.count - 1)].split {
      $0.isSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/")
    }
    // The first part of color() is the name of a color space.
    if name == "color", !parts.isEmpty { parts.removeFirst() }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    for part in parts where !isComponent(part) { return nil }
    return parts.count == 4 ? SVGOpacity.share(SVGText(parts[3])) : 1
  }

  private static func isComponent(_ part: ArraySlice<UInt8>) -> Bool {
    let text = SVGText(part)
    var scanner = SVGScanner(text)
    guard scanner.takeNumber() != nil else { return text == "none" }
    return scanner.takeWord().isAmong("% deg rad grad turn") || scanner.reachesEnd()
  }

  /// The names of CSS Color 4, section 6.1.
  private static let names: StaticString =
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet \
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan \
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta \
    darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue \
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey \
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray \
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush \
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray \
    lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray \
    lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon \
    mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin \
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen \
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple \
    rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna \
    silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle \
    tomato turquoise violet wheat white whitesmoke yellow yellowgreen
    """

  /// Colors that the system or the page chooses: sections 6.2 and 9.
  private static let systemNames: StaticString =
    """
    accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext \
    field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem \
    selecteditemtext visitedtext
    """
}

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
