import CWebPDemux
import HeartCore

@testable import HeartImages

/// A moving WebP file, as libwebp's own decoder plays it.
struct DecodedWebP {
  struct Failure: Error {}

  struct Frame {
    var bitmap: Bitmap
    /// When it is over, in milliseconds from the start.
    var end: Int
  }

  var width = 0
  var height = 0
  /// 0 is forever.
  var playCount = 0
  /// Red, green, blue and alpha in some order.
  var background: UInt32 = 0
  var frames: [Frame] = []

  init(_ file: [UInt8]) throws {
    try file.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      var options = WebPAnimDecoderOptions()
      guard WebPAnimDecoderOptionsInit(&options) != 0 else { throw Failure() }
      options.color_mode = MODE_RGBA
      guard let decoder = WebPAnimDecoderNew(&data, &options) else { throw Failure() }
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw Failure() }
      (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
      (playCount, background) = (Int(info.loop_count), info.bgcolor)
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        frames.append(try nextFrame(decoder))
      }
      guard frames.count == Int(info.frame_count) else { throw Failure() }
    }
  }

  private func nextFrame(_ decoder: OpaquePointer) throws -> Frame {
    // The decoder's own, until the next frame.
    var pixels: UnsafeMutablePointer<UInt8>?
    var end: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0, let pixels else { throw Failure() }
    let straight = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
    return Frame(
      bitmap: Bitmap(straight: straight, width: width, height: height), end: Int(end))
  }

  /// What is shown at a time, in milliseconds.
  func bitmap(at milliseconds: Int) -> Bitmap? {
    frames.first { $0.end > milliseconds }?.bitmap
  }
}
