import CGIF
import HeartCore
import Testing

@testable import HeartImages

@Suite struct GIFWritingTests {
  @Test func `Random frames read back pixel by pixel, exactly where the colors suffice`() throws {
    var random = SplitMix64(seed: 11)
    let sizes = [(1, 1), (1, 7), (9, 1), (13, 11), (64, 33)]
    for (width, height) in sizes {
      for colors in [1, 2, 3, 7, 40, 255] {
        let frames = TestFrames.random(
          &random, count: 9, width: width, height: height, colors: colors)
        let palette = TestFrames.palette(of: frames)
        #expect(palette.isExact)
        let gif = try TestGIF(TestFrames.file(of: frames, palette: palette))
        #expect((gif.width, gif.height) == (width, height))
        #expect(gif.images.count == frames.count)
        for (number, seen) in gif.frames.enumerated() {
          #expect(
            seen == Array(FramePixels(frames[number])),
            "frame \(number) of \(width) × \(height), \(colors) colors")
        }
      }
    }
  }

  @Test func `Pictures of more colors than codes read back as the palette shows them`() throws {
    var random = SplitMix64(seed: 12)
    // More pixels than the strings of LZW, so that it starts anew within an image.
    let frames = TestFrames.random(&random, count: 4, width: 150, height: 120, colors: 4000)
    let palette = TestFrames.palette(of: frames)
    #expect(!palette.isExact)
    let gif = try TestGIF(TestFrames.file(of: frames, palette: palette))
    for (number, seen) in gif.frames.enumerated() {
      #expect(seen == TestFrames.expected(frames[number], palette), "frame \(number)")
    }
  }

  @Test(arguments: FavoriteChange.allCases, [RGBA?.none, .white])
  func `Every frame of every style reads back as the palette shows it, corners clear`(
    change: FavoriteChange, matte: RGBA?
  ) throws {
    for name in FavoriteStyle.Name.allCases {
      let frames = TestFrames.film(change, name.style, side: 25)
      let palette = TestFrames.palette(of: frames, matte: matte)
      let gif = try TestGIF(TestFrames.file(of: frames, palette: palette))
      #expect(gif.images.count == frames.count)
      for (number, seen) in gif.frames.enumerated() {
        #expect(seen == TestFrames.expected(frames[number], palette), "\(name), frame \(number)")
        for corner in [0, 24, 24 * 25, 25 * 25 - 1] { #expect(seen[corner] == .zero) }
      }
    }
  }

  @Test func `A frame of nothing, or of nothing new, is one pixel`() throws {
    var full = Bitmap(width: 20, height: 10)
    full.fill(with: .red)
    let clear = Bitmap(width: 20, height: 10)
    let frames = [clear, clear, full, full, clear, full]
    let gif = try TestGIF(TestFrames.file(of: frames, palette: TestFrames.palette(of: frames)))
    let areas = gif.images.map { $0.frame.width * $0.frame.height }
    // The second full frame is written to be taken away before the clear one.
    #expect(areas == [1, 1, 200, 200, 1, 200])
    #expect(
      gif.images.map { $0.disposal == DISPOSE_BACKGROUND } == [
        false, false, false, true, false, false,
      ])
    #expect(gif.frames == frames.map { Array(FramePixels($0)) })
  }

  @Test func `An all-clear film has no color, and one image of a pixel for each frame`() throws {
    let frames = [Bitmap](repeating: Bitmap(width: 5, height: 3), count: 3)
    let palette = TestFrames.palette(of: frames, matte: .white)
    #expect(palette.colors.isEmpty)
    let gif = try TestGIF(TestFrames.file(of: frames, palette: palette))
    #expect(gif.frames == frames.map { Array(FramePixels($0)) })
  }

  @Test(arguments: [
    (PlayCount.once, Int?.none), (.times(2), 1), (.times(3), 2), (.times(65_536), 65_535),
    (.forever, 0),
  ])
  func `The loop extension counts the times after the first, and 0 is for ever`(
    plays: PlayCount, repeats: Int?
  ) throws {
    let frames = [Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 2)]
    let palette = TestFrames.palette(of: frames)
    let file = try TestFrames.file(of: frames, palette: palette, plays: plays)
    #expect(try TestGIF(file).repeats == repeats)
  }

  @Test func `Delays are those of the schedule, and never too short or long for the format`() throws
  {
    let duration = 0.35
    let schedule = FrameSchedule(duration: duration, rate: 30, hold: 1, clock: .hundredths)
    let frame = Bitmap(width: 3, height: 3)
    let frames = [Bitmap](repeating: frame, count: schedule.delays.count)
    let palette = TestFrames.palette(of: frames)
    let written = try TestGIF(
      TestFrames.file(
        of: frames, palette: palette, delays: schedule.delays.map { $0.steps(per: 100) }))
    #expect(written.images.dropLast().reduce(0) { $0 + $1.delay } == 35)
    #expect(written.images.last?.delay == 100)

    let odd = try TestGIF(
      TestFrames.file(of: Array(frames[..<4]), palette: palette, delays: [0, 1, 3, 1_000_000]))
    #expect(odd.images.map(\.delay) == [2, 2, 3, 65_535])
  }

  @Test func `The same frames are the same bytes, however often they are written`() throws {
    let frames = TestFrames.film()
    let files = try (0..<3).map { _ in
      try TestFrames.file(of: frames, palette: TestFrames.palette(of: frames, matte: .white))
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test func `Bytes leave with the frames, and the end brings only the last one`() throws {
    let frames = TestFrames.film()
    var writer = try GIFWriter(
      width: 48, height: 48, frameCount: frames.count, plays: .forever,
      palette: TestFrames.palette(of: frames))
    var counts: [Int] = []
    for frame in frames { counts.append(try writer.add(frame, for: FrameDelay(2, per: 100)).count) }
    // The first brings the palette, and each other one the image before it: at least its place,
    // its delay and its codes.
    #expect(counts.dropFirst().allSatisfy { $0 > 20 })
    #expect(try writer.finish().count < 2 * 48 * 48)
  }

  @Test func `A side that the format cannot have is refused with its length`() {
    let palette = TestFrames.palette(of: [Bitmap(width: 1, height: 1)])
    #expect(throws: AnimationWritingError.tooLarge(width: 65_536, height: 2, sideLimit: 65_535)) {
      _ = try TestFrames.emptyWriter(width: 65_536, height: 2, palette: palette)
    }
  }
}
