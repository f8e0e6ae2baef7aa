/// How much room pixels take when giflib has compressed them.
struct LZWSize: Equatable {
  /// How many bits a pixel has: 2…8, as the format has no fewer.
  let pixelBits: Int
  /// How many bytes the codes take, in their blocks.
  let byteCount: Int

  /// Foresees the room that pixels will take; there must be one.
  init(of pixels: [UInt8]) {
    pixelBits = max(2, 8 - (pixels.max() ?? 0).leadingZeroBitCount)
    var strings = LZWStrings(pixelBits: pixelBits)
    var string = Int(pixels[0])
    for pixel in pixels.dropFirst() {
      if let longer = strings.string(string, followedBy: pixel) {
        string = longer
      } else {
        strings.put(string, before: pixel)
        string = Int(pixel)
      }
    }
    strings.putLast()

    let bytes = (strings.bitCount + 7) / 8
    // Each block of up to 255 begins with its length, and an empty one ends the image.
    byteCount = bytes + (bytes + 254) / 255 + 1
  }
}
