import HeartCore

/// Writes frames as an animated GIF file: the second pass.
///
/// Each call returns the bytes that come next in the file; they are one frame behind, as what the
/// next frame shows decides how this one is written. Memory does not grow with the frames.
///
/// ```
/// var writer = try GIFWriter(width: 96, height: 96, frameCount: 2, plays: .once, palette: palette)
/// var file = try writer.add(first, for: FrameDelay(2, per: 100))
/// file += try writer.add(second, for: FrameDelay(100, per: 100))
/// file += try writer.finish()
/// ```
public struct GIFWriter: ~Copyable {
  /// The most pixels that a side of the format may have.
  public static let sideLimit = 65_535
  /// The most plays that the format can count.
  public static let playLimit = 65_536
  /// The delays that are written, in hundredths of a second.
  ///
  /// Browsers show a frame with a shorter one for ten hundredths.
  public static let delays = 2...65_535

  private let width: Int
  private let height: Int
  private let frameCount: Int
  private let stream: GIFStream
  private var lookup: PaletteLookup
  private var canvas: [UInt8]
  private var waiting: (pixels: [UInt8], delay: UInt16)?
  private var added = 0

  /// Starts a file of frames of one size.
  ///
  /// A file that is played once has no loop extension, for that is what its absence means. The
  /// number in the extension counts the times after the first, so N times are written as N − 1, and
  /// 0 is for ever: so Chromium, Firefox, ImageMagick and gifsicle read it.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; 1…``sideLimit``.
  ///   - height: The rows; 1…``sideLimit``.
  ///   - frameCount: How many frames will be added; 1 or more.
  ///   - plays: How often they are played; 1…``playLimit`` times, or for ever.
  ///   - palette: The colors, chosen from all frames that will be added.
  public init(
    width: Int, height: Int, frameCount: Int, plays: PlayCount, palette: GIFPalette
  ) throws(AnimationWritingError) {
    precondition(
      width >= 1 && height >= 1 && frameCount >= 1,
      "A file cannot have \(frameCount) frames of \(width) × \(height) pixels")
    guard max(width, height) <= Self.sideLimit else {
      throw .tooLarge(width: width, height: height, sideLimit: Self.sideLimit)
    }
    let stream = try GIFStream(width: width, height: height, colors: [.zero] + palette.colors)
    if let repeats = Self.repeats(of: plays) { try stream.putRepeats(repeats) }
    self.stream = stream
    self.width = width
    self.height = height
    self.frameCount = frameCount
    lookup = PaletteLookup(in: palette)
    canvas = [UInt8](repeating: PaletteLookup.clear, count: width * height)
  }

  /// Adds the next frame, and returns the file's next bytes.
  ///
  /// - Parameters:
  ///   - frame: A picture of the file's size, whose colors were counted for the palette.
  ///   - delay: How long it is shown; what is outside ``delays`` is cut to them.
  public mutating func add(
    _ frame: Bitmap, for delay: FrameDelay
  ) throws(AnimationWritingError) -> [UInt8] {
    precondition(
      frame.width == width && frame.height == height,
      "A frame of \(frame.width) × \(frame.height) pixels in a file of \(width) × \(height)")
    added += 1
    precondition(added <= frameCount, "More than the \(frameCount) frames that were to be added")
    let pixels = lookup.numbers(of: frame)
    try putWaiting(before: pixels)
    let hundredths = delay.steps(per: 100)
    waiting = (
      pixels,
      UInt16(min(max(hundredths, Self.delays.lowerBound), Self.delays.upperBound))
    )
    return stream.taken()
  }

  /// The file's last bytes, after all frames.
  public consuming func finish() throws(AnimationWritingError) -> [UInt8] {
    precondition(added == frameCount, "Only \(added) of \(frameCount) frames were added")
    try putWaiting(before: nil)
    try stream.end()
    return stream.taken()
  }

  private mutating func putWaiting(before next: [UInt8]?) throws(AnimationWritingError) {
    guard let (pixels, delay) = waiting else { return }
    waiting = nil
    try stream.put(GIFImage(of: pixels, on: &canvas, before: next, width: width), delay: delay)
  }

  /// What the loop extension says; nil for none.
  private static func repeats(of plays: PlayCount) -> UInt16? {
    guard case .times(let count) = plays else { return 0 }
    precondition(
      1...playLimit ~= count, "A file cannot be played \(count) times, only 1…\(playLimit)")
    return count > 1 ? UInt16(count - 1) : nil
  }
}
