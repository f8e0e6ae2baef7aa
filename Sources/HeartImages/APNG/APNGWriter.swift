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
///
/// Every frame is the whole picture and replaces the one before it, which decoders agree on. The
/// first is what is shown where animation is unknown. Pixels read back as those of a still PNG
/// file do, and the bytes are the same for one version of libdeflate.
public struct APNGWriter: ~Copyable {
  /// The most times that the format can say to play.
  public static let playLimit = Int(Int32.max)

  private let width: Int
  private let height: Int
  private let frameCount: Int
  private let plays: UInt32
  private let compressor: PNGFrameCompressor
  private var rows = PNGRows()
  private var addedCount = 0
  private var sequence: UInt32 = 0

  /// Starts a file of so many frames of one size.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row; 1…``Bitmap/sideLimit``.
  ///   - height: The rows; 1…``Bitmap/sideLimit``.
  ///   - frameCount: How many frames will be added; 1 or more.
  ///   - plays: How often they are played, 1…``playLimit`` times or forever.
  ///   - smallest: Whether to take some twenty times as long for a tenth fewer bytes.
  public init(
    width: Int, height: Int, frameCount: Int, plays: PlayCount, smallest: Bool = false
  ) {
    precondition(frameCount >= 1, "An animation needs a frame")
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.plays = UInt32(plays.word(upTo: Self.playLimit))
    compressor = PNGFrameCompressor(smallest: smallest)
  }

  /// Adds the next frame.
  ///
  /// What it returns are the bytes that the file goes on with.
  ///
  /// - Parameters:
  ///   - frame: A picture of the file's size.
  ///   - delay: How long it is shown, up to 65,535 seconds; a fraction with greater numbers than
  ///     the format's 16 bits becomes the nearest one without.
  public mutating func add(_ frame: Bitmap, for delay: FrameDelay) -> [UInt8] {
    precondition(
      frame.width == width && frame.height == height,
      "A frame of \(frame.width) × \(frame.height) in a file of \(width) × \(height)")
    precondition(addedCount < frameCount, "More than the \(frameCount) frames that were told of")
    let pixels = compressor.compress(frame, through: &rows)
    var piece: [UInt8] = []
    piece.reserveCapacity(pixels.count + 256)
    if addedCount == 0 { appendHeading(to: &piece) }
    piece.append(PNGChunk(name: PNGChunk.frameControl, content: control(of: delay)[...]))
    if addedCount == 0 {
      piece.append(PNGChunk(name: PNGChunk.pixels, content: pixels[...]))
    } else {
      piece.append(PNGChunk(name: PNGChunk.framePixels, content: (nextNumber() + pixels)[...]))
    }
    addedCount += 1
    return piece
  }

  /// The file's last bytes, after all frames.
  public consuming func finish() -> [UInt8] {
    precondition(
      addedCount == frameCount, "\(addedCount) frames of the \(frameCount) that were told of")
    var piece: [UInt8] = []
    piece.append(PNGChunk(name: PNGChunk.end, content: []))
    return piece
  }

  private func appendHeading(to piece: inout [UInt8]) {
    piece.appendPNGHeading(width: width, height: height)
    piece.append(
      PNGChunk(
        name: PNGChunk.animationControl,
        content: ([UInt8](bigEndian: UInt32(frameCount)) + [UInt8](bigEndian: plays))[...]))
  }

  /// The whole canvas, left standing afterwards, and replacing what was there.
  private mutating func control(of delay: FrameDelay) -> [UInt8] {
    let place = [UInt32(width), UInt32(height), 0, 0].flatMap { [UInt8](bigEndian: $0) }
    let fitted = delay.fitted
    let time = [fitted.numerator, fitted.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let disposeNothing: UInt8 = 0
    let blendSource: UInt8 = 0
    return nextNumber() + place + time + [disposeNothing, blendSource]
  }

  /// Chunks of control and of later pixels are numbered together.
  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return [UInt8](bigEndian: sequence)
  }
}
