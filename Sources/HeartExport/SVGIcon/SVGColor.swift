/// A color as CSS writes it, and how opaque it is.
struct SVGColor: Equatable {
  /// Which color it is; the same however it is written, where that can be told.
  enum Hue: Equatable {
    /// Red, green and blue, each from 0 to 255.
    case rgb(Int, Int, Int)
    /// A color of another space, or of the system, by its text.
    case named(SVGText)
  }

  var hue: Hue
  /// From 0 to 1.
  var opacity = 1.0

  static let black = SVGColor(hue: .rgb(0, 0, 0))

  private init(hue: Hue, opacity: Double = 1) {
    self.hue = hue
    self.opacity = opacity
  }

  /// The color that a text is; nil for what is none.
  ///
  /// Letters are small.
  init?(_ text: SVGText) {
    let bytes = Array(text.string.utf8)
    if text == "transparent" {
      self.init(hue: .rgb(0, 0, 0), opacity: 0)
    } else if bytes.first == UInt8(ascii: "#") {
      self.init(hex: bytes.dropFirst())
    } else if let digits = SVGColorNames.hex(of: text) {
      self.init(hex: digits[...])
    } else if text.isAmong(SVGColorNames.system) {
      self.init(hue: .named(text))
    } else {
      self.init(function: bytes)
    }
  }

  private init?(hex digits: ArraySlice<UInt8>) {
    var values: [Int] = []
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(Int(digit - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(Int(digit - UInt8(ascii: "a")) + 10)
      default: return nil
      }
    }
    if values.count == 3 || values.count == 4 { values = values.flatMap { [$0, $0] } }
    guard values.count == 6 || values.count == 8 else { return nil }
    let parts = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    self.init(
      hue: .rgb(parts[0], parts[1], parts[2]),
      opacity: parts.count == 4 ? Double(parts[3]) / 255 : 1)
  }

  /// `rgb(255, 0, 0)`, `rgb(255 0 0 / 50%)`, and the other functions with three parts or four.
  private init?(function bytes: [UInt8]) {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")")
    else { return nil }
    let name = SVGText(bytes[..<open])
    guard name.isAmong("rgb rgba hsl hsla hwb lab lch oklab oklch color") else { return nil }
    var words = bytes[(open + 1)..<(bytes.count - 1)].split {
      $0.isSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/")
    }
    // The first part of color() is the name of a color space.
    let space = name == "color" && !words.isEmpty ? words.removeFirst() : []
    guard words.count == 3 || words.count == 4 else { return nil }
    var parts: [SVGColorPart] = []
    for word in words {
      guard let part = SVGColorPart(SVGText(word)) else { return nil }
      parts.append(part)
    }
    let opacity = words.count == 4 ? SVGOpacity.share(SVGText(words[3])) : 1
    guard let opacity else { return nil }
    let text = words.prefix(3).reduce(Array(name.string.utf8) + space) { $0 + [0x20] + $1 }
    self.init(hue: Self.hue(of: name, parts) ?? .named(SVGText(text)), opacity: opacity)
  }

  /// The color of a function whose space is sRGB; nil for others.
  private static func hue(of name: SVGText, _ parts: [SVGColorPart]) -> Hue? {
    if name.isAmong("rgb rgba") {
      return hue(parts.prefix(3).map { $0.isPercentage ? $0.number / 100 : $0.number / 255 })
    }
    let turn = parts[0].turn
    let (second, third) = (parts[1].share, parts[2].share)
    if name.isAmong("hsl hsla") {
      let reach = second * min(third, 1 - third)
      return hue(
        [0.0, 8, 4].map { shift in
          let k = (shift / 12 + turn).fraction * 12
          return third - reach * max(-1, min(k - 3, 9 - k, 1))
        })
    }
    guard name == "hwb" else { return nil }
    // Section 8 of CSS Color 4: white and black are shares, and more than all is gray.
    let sum = second + third
    if sum >= 1 { return hue([Double](repeating: second / sum, count: 3)) }
    return hue(
      [0.0, 8, 4].map { shift in
        let k = (shift / 12 + turn).fraction * 12
        return (0.5 - 0.5 * max(-1, min(k - 3, 9 - k, 1))) * (1 - sum) + second
      })
  }

  private static func hue(_ shares: [Double]) -> Hue {
    let parts = shares.map { Int((min(max($0, 0), 1) * 255 + 0.5).rounded(.down)) }
    return .rgb(parts[0], parts[1], parts[2])
  }
}

extension Double {
  /// What is above the whole number below.
  fileprivate var fraction: Double { self - rounded(.down) }
}
