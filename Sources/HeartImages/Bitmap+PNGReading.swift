import HeartCore

extension Bitmap {
  /// Reads a PNG file of any kind.
  ///
  /// Gray, palette or color, 1 to 16 bits, interlaced or not.
  ///
  /// Colors are taken as sRGB, whatever profile or gamma the file names. They are multiplied by
  /// their alpha and rounded once, to nearest. Of an animation, the still picture is read.
  ///
  /// Sides above ``sideLimit`` and sizes that the file cannot have the pixels for are refused
  /// before room is made for any pixel. The file's checksums are all proven, so a damaged file is
  /// refused too.
  public init(png file: [UInt8]) throws(PNGReadingError) {
    let chunks = try PNGChunkList(of: file)
    self = try chunks.file.withUnsafeBufferPointer { bytes throws(PNGReadingError) in
      let decoder = try PNGDecoder(of: bytes)
      let header = try decoder.header()
      guard header.width <= Self.sideLimit && header.height <= Self.sideLimit else {
        throw .tooLarge(width: header.width, height: header.height)
      }
      guard header.canComeOf(compressedCount: chunks.compressedCount) else { throw .truncated }
      return try Bitmap(reading: header, with: decoder)
    }
  }

  private init(
    reading header: PNGDecoder.Header, with decoder: borrowing PNGDecoder
  ) throws(PNGReadingError) {
    var failure: PNGReadingError?
    // Left as it is until a row arrives: a file that breaks off early never costs the whole.
    let count = header.width * header.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { pixels, initializedCount in
      do throws(PNGReadingError) {
        try decoder.readRuns(of: header) { run, row in
          for column in stride(from: run.first, to: header.width, by: run.step) {
            let pixel = header.isDeep ? row.deepPixel(column) : row.pixel(column)
            UnsafeMutableRawBufferPointer(pixels).storeBytes(
              of: pixel, toByteOffset: (run.row * header.width + column) * 4, as: SIMD4.self)
          }
        }
        initializedCount = count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    self.init(width: header.width, height: header.height, bytes: bytes)
  }
}

extension UnsafeRawBufferPointer {
  /// The pixel in a column with 8 bits, times its alpha.
  fileprivate func pixel(_ column: Int) -> SIMD4<UInt8> {
    Alpha.multiplied(loadUnaligned(fromByteOffset: column * 4, as: SIMD4<UInt8>.self))
  }

  /// The pixel in a column with 16 bits, times its alpha.
  fileprivate func deepPixel(_ column: Int) -> SIMD4<UInt8> {
    Alpha.multiplied(loadUnaligned(fromByteOffset: column * 8, as: SIMD4<UInt16>.self))
  }
}
