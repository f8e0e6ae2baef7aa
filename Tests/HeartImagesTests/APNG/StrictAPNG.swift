import CSPNG
import HeartCore

@testable import HeartImages

/// An animated PNG file, read by its format's rules and libspng's decoder.
///
/// Whatever is not as every decoder understands it alike is an error.
struct StrictAPNG {
  struct Failure: Error { let words: String }

  struct Frame {
    var bitmap: Bitmap
    var delay: FrameDelay
  }

  var width: Int
  var height: Int
  /// 0 is forever.
  var playCount: Int
  var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    var chunks = try Self.chunks(of: file)[...]
    try Self.demand(
      chunks.map(\.name).starts(with: ["IHDR", "sRGB", "acTL", "fcTL", "IDAT"]), "order")
    let header = chunks[0].content
    width = Self.number(header[0..<4])
    height = Self.number(header[4..<8])
    let frameCount = Self.number(chunks[2].content[0..<4])
    playCount = Self.number(chunks[2].content[4..<8])
    chunks = chunks.dropFirst(3)
    var sequence = 0
    while let control = chunks.popFirst(), control.name == "fcTL" {
      let delay = try delay(of: control.content, sequence: &sequence)
      guard let pixels = chunks.popFirst() else { throw Failure(words: "no pixels") }
      var content = pixels.content[...]
      if frames.isEmpty {
        try Self.demand(pixels.name == "IDAT", "a first frame of \(pixels.name)")
      } else {
        try Self.demand(pixels.name == "fdAT", "a later frame of \(pixels.name)")
        try Self.demand(Self.number(content.prefix(4)) == sequence, "pixels out of sequence")
        sequence += 1
        content = content.dropFirst(4)
      }
      let still = TestPNG.file([("IHDR", header), ("IDAT", Array(content)), ("IEND", [])])
      frames.append(Frame(bitmap: try Self.decode(still, width, height), delay: delay))
    }
    try Self.demand(
      chunks.isEmpty && file.suffix(8).prefix(4) == Array("IEND".utf8)[...], "the end")
    try Self.demand(frames.count == frameCount, "\(frames.count) frames, not \(frameCount)")
  }

  private func delay(of control: [UInt8], sequence: inout Int) throws -> FrameDelay {
    try Self.demand(control.count == 26, "a control of \(control.count) bytes")
    try Self.demand(Self.number(control[0..<4]) == sequence, "a frame out of sequence")
    sequence += 1
    let place = stride(from: 4, to: 20, by: 4).map { Self.number(control[$0..<$0 + 4]) }
    try Self.demand(place == [width, height, 0, 0], "a frame at \(place)")
    // Neither disposes of anything nor blends.
    try Self.demand(control[24...] == [0, 0], "what happens before and after")
    return FrameDelay(Self.number(control[20..<22]), per: Self.number(control[22..<24]))
  }

  private static func chunks(of file: [UInt8]) throws -> [(name: String, content: [UInt8])] {
    try demand(file.starts(with: PNGChunk.signature), "the signature")
    var chunks: [(name: String, content: [UInt8])] = []
    var place = 8
    while place < file.count {
      try demand(place + 12 <= file.count, "a chunk cut short")
      let count = number(file[place..<place + 4])
      try demand(place + 12 + count <= file.count, "a chunk of \(count) bytes")
      let content = place + 8..<place + 8 + count
      let chunk = TestPNG.chunk(
        String(decoding: file[place + 4..<place + 8], as: UTF8.self), Array(file[content]))
      try demand(number(file[content.upperBound...].prefix(4)) == Int(chunk.checksum), "a checksum")
      chunks.append((chunk.spelling, Array(file[content])))
      place = content.upperBound + 4
    }
    return chunks
  }

  private static func decode(_ still: [UInt8], _ width: Int, _ height: Int) throws -> Bitmap {
    let context = spng_ctx_new(0)
    defer { spng_ctx_free(context) }
    var straight = [UInt8](repeating: 0, count: width * height * 4)
    try demand(spng_set_png_buffer(context, still, still.count) == 0, "libspng's reading")
    let result = spng_decode_image(
      context, &straight, straight.count, Int32(SPNG_FMT_RGBA8.rawValue), 0)
    try demand(result == 0, "libspng's decoding: \(result)")
    return Bitmap(straight: straight, width: width, height: height)
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func demand(_ isMet: Bool, _ words: String) throws {
    guard isMet else { throw Failure(words: words) }
  }
}

extension Bitmap {
  /// A picture of straight color, as decoders give it.
  init(straight: [UInt8], width: Int, height: Int) {
    self.init(
      width: width, height: height,
      bytes: stride(from: 0, to: straight.count, by: 4).flatMap { place in
        let pixel = Alpha.multiplied(
          SIMD4(straight[place], straight[place + 1], straight[place + 2], straight[place + 3]))
        return pixel.w == 0 ? [0, 0, 0, 0] : [pixel.x, pixel.y, pixel.z, pixel.w]
      })
  }
}
