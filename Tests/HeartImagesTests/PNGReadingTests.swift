import HeartCore
import Testing

@testable import HeartImages

@Suite("Reading PNG")
struct PNGReadingTests {
  private static let kinds = TestPNG.Kind.allCases.flatMap { kind in
    kind.depths.map { (kind: kind, depth: $0) }
  }

  @Test("Every kind and depth reads as the format says", arguments: kinds, [false, true])
  func everyKind(_ format: (kind: TestPNG.Kind, depth: Int), isInterlaced: Bool) throws {
    // From no pixel in most passes to some in all, and rows that end within a byte.
    for width in 1...9 {
      for height in 1...9 {
        var random = SplitMix64(seed: UInt64(width * 10 + height))
        let top = (1 << format.depth) - 1
        let samples = (0..<width * height).map { _ in
          (0..<format.kind.channels).map { _ in random.next(upTo: top) }
        }
        let palette = (0..<3 * (top + 1)).map { _ in UInt8(random.next(upTo: 255)) }
        let picture = TestPNG(
          kind: format.kind, depth: format.depth, width: width, height: height,
          isInterlaced: isInterlaced, palette: format.kind == .palette ? palette : []
        ) { samples[$1 * width + $0] }

        let expected = samples.flatMap { sample -> [UInt8] in
          switch format.kind {
          case .gray: [sample[0], sample[0], sample[0], top].premultiplied(depth: format.depth)
          case .color: (sample + [top]).premultiplied(depth: format.depth)
          case .palette: palette[3 * sample[0]..<3 * sample[0] + 3] + [255]
          case .grayAlpha:
            [sample[0], sample[0], sample[0], sample[1]].premultiplied(depth: format.depth)
          case .colorAlpha: sample.premultiplied(depth: format.depth)
          }
        }
        let bitmap = try Bitmap(png: picture.bytes)
        #expect(bitmap.width == width && bitmap.height == height)
        #expect(bitmap.bytes == expected, "\(format) \(width) × \(height)")
      }
    }
  }

  @Test("A palette shorter than its depth allows reads right")
  func shortPalette() throws {
    let palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
    for isInterlaced in [false, true] {
      let picture = TestPNG(
        kind: .palette, depth: 8, width: 9, height: 9, isInterlaced: isInterlaced, palette: palette
      ) { [($0 + $1) % 3] }
      let bitmap = try Bitmap(png: picture.bytes)
      for row in 0..<9 {
        for column in 0..<9 {
          let place = (row * 9 + column) * 4
          let entry = (column + row) % 3 * 3
          #expect(Array(bitmap.bytes[place..<place + 3]) == Array(palette[entry..<entry + 3]))
        }
      }
    }
  }

  @Test("The transparent color of gray and color pictures is clear, and no other is")
  func transparentColor() throws {
    for depth in TestPNG.Kind.gray.depths {
      let top = (1 << depth) - 1
      let gray = TestPNG(
        kind: .gray, depth: depth, width: 2, height: 1,
        transparency: [UInt8(top >> 8), UInt8(top & 255)]
      ) { column, _ in [column == 0 ? top : top - 1] }
      let bitmap = try Bitmap(png: gray.bytes)
      #expect(Array(bitmap.bytes[0..<4]) == [0, 0, 0, 0], "depth \(depth)")
      #expect(bitmap.bytes[7] == 255, "depth \(depth)")
    }
    for depth in TestPNG.Kind.color.depths {
      let key = [1, 2, 3]
      let color = TestPNG(
        kind: .color, depth: depth, width: 2, height: 1, transparency: [0, 1, 0, 2, 0, 3]
      ) { column, _ in column == 0 ? key : [1, 2, 4] }
      let bitmap = try Bitmap(png: color.bytes)
      #expect(Array(bitmap.bytes[0..<4]) == [0, 0, 0, 0], "depth \(depth)")
      #expect(bitmap.bytes[7] == 255, "depth \(depth)")
    }
  }

  @Test("A palette's alpha is applied, and colors are multiplied by it")
  func paletteAlpha() throws {
    let picture = TestPNG(
      kind: .palette, depth: 2, width: 4, height: 1,
      palette: [255, 0, 0, 200, 100, 50, 10, 20, 30, 40, 50, 60], transparency: [0, 128]
    ) { column, _ in [column] }
    #expect(
      try Bitmap(png: picture.bytes).bytes
        == [0, 0, 0, 0, 100, 50, 25, 128, 10, 20, 30, 255, 40, 50, 60, 255])
  }

  @Test("Gamma, profile and text change no pixel, and cost no memory when they are bombs")
  func otherChunks() throws {
    let plain = TestPNG(kind: .colorAlpha, depth: 8, width: 2, height: 2) {
      [$0 * 90, $1 * 90, 7, 255]
    }
    let parts = try PNGChunkList(of: plain.bytes).chunks.map { ($0.spelling, Array($0.content)) }
    // A hundred megabytes of zeros, in a hundred kilobytes.
    let zeros = ZlibCompressor(level: 6).compress([UInt8](repeating: 0, count: 100_000_000))
    let decorated = TestPNG.file(
      [parts[0], ("gAMA", [0, 1, 0x86, 0xA0]), ("iCCP", [0x61, 0, 0] + zeros)]
        + (0..<2000).map { _ in ("zTXt", [0x61, 0, 0] + zeros.prefix(20)) }
        + [("acTL", [0, 0, 0, 1, 0, 0, 0, 0])] + parts[1...])
    #expect(try Bitmap(png: decorated) == Bitmap(png: plain.bytes))
  }

  @Test("A file cut anywhere is told as cut")
  func truncation() {
    let file = Bitmap(width: 3, height: 2).png()
    for count in 1..<file.count {
      #expect(throws: PNGReadingError.truncated, "\(count) bytes") {
        try Bitmap(png: Array(file.prefix(count)))
      }
    }
    #expect(throws: PNGReadingError.empty) { try Bitmap(png: []) }
  }

  @Test("No flipped bit goes unnoticed")
  func damage() {
    let file = Bitmap(width: 3, height: 2).png()
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: PNGReadingError.self, "bit \(bit)") { try Bitmap(png: damaged) }
    }
  }

  @Test("Whatever stands where the checksums are right is read or refused", arguments: kinds)
  func rightChecksums(_ format: (kind: TestPNG.Kind, depth: Int)) throws {
    var random = SplitMix64(seed: 11)
    for round in 0..<500 {
      let picture = TestPNG(
        kind: format.kind, depth: format.depth, width: 5, height: 5,
        isInterlaced: round % 2 == 0, palette: format.kind == .palette ? [1, 2, 3, 4, 5, 6] : [],
        transparency: [0, 1]
      ) { _, _ in [Int](repeating: 1, count: format.kind.channels) }
      var parts = try PNGChunkList(of: picture.bytes).chunks.map {
        (name: $0.spelling, content: Array($0.content))
      }
      for _ in 0...random.next(upTo: 3) {
        let part = random.next(upTo: parts.count - 1)
        guard !parts[part].content.isEmpty else { continue }
        let place = random.next(upTo: parts[part].content.count - 1)
        parts[part].content[place] = UInt8(random.next(upTo: 255))
      }
      do {
        let bitmap = try Bitmap(png: TestPNG.file(parts))
        #expect(bitmap.bytes.count == bitmap.width * bitmap.height * 4)
        for pixel in stride(from: 0, to: bitmap.bytes.count, by: 4) {
          #expect(bitmap.bytes[pixel..<pixel + 3].allSatisfy { $0 <= bitmap.bytes[pixel + 3] })
        }
      } catch {
        #expect(error != .empty && error != .notPNG && error != .outOfMemory, "\(parts)")
      }
    }
  }

  @Test("A damaged part is named")
  func damagedChunk() {
    var file = Bitmap(width: 3, height: 2).png()
    file[20] ^= 1
    #expect(throws: PNGReadingError.damaged(chunk: "IHDR")) { try Bitmap(png: file) }
  }

  @Test("What is no PNG picture is refused for what it is", arguments: Refusal.all)
  fileprivate func refusal(_ refusal: Refusal) {
    #expect(throws: refusal.error) { try Bitmap(png: refusal.file) }
  }

  @Test(
    "What breaks the format's rules is refused in the decoder's words", arguments: Refusal.rules)
  fileprivate func brokenRule(_ refusal: Refusal) {
    #expect {
      try Bitmap(png: refusal.file)
    } throws: { error in
      guard case .malformed(let words) = error as? PNGReadingError else { return false }
      return !words.isEmpty
    }
  }

  @Test("A size that no such file can have the pixels for is known before any room is made")
  func implausibleSize() {
    // 260,112 bytes are the fewest that deflate can make a gigabyte's quarter from.
    let header = PNGDecoder.Header(width: 16_384, height: 16_384, bitsPerPixel: 8, isDeep: false)
    #expect(!header.canComeOf(compressedCount: 260_111))
    #expect(header.canComeOf(compressedCount: 260_112))
    // The least there is: zlib's wrapper alone is six bytes.
    let dot = PNGDecoder.Header(width: 1, height: 1, bitsPerPixel: 1, isDeep: false)
    #expect(dot.canComeOf(compressedCount: 6))
  }
}

/// A file that is refused, and why.
private struct Refusal: CustomTestStringConvertible {
  var testDescription: String
  var file: [UInt8]
  var error: PNGReadingError

  init(_ name: String, _ file: [UInt8], _ error: PNGReadingError = .malformed("")) {
    testDescription = name
    self.file = file
    self.error = error
  }

  private static func picture(width: Int = 1, height: Int = 1) -> TestPNG {
    TestPNG(kind: .gray, depth: 8, width: width, height: height) { _, _ in [0] }
  }

  private static func file(_ header: [UInt8], _ pixels: [UInt8]) -> [UInt8] {
    TestPNG.file([("IHDR", header), ("IDAT", pixels), ("IEND", [])])
  }

  private static let nothing = ZlibCompressor(level: 1).compress([])

  static var all: [Refusal] {
    [
      Refusal("text", Array("<svg>".utf8), .notPNG),
      Refusal("JPEG", [0xFF, 0xD8, 0xFF, 0xE0], .notPNG),
      Refusal("too wide", picture(width: 16_385).bytes, .tooLarge(width: 16_385, height: 1)),
      Refusal("too high", picture(height: 16_385).bytes, .tooLarge(width: 1, height: 16_385)),
      Refusal(
        "a gigabyte of pixels in a hundred bytes",
        file(picture(width: 16_384, height: 16_384).header, nothing), .truncated),
      Refusal("too few pixels", file(picture().header, nothing), .truncated),
      Refusal("no pixels", TestPNG.file([("IHDR", picture().header), ("IEND", [])]), .truncated),
    ]
  }

  static var rules: [Refusal] {
    let palette = TestPNG(kind: .palette, depth: 8, width: 1, height: 1) { _, _ in [0] }
    let depth = TestPNG(kind: .color, depth: 4, width: 1, height: 1) { _, _ in [0, 0, 0] }
    let header = picture().header
    return [
      Refusal("no width", file(picture(width: 0).header, nothing)),
      Refusal("no palette", palette.bytes),
      Refusal("a depth that the kind has not", depth.bytes),
      Refusal("no deflate", file(header, [1, 2, 3])),
      Refusal("no such filter", file(header, ZlibCompressor(level: 1).compress([5, 0]))),
      Refusal("no header", TestPNG.file([("IDAT", nothing), ("IEND", [])])),
      Refusal(
        "a part that must be understood",
        TestPNG.file([("IHDR", header), ("HEAR", []), ("IDAT", nothing), ("IEND", [])])),
    ]
  }
}

extension [Int] {
  /// Straight samples of a depth as a bitmap's bytes: multiplied exactly, rounded once.
  fileprivate func premultiplied(depth: Int) -> [UInt8] {
    let top = Double((1 << depth) - 1)
    let alpha = Double(self[3]) / top
    return (prefix(3).map { Double($0) / top * alpha } + [alpha]).map {
      UInt8(($0 * 255).rounded())
    }
  }
}
