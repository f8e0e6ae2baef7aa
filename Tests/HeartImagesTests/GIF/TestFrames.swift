import HeartCore
import HeartExport

@testable import HeartImages

/// Frames to write, and writing them.
enum TestFrames {
  /// A change of the button, at a rate of 50.
  static func film(
    _ change: FavoriteChange = .select, _ style: FavoriteStyle = .burst, side: Int = 48,
    background: RGBA = .clear
  ) -> [Bitmap] {
    let film = FavoriteFilm(change, in: style)
    var (rasterizer, picture) = (Rasterizer(), Picture())
    let room = Double(side) / style.reach
    let edge = (Double(side) - room) / 2
    return (0...Int(film.duration * 50) + 1).map { number in
      var canvas = Bitmap(width: side, height: side)
      canvas.fill(with: background)
      picture.refill(
        film.instant(at: Double(number) / 50), look: FavoriteLook(),
        in: Box(x: edge, y: edge, width: room, height: room))
      rasterizer.draw(picture, onto: &canvas)
      return canvas
    }
  }

  /// Frames of random pixels, of which some stay, some change and some become clear.
  static func random(
    _ random: inout SplitMix64, count: Int, width: Int, height: Int, colors: Int
  ) -> [Bitmap] {
    let palette = (0..<colors).map { _ in
      SIMD4<UInt8>(
        UInt8(random.next(upTo: 255)), UInt8(random.next(upTo: 255)),
        UInt8(random.next(upTo: 255)), 255)
    }
    var frame = Bitmap(width: width, height: height)
    return (0..<count).map { _ in
      // Of a hundred pixels so many change; sometimes none.
      let share = [0, 3, 30, 100][random.next(upTo: 3)]
      for place in stride(from: 0, to: frame.bytes.count, by: 4)
      where random.next(upTo: 99) < share {
        let pixel = random.next(upTo: 2) == 0 ? .zero : palette[random.next(upTo: colors - 1)]
        for channel in 0..<4 { frame.bytes[place + channel] = pixel[channel] }
      }
      return frame
    }
  }

  /// The palette of frames.
  static func palette(
    of frames: [Bitmap], matte: RGBA? = nil, exactly: [RGBA] = []
  ) -> GIFPalette {
    var colors = GIFColors(matte: matte)
    for frame in frames { colors.add(frame) }
    return GIFPalette(of: colors, exactly: exactly)
  }

  /// The file of frames.
  static func file(
    of frames: [Bitmap], palette: GIFPalette, plays: PlayCount = .once, delays: [Int]? = nil
  ) throws(AnimationWritingError) -> [UInt8] {
    var writer = try GIFWriter(
      width: frames[0].width, height: frames[0].height, frameCount: frames.count, plays: plays,
      palette: palette)
    var file: [UInt8] = []
    for (number, frame) in frames.enumerated() {
      file += try writer.add(frame, for: FrameDelay(delays?[number] ?? 2, per: 100))
    }
    return try file + writer.finish()
  }

  /// What the frames should look like, by the palette; a clear pixel is four zeros.
  static func expected(_ frame: Bitmap, _ palette: GIFPalette) -> [SIMD4<UInt8>] {
    var lookup = PaletteLookup(in: palette)
    return lookup.numbers(of: frame).map { $0 == 0 ? .zero : palette.colors[Int($0) - 1] }
  }
}

extension TestFrames {
  /// Tries to begin a file.
  static func emptyWriter(
    width: Int, height: Int, palette: GIFPalette
  ) throws(AnimationWritingError) {
    _ = try GIFWriter(
      width: width, height: height, frameCount: 1, plays: .once, palette: palette)
  }
}
