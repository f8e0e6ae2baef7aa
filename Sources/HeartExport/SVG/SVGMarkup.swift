import HeartCore

/// The text of a document while it is written.
///
/// Ids, classes and names of animations are global in a page, so each carries a mark: one that was
/// given, or one that is made of the whole document's content once that is known.
struct SVGMarkup {
  /// How many decimals a length is written with.
  let decimals: Int
  /// What is written, a byte of 0 in the place of each mark.
  private(set) var bytes: [UInt8] = []

  /// A byte that no text has, where the mark goes.
  private static let markPlace: UInt8 = 0

  init(decimals: Int) {
    self.decimals = decimals
  }

  /// How many decimals keep lengths within a 40,000th of a canvas's side.
  ///
  /// That is 0.002 points on the canvas of 96.
  static func decimals(for side: Double) -> Int {
    var decimals = 0
    var half = 0.5
    while decimals < 6, half > side / 40_000 {
      half /= 10
      decimals += 1
    }
    return decimals
  }

  /// The document, each name with its mark.
  ///
  /// - Parameter prefix: The mark, before a dash; nil for one that is made of the content.
  func document(prefix: String? = nil) -> [UInt8] {
    let mark = prefix.map { Array($0.utf8) + [UInt8(ascii: "-")] } ?? mark
    var document: [UInt8] = []
    document.reserveCapacity(bytes.count + 256)
    for byte in bytes {
      if byte == Self.markPlace { document += mark } else { document.append(byte) }
    }
    return document
  }

  /// A letter and six digits in base 36, made of all bytes by the hash FNV-1a.
  private var mark: [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var mark: [UInt8] = [UInt8(ascii: "h")]
    for _ in 0..<6 {
      mark.append(UInt8(digit: UInt8(hash % 36)))
      hash /= 36
    }
    return mark
  }

  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes += $0 }
  }

  mutating func append(bytes text: [UInt8]) { bytes += text }

  /// Writes a name that no other document has.
  mutating func append(name letters: [UInt8]) {
    bytes.append(Self.markPlace)
    bytes += letters
  }

  mutating func append(number: Double, decimals: Int? = nil) {
    ShortDecimal.append(number, decimals: decimals ?? self.decimals, to: &bytes)
  }

  /// Writes a whole number of the last decimal.
  mutating func append(units: Int64, decimals: Int) {
    ShortDecimal.append(units: units, decimals: decimals, to: &bytes)
  }

  /// Writes what other markup holds.
  mutating func append(_ other: SVGMarkup) { bytes += other.bytes }

  /// Writes ` name="1.5"`.
  mutating func append(attribute name: StaticString, _ number: Double, decimals: Int? = nil) {
    append(" ")
    append(name)
    append("=\"")
    append(number: number, decimals: decimals)
    append("\"")
  }

  /// Writes ` fill="#f04552"`, and ` fill-opacity=".5"` where the color is not opaque.
  mutating func append(paint name: StaticString, _ color: RGBA) {
    append(" ")
    append(name)
    append("=\"")
    append(color)
    append("\"")
    guard color.alpha < 1 else { return }
    append(" ")
    append(name)
    append("-opacity=\"")
    append(number: color.alpha, decimals: 4)
    append("\"")
  }

  /// Writes a color as `#f04552` or `#f45`, without its alpha.
  private mutating func append(_ color: RGBA) {
    let parts = [color.red, color.green, color.blue].map { RGBA.byte($0) }
    append("#")
    let isShort = parts.allSatisfy { $0 % 17 == 0 }
    for part in parts {
      for digit in isShort ? [part & 15] : [part >> 4, part & 15] {
        bytes.append(UInt8(digit: digit))
      }
    }
  }

  /// Writes text between tags.
  ///
  /// Characters that no XML document can have are left out.
  mutating func append(text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      default:
        let isControl = scalar.value < 0x20 && ![0x9, 0xA, 0xD].contains(scalar.value)
        guard !isControl, scalar.value != 0xFFFE, scalar.value != 0xFFFF else { continue }
        bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
  }

  /// Writes an image, its pixels as a PNG file.
  mutating func append(image bitmap: Bitmap, zoom: Zoom, png: [UInt8]) {
    append("<image")
    append(attribute: "x", zoom.offset.dx)
    append(attribute: "y", zoom.offset.dy)
    append(attribute: "width", Double(bitmap.width) * zoom.scale)
    append(attribute: "height", Double(bitmap.height) * zoom.scale)
    append(" href=\"data:image/png;base64,")
    Base64.append(png, to: &bytes)
    append("\"")
  }
}

extension Bitmap {
  /// The image's alpha in white, for masks that go by lightness.
  var whitened: Bitmap {
    var white = bytes
    for index in white.indices { white[index] = white[index | 3] }
    return Bitmap(width: width, height: height, bytes: white)
  }
}
