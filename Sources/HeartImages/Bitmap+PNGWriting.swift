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
    let pixels = compressor.compress(PNGRows(of: self).bytes)

    var file: [UInt8] = []
    file.reserveCapacity(pixels.count + 128)
    file.appendPNGHeading(width: width, height: height)
    file.append(PNGChunk(name: PNGChunk.pixels, content: pixels[...]))
    file.append(PNGChunk(name: PNGChunk.end, content: []))
    return file
  }
}

extension [UInt8] {
  /// Writes what a PNG file of 8-bit color with alpha, in sRGB, begins with.
  mutating func appendPNGHeading(width: Int, height: Int) {
    let depth: UInt8 = 8
    let redGreenBlueAlpha: UInt8 = 6
    // Then one method each of compressing and filtering, and rows in their order.
    let header =
      [UInt8](bigEndian: UInt32(width)) + [UInt8](bigEndian: UInt32(height))
      + [depth, redGreenBlueAlpha, 0, 0, 0]
    append(contentsOf: PNGChunk.signature)
    append(PNGChunk(name: PNGChunk.header, content: header[...]))
    // Rendering intent 0 is perceptual, which the format advises for pictures.
    append(PNGChunk(name: PNGChunk.colorSpace, content: [0]))
  }
}
