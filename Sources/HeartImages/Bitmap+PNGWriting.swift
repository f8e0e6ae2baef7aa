import HeartCore

extension Bitmap {
  /// The picture as a PNG file in sRGB, with alpha.
  ///
  /// 8 bits a channel.
  ///
  /// ```
  /// let file = bitmap.png()
  /// let same = try Bitmap(png: file)  // equal to `bitmap`
  /// ```
  ///
  /// Every pixel whose color is at most its alpha reads back as it was; a clear pixel is written
  /// as four zeros. The pixels are the same on every machine, and the bytes too for one version
  /// of libdeflate.
  ///
  /// - Parameter compressionLevel: 0…12: 0 stores the pixels, 12 makes the smallest file in
  ///   some twenty times the time of 9.
  public func png(compressionLevel: Int = 9) -> [UInt8] {
    let compressor = ZlibCompressor(level: compressionLevel)
    let pixels = compressor.compress(PNGRows.filtered(self))

    var file = PNGChunk.signature
    file.reserveCapacity(pixels.count + 128)
    file.append(PNGChunk(name: PNGChunk.header, content: header[...]))
    // Rendering intent 0 is perceptual, which the format advises for pictures.
    file.append(PNGChunk(name: PNGChunk.colorSpace, content: [0]))
    file.append(PNGChunk(name: PNGChunk.pixels, content: pixels[...]))
    file.append(PNGChunk(name: PNGChunk.end, content: []))
    return file
  }

  private var header: [UInt8] {
    let depth: UInt8 = 8
    let redGreenBlueAlpha: UInt8 = 6
    // Then one method each of compressing and filtering, and rows in their order.
    return [UInt8](bigEndian: UInt32(width)) + [UInt8](bigEndian: UInt32(height))
      + [depth, redGreenBlueAlpha, 0, 0, 0]
  }
}
