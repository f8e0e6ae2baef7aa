import HeartCore

extension Bitmap {
  /// Makes every pixel the same, whatever was there; nothing is blended.
  public mutating func fill(with color: RGBA) {
    let pixel = PremultipliedColor(color).pixel
    bytes.withUnsafeMutableBytes { memory in
      guard let start = memory.baseAddress else { return }
      let isOneByte = pixel == (pixel & 0xFF) &* 0x0101_0101
      if isOneByte {
        start.initializeMemory(
          as: UInt8.self, repeating: UInt8(truncatingIfNeeded: pixel), count: memory.count)
      } else {
        SolidPainter.fill(start, pixelCount: memory.count / 4, with: PixelBlock(repeating: pixel))
      }
    }
  }
}
