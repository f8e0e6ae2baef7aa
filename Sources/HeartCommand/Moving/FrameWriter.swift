internal import HeartCore
internal import HeartImages

/// What writes frames as a moving picture, piece by piece.
protocol FrameWriter: ~Copyable {
  mutating func add(
    _ frame: Bitmap, for delay: FrameDelay
  ) throws(AnimationWritingError) -> [UInt8]
  consuming func finish() throws(AnimationWritingError) -> [UInt8]
}

extension APNGWriter: FrameWriter {}
extension WebPWriter: FrameWriter {}
extension GIFWriter: FrameWriter {}
