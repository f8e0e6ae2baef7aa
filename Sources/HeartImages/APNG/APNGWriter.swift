import HeartCore

/// Writes frames as an animated PNG file, piece by piece.
///
/// Each call returns the bytes that come next in the file, so only one frame is in memory.
///
/// ```
/// var writer = APNGWriter(width: 96, height: 96, frameCount: 2, plays: .once)
/// var file = writer.add(first, for: FrameDelay(1, per: 60))
/// file += writer.add(second, for: FrameDelay(1, per: 1))
/// file += writer.finish()
/// ```
public struct APNGWriter: ~Copyable {
  /// Starts a file of so many frames of one size.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; 1…``Bitmap/sideLimit``.
  ///   - height: The rows; 1…``Bitmap/sideLimit``.
  ///   - frameCount: How many frames will be added; 1 or more.
  ///   - plays: How often they are played.
  ///   - smallest: Whether the file is to be as small as can be, in some ten times the time.
  public init(
    width: Int, height: Int, frameCount: Int, plays: PlayCount, smallest: Bool = false
  ) {
  }

  /// Adds the next frame, and returns the bytes that the file goes on with.
  ///
  /// - Parameters:
  ///   - frame: A picture of the file's size.
  ///   - delay: How long it is shown.
  public mutating func add(_ frame: Bitmap, for delay: FrameDelay) -> [UInt8] { [] }

  /// The file's last bytes, after all frames.
  public consuming func finish() -> [UInt8] { [] }
}
