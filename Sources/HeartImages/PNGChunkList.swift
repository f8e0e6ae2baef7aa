/// The parts of a PNG file that its pixels come from.
///
/// The checksum of each is proven.
///
/// Texts, times, color profiles and the like are checked and left out: nothing hidden in them can
/// take the decoder's time or memory.
struct PNGChunkList {
  /// The parts, in the file's order.
  private(set) var chunks: [PNGChunk] = []

  /// Reads the file up to its closing part.
  ///
  /// What comes after that is not looked at.
  init(of file: [UInt8]) throws(PNGReadingError) {
    guard !file.isEmpty else { throw .empty }
    guard file.starts(with: PNGChunk.signature.prefix(file.count)) else { throw .notPNG }

    var rest = file.dropFirst(PNGChunk.signature.count)
    repeat {
      let chunk = try Self.takeChunk(from: &rest)
      if chunk.isCritical || chunk.name == PNGChunk.transparency { chunks.append(chunk) }
    } while chunks.last?.name != PNGChunk.end
  }

  /// How many bytes of compressed pixels there are.
  var compressedCount: Int {
    chunks.reduce(0) { $1.name == PNGChunk.pixels ? $0 + $1.content.count : $0 }
  }

  /// A PNG file of these parts alone.
  var file: [UInt8] {
    chunks.reduce(into: PNGChunk.signature) { $0.append($1) }
  }

  private static func takeChunk(
    from rest: inout ArraySlice<UInt8>
  ) throws(PNGReadingError) -> PNGChunk {
    let count = try takeNumber(from: &rest)
    let name = try takeNumber(from: &rest)
    guard count <= rest.count else { throw .truncated }
    let chunk = PNGChunk(name: name, content: rest.prefix(Int(count)))
    rest = rest.dropFirst(Int(count))
    guard try takeNumber(from: &rest) == chunk.checksum else {
      throw .damaged(chunk: chunk.spelling)
    }
    return chunk
  }

  private static func takeNumber(
    from rest: inout ArraySlice<UInt8>
  ) throws(PNGReadingError) -> UInt32 {
    guard rest.count >= 4 else { throw .truncated }
    defer { rest = rest.dropFirst(4) }
    return rest.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
