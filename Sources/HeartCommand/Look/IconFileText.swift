internal import Foundation
internal import HeartExport

/// The XML of an icon's file.
struct IconFileText {
  private let bytes: [UInt8]

  /// Takes the bytes of a file, of what encoding soever.
  init(_ bytes: [UInt8]) throws(IconFileError) {
    if let kind = IconFileKind(bytes) { throw .kind(kind) }
    let text = try Self.utf8(bytes)
    guard text.contains(where: { !($0 == 0x20 || 0x9...0xA ~= $0 || $0 == 0xD) }) else {
      throw .empty
    }
    // Foundation's reader takes for granted that names are UTF-8, and would end the process.
    guard String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) else { throw .encoding }
    self.bytes = Self.withoutDeclaration(text)
    if let subset = Self.documentType(in: self.bytes), subset { throw .documentType }
  }

  /// The outermost element, with all inside.
  func root() throws(IconFileError) -> SVGElement {
    let elements = IconFileElements()
    return try elements.root(of: Data(bytes))
  }

  /// The text in UTF-8, without a byte order mark.
  private static func utf8(_ bytes: [UInt8]) throws(IconFileError) -> [UInt8] {
    guard !bytes.isEmpty else { throw .empty }
    let text: [UInt8]
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE], [0x3C, 0]: text = try utf8(fromUTF16: bytes, isLittleEndian: true)
    case [0xFE, 0xFF], [0, 0x3C]: text = try utf8(fromUTF16: bytes, isLittleEndian: false)
    default: text = bytes
    }
    return Array(text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...])
  }

  private static func utf8(
    fromUTF16 bytes: [UInt8], isLittleEndian: Bool
  ) throws(IconFileError) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw .encoding }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? first | second << 8 : second | first << 8
    }
    var text: [UInt8] = []
    let isDamaged = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { text.append($0) })
    if isDamaged { throw .encoding }
    return text
  }

  /// The text with blanks for the XML declaration, whose encoding is no longer true.
  private static func withoutDeclaration(_ text: [UInt8]) -> [UInt8] {
    guard let start = text.firstIndex(of: UInt8(ascii: "<")),
      text[start...].starts(with: Array("<?xml ".utf8)),
      let end = place(after: "?>", in: text, from: start)
    else { return text }
    // Line breaks stay, so that lines keep their numbers.
    return text[..<end].map { $0 == 0xA || $0 == 0xD ? $0 : 0x20 } + text[end...]
  }

  /// Whether a document type has a subset of its own, which may declare anything.
  ///
  /// Nil where there is no document type.
  private static func documentType(in bytes: [UInt8]) -> Bool? {
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: Array("<!--".utf8)) {
        guard let end = place(after: "-->", in: bytes, from: index + 4) else { return nil }
        index = end
      } else if rest.starts(with: Array("<?".utf8)) {
        guard let end = place(after: "?>", in: bytes, from: index + 2) else { return nil }
        index = end
      } else if rest.starts(with: Array("<!".utf8)) {
        return hasSubset(bytes[index...])
      } else if bytes[index] == UInt8(ascii: "<") {
        return nil
      } else {
        index += 1
      }
    }
    return nil
  }

  private static func hasSubset(_ bytes: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    for byte in bytes {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        return true
      } else if byte == UInt8(ascii: ">") {
        return false
      }
    }
    return false
  }

  private static func place(after end: String, in bytes: [UInt8], from start: Int) -> Int? {
    let end = Array(end.utf8)
    var index = start
    while index + end.count <= bytes.count {
      if bytes[index...].starts(with: end) { return index + end.count }
      index += 1
    }
    return nil
  }
}
