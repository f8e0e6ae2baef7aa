/// What a file holds of one frame: what differs from the frame before.
struct GIFImage {
  /// Where on the canvas it is.
  let frame: PixelFrame
  /// Its pixels, row by row; 0 leaves what is there.
  let pixels: [UInt8]
  /// How many bits each of them has: 2…8.
  let pixelBits: Int
  /// Whether its rectangle is cleared before the next frame.
  let isTakenAway: Bool

  /// Finds what to write of a frame.
  ///
  /// No pixel that is clear in the frame may be opaque on the canvas.
  ///
  /// - Parameters:
  ///   - wanted: The numbers of the frame's pixels.
  ///   - canvas: What is there before; becomes what will be there before the next frame.
  ///   - next: The frame that follows, if one does. A pixel of an image cannot be made clear, but
  ///     a whole rectangle can, before the next image: so what is to be clear in the next frame
  ///     decides about this one.
  ///   - width: The pixels in a row.
  init(of wanted: [UInt8], on canvas: inout [UInt8], before next: [UInt8]?, width: Int) {
    let height = wanted.count / width
    let clearsNext = next?.indices.contains { next?[$0] == 0 && wanted[$0] != 0 } ?? false
    let before = canvas
    let found = PixelFrame(width: width, height: height) { place in
      before[place] != wanted[place]
        || clearsNext && wanted[place] != 0 && next?[place] == 0
    }
    let frame = found ?? .pixel
    self.frame = frame
    isTakenAway = clearsNext

    var (own, clear): ([UInt8], [UInt8]) = ([], [])
    canvas = wanted
    for row in frame.top..<frame.top + frame.height {
      for place in row * width + frame.left..<row * width + frame.left + frame.width {
        own.append(wanted[place])
        clear.append(wanted[place] == before[place] ? 0 : wanted[place])
        if clearsNext { canvas[place] = 0 }
      }
    }
    // A pixel that is as it was can be written as itself too, which at times makes longer runs.
    let (sizeClear, sizeOwn) = (LZWSize(of: clear), LZWSize(of: own))
    let leavesOut = sizeClear.byteCount <= sizeOwn.byteCount
    pixels = leavesOut ? clear : own
    pixelBits = leavesOut ? sizeClear.pixelBits : sizeOwn.pixelBits
  }
}
