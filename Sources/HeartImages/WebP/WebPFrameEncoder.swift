internal import CWebP
import HeartCore

/// libwebp's encoder of moving pictures, without loss.
struct WebPFrameEncoder: ~Copyable {
  // Owned by this value alone, and freed with it.
  private let encoder: OpaquePointer
  // Its pixels too, which every frame is copied to.
  private var picture: WebPPicture
  private var configuration: WebPConfig

  /// Starts a moving picture.
  ///
  /// - Parameters:
  ///   - width: The pixels in a row.
  ///   - height: The rows.
  ///   - loopCount: How often it is played; 0 is forever.
  ///   - smallest: Whether the library is to try hardest.
  init(
    width: Int, height: Int, loopCount: Int, smallest: Bool
  ) throws(AnimationWritingError) {
    var configuration = WebPConfig()
    var picture = WebPPicture()
    var options = WebPAnimEncoderOptions()
    guard WebPConfigInit(&configuration) != 0, WebPPictureInit(&picture) != 0,
      WebPAnimEncoderOptionsInit(&options) != 0
    else { throw .refused("another version of libwebp than the one compiled for") }
    configuration.lossless = 1
    if smallest {
      // The library's `minimize_size` takes twice as long again, and saves two bytes in 60,000.
      configuration.quality = 100
      configuration.method = 6
    }
    options.anim_params.loop_count = Int32(loopCount)
    // Clear: the library's own is white, and some viewers paint it.
    options.anim_params.bgcolor = 0

    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    guard WebPPictureAlloc(&picture) != 0 else { throw .outOfMemory }
    guard let encoder = WebPAnimEncoderNew(picture.width, picture.height, &options) else {
      WebPPictureFree(&picture)
      throw .outOfMemory
    }
    self.encoder = encoder
    self.picture = picture
    self.configuration = configuration
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
    var picture = picture
    WebPPictureFree(&picture)
  }

  /// Compresses a frame that is shown from a time on, in milliseconds from the start.
  mutating func add(_ frame: Bitmap, from start: Int) throws(AnimationWritingError) {
    precondition(
      frame.width == Int(picture.width) && frame.height == Int(picture.height),
      "A frame of \(frame.width) × \(frame.height) in a file of \(picture.width) × \(picture.height)"
    )
    copy(frame)
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(start), &configuration) != 0 else {
      throw failure
    }
  }

  /// The whole file, of which the last frame is shown until a time.
  func file(until end: Int) throws(AnimationWritingError) -> [UInt8] {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(end), nil) != 0 else { throw failure }
    var data = WebPData()
    WebPDataInit(&data)
    // Owned here: the bytes are copied, then freed.
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
    return [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// The library wants straight color, alpha in the highest bits.
  private func copy(_ frame: Bitmap) {
    frame.bytes.withUnsafeBytes { bytes in
      for row in 0..<frame.height {
        for column in 0..<frame.width {
          let place = (row * frame.width + column) * 4
          let pixel = Alpha.divided(bytes.loadUnaligned(fromByteOffset: place, as: SIMD4.self))
          picture.argb[row * Int(picture.argb_stride) + column] =
            UInt32(pixel.w) << 24 | UInt32(pixel.x) << 16 | UInt32(pixel.y) << 8 | UInt32(pixel.z)
        }
      }
    }
  }

  private var failure: AnimationWritingError {
    guard let words = WebPAnimEncoderGetError(encoder) else { return .outOfMemory }
    return .refused(String(cString: words))
  }
}
