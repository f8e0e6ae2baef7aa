internal import CDeflate

/// One part of a PNG file, with a name and a checksum.
///
/// In the file: how many bytes, the name, the bytes, the checksum of the name and the bytes.
struct PNGChunk: Equatable {
  /// The name, four letters, the first in the highest byte.
  var name: UInt32
  /// The bytes that it holds.
  var content: ArraySlice<UInt8>

  static let header = name("IHDR")
  static let colorSpace = name("sRGB")
  static let palette = name("PLTE")
  static let transparency = name("tRNS")
  static let pixels = name("IDAT")
  static let end = name("IEND")
  static let animationControl = name("acTL")
  static let frameControl = name("fcTL")
  static let framePixels = name("fdAT")

  /// What every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The bytes of a chunk's count, name and checksum.
  static let overhead = 12

  private static func name(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Whether the picture cannot be shown without knowing the chunk.
  var isCritical: Bool { name >> 24 & 0x20 == 0 }

  /// The name in letters, for people.
  var spelling: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: name >> $0) }, as: UTF8.self)
  }

  /// The checksum of the name and the content.
  var checksum: UInt32 {
    let name = [UInt8](bigEndian: self.name)
    let start = libdeflate_crc32(0, name, name.count)
    return content.withUnsafeBytes { libdeflate_crc32(start, $0.baseAddress, $0.count) }
  }
}

extension [UInt8] {
  /// The four bytes of a number, the highest first.
  init(bigEndian number: UInt32) {
    self = Swift.withUnsafeBytes(of: number.bigEndian) { [UInt8]($0) }
  }

  /// Writes a chunk at the end.
  mutating func append(_ chunk: PNGChunk) {
    append(contentsOf: [UInt8](bigEndian: UInt32(chunk.content.count)))
    append(contentsOf: [UInt8](bigEndian: chunk.name))
    append(contentsOf: chunk.content)
    append(contentsOf: [UInt8](bigEndian: chunk.checksum))
  }
}
