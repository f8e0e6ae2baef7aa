import HeartCore
import HeartImages
import Testing

@Suite("Writing WebP")
struct WebPWriterTests {
  private static let sizes = [(1, 1), (1, 9), (9, 1), (13, 7), (301, 3), (48, 64)]

  private static func file(
    _ frames: [Bitmap], delays: [FrameDelay]? = nil, plays: PlayCount = .once,
    smallest: Bool = false
  ) throws -> [UInt8] {
    var writer = try WebPWriter(
      width: frames[0].width, height: frames[0].height, frameCount: frames.count, plays: plays,
      smallest: smallest)
    var file: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      file += try writer.add(frame, for: delays?[index] ?? FrameDelay(17, per: 1000))
    }
    return file + (try writer.finish())
  }

  @Test("Every frame is shown as it was for its time, at every size", arguments: [false, true])
  func roundTrip(smallest: Bool) throws {
    var random = SplitMix64(seed: 21)
    for (width, height) in Self.sizes {
      let frames =
        [random.bitmap(width: width, height: height)]
        + random.frames(7, width: width, height: height)
      let delays = FrameSchedule(duration: 0.27, rate: 24, hold: 2, clock: .milliseconds).delays
      try #require(delays.count == frames.count)
      let read = try DecodedWebP(Self.file(frames, delays: delays, smallest: smallest))
      #expect(read.width == width && read.height == height)
      var end = 0
      for (index, (frame, delay)) in zip(frames, delays).enumerated() {
        #expect(read.bitmap(at: end) == frame, "frame \(index) of \(width) × \(height)")
        end += delay.numerator
        #expect(read.bitmap(at: end - 1) == frame, "frame \(index) of \(width) × \(height)")
      }
      #expect(read.frames.last?.end == 2270)
    }
  }

  @Test("Equal neighbors become one frame, shown for the time of both")
  func equalFrames() throws {
    var random = SplitMix64(seed: 22)
    let (one, two) = (random.bitmap(width: 8, height: 8), random.bitmap(width: 8, height: 8))
    let delays = [10, 20, 30, 40, 50].map { FrameDelay($0, per: 1000) }
    let read = try DecodedWebP(Self.file([one, one, two, one, one], delays: delays))
    #expect(read.frames.map(\.end) == [30, 60, 150])
    #expect(read.frames.map(\.bitmap) == [one, two, one])
  }

  @Test("A last frame that is held for no time is the end all the same")
  func noHold() throws {
    var random = SplitMix64(seed: 23)
    let frames = [random.bitmap(width: 8, height: 8), random.bitmap(width: 8, height: 8)]
    let delays = [FrameDelay(250, per: 1000), FrameDelay(0, per: 1000)]
    let read = try DecodedWebP(Self.file(frames, delays: delays))
    #expect(read.frames.map(\.end) == [250, 250])
    #expect(read.frames.last?.bitmap == frames[1])
  }

  @Test("The longest hold there is has room")
  func longHold() throws {
    let frames = [Bitmap(width: 2, height: 1), Bitmap(width: 2, height: 1, bytes: Array(1...8))]
    let schedule = FrameSchedule(
      duration: 0.02, rate: 50, hold: FrameSchedule.Clock.milliseconds.longestDelay,
      clock: .milliseconds)
    let read = try DecodedWebP(Self.file(frames, delays: schedule.delays))
    #expect(read.frames.map(\.end) == [20, 16_777_235])
  }

  @Test("It says how often to play, forever, once, three times, on a clear background")
  func plays() throws {
    var random = SplitMix64(seed: 24)
    let frames = random.frames(5, width: 20, height: 20)
    for (plays, count) in [(PlayCount.forever, 0), (.once, 1), (.times(3), 3)] {
      let read = try DecodedWebP(Self.file(frames, plays: plays))
      #expect(read.playCount == count)
      #expect(read.background == 0)
    }
  }

  @Test("Clear pixels stay clear in every frame")
  func clear() throws {
    var random = SplitMix64(seed: 25)
    let frames = random.frames(12, width: 31, height: 17)
    for frame in try DecodedWebP(Self.file(frames)).frames {
      #expect((0..<31).allSatisfy { frame.bitmap.alpha(column: $0, row: 0) == 0 })
    }
  }

  @Test("Where all frames are equal, the file is that picture")
  func still() throws {
    var random = SplitMix64(seed: 26)
    let frame = random.bitmap(width: 9, height: 9)
    for frames in [[frame], [frame, frame, frame]] {
      #expect(try DecodedWebP(Self.file(frames)).frames.map(\.bitmap) == [frame])
    }
  }

  @Test("A side that the format has no room for is an error that says so")
  func tooLarge() {
    for (width, height) in [(16_384, 1), (1, 16_384)] {
      #expect(
        throws: AnimationWritingError.tooLarge(width: width, height: height, sideLimit: 16_383)
      ) {
        _ = try Self.file([Bitmap(width: width, height: height)])
      }
    }
  }

  @Test("The longest side there is has room")
  func longSide() throws {
    var frame = Bitmap(width: 16_383, height: 1)
    frame.bytes[16_382 * 4 + 3] = 255
    let read = try DecodedWebP(Self.file([Bitmap(width: 16_383, height: 1), frame]))
    #expect(read.frames.map(\.bitmap) == [Bitmap(width: 16_383, height: 1), frame])
  }

  @Test("The same frames are the same file, and the smallest is no greater")
  func sameBytes() throws {
    var random = SplitMix64(seed: 27)
    let frames = random.frames(9, width: 40, height: 30)
    let file = try Self.file(frames)
    #expect(try Self.file(frames) == file)
    #expect(try Self.file(frames, smallest: true).count <= file.count)
  }

  @Test("More time than libwebp counts to is a fault that is told, and no overflow")
  func tooLong() async throws {
    // 128 of the longest frames are 2,147,483,520 milliseconds, and there is room for 127 more.
    let longest = FrameDelay(16_777_215, per: 1000)
    var writer = try WebPWriter(width: 1, height: 1, frameCount: 129, plays: .once)
    for _ in 0..<128 { _ = try writer.add(Bitmap(width: 1, height: 1), for: longest) }
    _ = try writer.add(Bitmap(width: 1, height: 1), for: FrameDelay(127, per: 1000))
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var writer = try WebPWriter(width: 1, height: 1, frameCount: 129, plays: .once)
      for _ in 0..<129 {
        _ = try writer.add(Bitmap(width: 1, height: 1), for: FrameDelay(16_777_215, per: 1000))
      }
    }
    // Optimized code stops without a word.
    var tellsWhy = false
    assert(
      {
        tellsWhy = true
        return true
      }())
    guard tellsWhy else { return }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("2164260735 milliseconds together"), "\(words)")
  }
}
