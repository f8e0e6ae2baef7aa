import HeartCore

/// Writes frames as an animated WebP file without loss.
///
/// Each frame is compressed as it is added, and only that much of it kept: the format begins with
/// the length of the whole, so the bytes come all at the end.
public struct WebPWriter: ~Copyable {
  /// The most pixels that a side of the format may have.
  public static let sideLimit = 16_383

  /// Starts a file of frames of one size.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; 1…``sideLimit``.
  ///   - height: The rows; 1…``sideLimit``.
  ///   - frameCount: How many frames will be added; 1 or more.
  ///   - plays: How often they are played.
  ///   - smallest: Whether the file is to be as small as can be, in far more time.
  public init(
    width: Int, height: Int, frameCount: Int, plays: PlayCount, smallest: Bool = false
  ) throws(AnimationWritingError) {
  }

  /// Adds the next frame, and returns the bytes that the file goes on with, here none.
  ///
  /// - Parameters:
  ///   - frame: A picture of the file's size.
  ///   - delay: How long it is shown, in whole milliseconds.
  public mutating func add(
    _ frame: Bitmap, for delay: FrameDelay
  ) throws(AnimationWritingError) -> [UInt8] { [] }

  /// The file's last bytes, after all frames; here all of them.
  public consuming func finish() throws(AnimationWritingError) -> [UInt8] { [] }
}
