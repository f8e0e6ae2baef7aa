internal import Foundation
internal import HeartExport

/// The XML of an icon's file.
struct IconFileText {
  private let bytes: [UInt8]

  /// Takes the bytes of a file, of what encoding soever.
  init(_ bytes: [UInt8]) throws(IconFileError) {
    guard let text = try Self.utf8(bytes) else { throw .encoding }
    // White space may come before anything but a declaration, and there it is a slip that is seen
    // through.
    let start = text.firstIndex { !($0 == 0x20 || 0x9...0xA ~= $0 || $0 == 0xD) }
    guard let start else { throw .empty }
    self.bytes = Array(text[start...])
    if let subset = Self.documentType(in: self.bytes), subset { throw .documentType }
  }

  /// The outermost element, with all inside.
  func root() throws(IconFileError) -> SVGElement {
    let elements = IconFileElements()
    return try elements.root(of: Data(bytes))
  }

  /// The text in UTF-8 without a byte order mark; nil if it is in another encoding.
  private static func utf8(_ bytes: [UInt8]) throws(IconFileError) -> [UInt8]? {
    guard !bytes.isEmpty else { throw .empty }
    let text: [UInt8]
    switch Array(bytes.prefix(2)) {
    case [0xFF, 0xFE], [0x3C, 0]: text = utf8(fromUTF16: bytes, isLittleEndian: true)
    case [0xFE, 0xFF], [0, 0x3C]: text = utf8(fromUTF16: bytes, isLittleEndian: false)
    default: text = bytes
    }
    return Array(text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...])
  }

  private static func utf8(fromUTF16 bytes: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittleEndian ? first | second << 8 : second | first << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
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
