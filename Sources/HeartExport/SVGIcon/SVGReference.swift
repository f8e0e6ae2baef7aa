/// How a file names one of its own elements.
enum SVGReference {
  /// The id in `#id`; nil for what leads out of the file.
  static func id(inLink text: SVGText) -> SVGText? {
    let bytes = Array(text.trimmed.string.utf8)
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "#") else { return nil }
    return SVGText(bytes.dropFirst())
  }

  /// The id in `url(#id)`, with or without quotes; nil for anything else.
  static func id(inURL text: SVGText) -> SVGText? {
    let bytes = Array(text.trimmed.string.utf8)
    guard bytes.count > 5, SVGText(bytes.prefix(4)).lowercased == "url(",
      bytes.last == UInt8(ascii: ")")
    else { return nil }
    let quotes: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    var inside = Array(SVGText(bytes[4..<(bytes.count - 1)]).trimmed.string.utf8)
    if let first = inside.first, quotes.contains(first), inside.count > 2, inside.last == first {
      inside = Array(inside.dropFirst().dropLast())
    }
    return id(inLink: SVGText(inside))
  }
}
