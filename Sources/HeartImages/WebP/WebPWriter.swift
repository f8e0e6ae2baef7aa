import HeartCore

/// Writes frames as an animated WebP file without loss.
///
/// Each frame is compressed as it is added, and only that much of it kept: the format begins with
/// the length of the whole, so the bytes come all at the end.
///
/// ```
/// var writer = try WebPWriter(width: 96, height: 96, frameCount: 2, plays: .once)
/// _ = try writer.add(first, for: FrameDelay(17, per: 1000))
/// _ = try writer.add(second, for: FrameDelay(1000, per: 1000))
/// let file = try writer.finish()
/// ```
///
/// Every pixel reads back as it was, but that clear ones may have any color. A frame that equals
/// the one before is no frame of its own in the file: that one is shown longer. Where all are
/// equal the file is a still picture, as the library has no moving picture of one frame. The bytes
/// are the same for one version of libwebp.
public struct WebPWriter: ~Copyable {
  /// The most pixels that a side of the format may have.
  public static let sideLimit = 16_383
  /// The most times that the format can say to play.
  public static let playLimit = 65_535

  private let frameCount: Int
  private var addedCount = 0
  private var encoder: WebPFrameEncoder
  /// When the frames so far are over, in milliseconds.
  private var end = 0

  /// Starts a file of frames of one size.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; 1…``sideLimit``, and more is an error.
  ///   - height: The rows; 1…``sideLimit``, and more is an error.
  ///   - frameCount: How many frames will be added; 1 or more.
  ///   - plays: How often they are played, 1…``playLimit`` times or forever.
  ///   - smallest: Whether to take some forty times as long for a few fewer bytes.
  public init(
    width: Int, height: Int, frameCount: Int, plays: PlayCount, smallest: Bool = false
  ) throws(AnimationWritingError) {
    precondition(
      width >= 1 && height >= 1 && frameCount >= 1,
      "An animation cannot be \(frameCount) frames of \(width) × \(height)")
    guard max(width, height) <= Self.sideLimit else {
      throw .tooLarge(width: width, height: height, sideLimit: Self.sideLimit)
    }
    encoder = try WebPFrameEncoder(
      width: width, height: height, loopCount: plays.word(upTo: Self.playLimit),
      smallest: smallest)
    self.frameCount = frameCount
  }

  /// Adds the next frame.
  ///
  /// What it returns are the bytes that the file goes on with, here none.
  ///
  /// - Parameters:
  ///   - frame: A picture of the file's size.
  ///   - delay: How long it is shown, up to 16,777.215 seconds; rounded to whole milliseconds. All
  ///     frames together last at most 2,147,483.647 seconds, which is what libwebp counts to.
  public mutating func add(
    _ frame: Bitmap, for delay: FrameDelay
  ) throws(AnimationWritingError) -> [UInt8] {
    precondition(addedCount < frameCount, "More than the \(frameCount) frames that were told of")
    let milliseconds = delay.steps(per: 1000)
    precondition(
      delay.seconds <= FrameSchedule.Clock.milliseconds.longestDelay,
      "A frame cannot be shown for \(milliseconds) milliseconds")
    precondition(
      end + milliseconds <= Int(Int32.max),
      "Frames cannot be shown for \(end + milliseconds) milliseconds together, only \(Int32.max)")
    try encoder.add(frame, from: end)
    end += milliseconds
    addedCount += 1
    return []
  }

  /// The file's last bytes, after all frames; here all of them.
  public consuming func finish() throws(AnimationWritingError) -> [UInt8] {
    precondition(
      addedCount == frameCount, "\(addedCount) frames of the \(frameCount) that were told of")
    return try encoder.file(until: end)
  }
}
