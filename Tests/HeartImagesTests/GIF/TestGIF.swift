import CGIF

@testable import HeartImages

/// A GIF file as giflib's own reader has it, its frames put together by the format's rules.
struct TestGIF {
  /// A frame as the file holds it.
  struct Image {
    var frame: PixelFrame
    var pixels: [UInt8]
    var disposal: Int32
    var delay: Int
    var clear: Int32
  }

  var width = 0
  var height = 0
  var colors: [SIMD4<UInt8>] = []
  var images: [Image] = []
  /// What the loop extension says; nil without one.
  var repeats: Int?

  struct Fault: Error {
    var code: Int32
  }

  private final class Source {
    var rest: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { rest = bytes[...] }
  }

  init(_ bytes: [UInt8]) throws {
    let source = Source(bytes)
    var code: Int32 = 0
    let opened = withExtendedLifetime(source) {
      DGifOpen(
        Unmanaged.passUnretained(source).toOpaque(),
        { file, target, count in
          guard let address = file?.pointee.UserData else { return 0 }
          let source = Unmanaged<Source>.fromOpaque(address).takeUnretainedValue()
          let part = source.rest.prefix(Int(count))
          for (place, byte) in part.enumerated() { target?[place] = byte }
          source.rest = source.rest.dropFirst(part.count)
          return Int32(part.count)
        }, &code)
    }
    guard let file = opened else { throw Fault(code: code) }
    defer { DGifCloseFile(file, nil) }
    try withExtendedLifetime(source) {
      guard DGifSlurp(file) == GIF_OK else { throw Fault(code: file.pointee.Error) }
    }
    // Nothing after the end.
    guard source.rest.isEmpty else { throw Fault(code: -1) }
    read(file.pointee)
  }

  /// What is to be seen of each frame; a clear pixel is four zeros.
  var frames: [[SIMD4<UInt8>]] {
    var canvas = [SIMD4<UInt8>](repeating: .zero, count: width * height)
    return images.map { image in
      let frame = image.frame
      var places: [Int] = []
      for row in frame.top..<frame.top + frame.height {
        places += row * width + frame.left..<row * width + frame.left + frame.width
      }
      for (place, pixel) in zip(places, image.pixels) where Int32(pixel) != image.clear {
        canvas[place] = colors[Int(pixel)]
      }
      defer {
        if image.disposal == DISPOSE_BACKGROUND { for place in places { canvas[place] = .zero } }
      }
      return canvas
    }
  }

  private mutating func read(_ file: GifFileType) {
    width = Int(file.SWidth)
    height = Int(file.SHeight)
    if let map = file.SColorMap?.pointee {
      colors = (0..<Int(map.ColorCount)).map { place in
        let color = map.Colors[place]
        return SIMD4(color.Red, color.Green, color.Blue, 255)
      }
    }
    for number in 0..<Int(file.ImageCount) {
      let saved = file.SavedImages[number]
      for place in 0..<Int(saved.ExtensionBlockCount) { readLoop(saved.ExtensionBlocks[place]) }
      var control = GraphicsControlBlock()
      var copy = file
      DGifSavedExtensionToGCB(&copy, Int32(number), &control)
      let description = saved.ImageDesc
      let frame = PixelFrame(
        left: Int(description.Left), top: Int(description.Top), width: Int(description.Width),
        height: Int(description.Height))
      images.append(
        Image(
          frame: frame,
          pixels: Array(
            UnsafeBufferPointer(start: saved.RasterBits, count: frame.width * frame.height)),
          disposal: control.DisposalMode, delay: Int(control.DelayTime),
          clear: control.TransparentColor))
    }
  }

  private mutating func readLoop(_ block: ExtensionBlock) {
    // The name is one block, what it says the next.
    guard block.Function == CONTINUE_EXT_FUNC_CODE, block.ByteCount == 3, block.Bytes[0] == 1
    else { return }
    repeats = Int(block.Bytes[1]) | Int(block.Bytes[2]) << 8
  }
}
