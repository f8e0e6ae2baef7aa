import HeartCore
import Testing

@testable import HeartImages

@Suite("Writing APNG")
struct APNGWriterTests {
  private static let sizes = [(1, 1), (1, 9), (9, 1), (13, 7), (301, 3), (48, 64)]

  /// The pieces, one for each frame, and the last bytes.
  private static func pieces(
    _ frames: [Bitmap], delays: [FrameDelay]? = nil, plays: PlayCount = .once,
    smallest: Bool = false
  ) -> [[UInt8]] {
    var writer = APNGWriter(
      width: frames[0].width, height: frames[0].height, frameCount: frames.count, plays: plays,
      smallest: smallest)
    var pieces: [[UInt8]] = []
    for (index, frame) in frames.enumerated() {
      pieces.append(writer.add(frame, for: delays?[index] ?? FrameDelay(1, per: 60)))
    }
    return pieces + [writer.finish()]
  }

  @Test(
    "Every frame reads back as it was, with its delay, at every size", arguments: [false, true])
  func roundTrip(smallest: Bool) throws {
    var random = SplitMix64(seed: 11)
    for (width, height) in Self.sizes {
      let frames =
        random.frames(7, width: width, height: height)
        + [random.bitmap(width: width, height: height)]
      let delays = FrameSchedule(duration: 0.27, rate: 24, hold: 2, clock: .fractions).delays
      try #require(delays.count == frames.count)
      let read = try StrictAPNG(
        Array(Self.pieces(frames, delays: delays, smallest: smallest).joined()))
      #expect(read.width == width && read.height == height)
      #expect(read.frames.map(\.bitmap) == frames, "\(width) × \(height)")
      #expect(read.frames.map(\.delay) == delays)
    }
  }

  @Test("It says how often to play: forever, once, three times")
  func plays() throws {
    let frame = Bitmap(width: 2, height: 2)
    for (plays, count) in [(PlayCount.forever, 0), (.once, 1), (.times(3), 3)] {
      let file = Array(Self.pieces([frame, frame], plays: plays).joined())
      #expect(try StrictAPNG(file).playCount == count)
    }
  }

  @Test("Where animation is unknown, the first frame is the picture")
  func still() throws {
    var random = SplitMix64(seed: 12)
    let frames = random.frames(4, width: 20, height: 10)
    #expect(try Bitmap(png: Array(Self.pieces(frames).joined())) == frames[0])
  }

  @Test("One frame alone is an animation too, held for its delay")
  func alone() throws {
    let frame = Bitmap(width: 3, height: 3)
    let read = try StrictAPNG(
      Array(Self.pieces([frame], delays: [FrameDelay(5, per: 2)]).joined()))
    #expect(read.frames.map(\.delay) == [FrameDelay(5, per: 2)])
  }

  @Test("A delay with numbers too great for the format becomes one that fits")
  func greatDelay() throws {
    let frame = Bitmap(width: 1, height: 1)
    let delays = [FrameDelay(123_456, per: 1000), FrameDelay(250_000, per: 1_000_000)]
    let read = try StrictAPNG(Array(Self.pieces([frame, frame], delays: delays).joined()))
    #expect(read.frames.map(\.delay) == [FrameDelay(15_432, per: 125), FrameDelay(1, per: 4)])
  }

  @Test("A frame's bytes leave when it is added, whatever follows and however many")
  func streams() {
    var random = SplitMix64(seed: 13)
    let frames = random.frames(40, width: 30, height: 20)
    let other = random.frames(40, width: 30, height: 20)
    let pieces = Self.pieces(frames)
    // What a frame adds is there at once, and the same before another sequel.
    for count in [1, 2, 20, 39] {
      let mixed = Self.pieces(Array(frames.prefix(count) + other.dropFirst(count)))
      #expect(mixed.prefix(count) == pieces.prefix(count), "after \(count)")
    }
    #expect(pieces.last == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("No frame has more bytes than a plain encoder's, and the smallest no more than that")
  func small() {
    var random = SplitMix64(seed: 14)
    let compressor = ZlibCompressor(level: 9)
    var gradient = Bitmap(width: 32, height: 32)
    for place in 0..<32 * 32 {
      let (row, column) = place.quotientAndRemainder(dividingBy: 32)
      let pixel = [column * 4, row * 6, column + row, 255].map { UInt8($0) }
      gradient.bytes.replaceSubrange(place * 4..<place * 4 + 4, with: pixel)
    }
    // Noise of two colors, for which the rule of thumb takes filters, to no good.
    var noise = Bitmap(width: 32, height: 32)
    for place in 0..<32 * 32 {
      let isRed = random.next(upTo: 1) == 1
      noise.bytes.replaceSubrange(
        place * 4..<place * 4 + 4, with: isRed ? [200, 20, 80, 255] : [90, 60, 160, 230])
    }
    let frames = random.frames(8, width: 32, height: 32) + [gradient, noise]
    let usual = Self.pieces(frames)
    let smallest = Self.pieces(frames, smallest: true)
    var rows = PNGRows()
    for (index, frame) in frames.enumerated() where index > 0 {
      rows.fill(with: frame, filter: PNGFilter.none)
      let plain = compressor.compress(rows.bytes).count
      // A control chunk of 38 bytes, and 16 around the pixels.
      #expect(usual[index].count - 54 <= plain, "frame \(index)")
      #expect(smallest[index].count <= usual[index].count, "frame \(index)")
    }
    #expect(usual.joined().count > smallest.joined().count)
  }

  @Test("The same frames are the same file")
  func sameBytes() {
    var random = SplitMix64(seed: 15)
    let frames = random.frames(5, width: 17, height: 9)
    #expect(Self.pieces(frames) == Self.pieces(frames))
  }
}
