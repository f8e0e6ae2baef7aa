internal import HeartCore
internal import HeartImages

/// A picture that the person names.
enum ImageFile {
  /// The most bytes that a picture's file may have: far more than any icon's.
  static let byteLimit = megabyteLimit * 1_000_000
  /// The same in millions.
  static let megabyteLimit = 256

  /// The pixels of a PNG file.
  static func read(_ path: String) throws(CommandError) -> Bitmap {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, upTo: byteLimit)
    } catch {
      throw .unreadable(path, error)
    }
    do throws(PNGReadingError) {
      guard hasRoom(for: bytes) else { throw .outOfMemory }
      return try Bitmap(png: bytes)
    } catch {
      throw .badImage(path, error)
    }
  }

  /// Whether there is memory for the pixels; of what is no such file, reading says more.
  private static func hasRoom(for file: [UInt8]) -> Bool {
    // The file begins with its signature of 8 bytes, then the length and the name of its first
    // part, and that with the two sides.
    let sides = [16, 20].map { start in
      file.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard sides.allSatisfy({ 1...Bitmap.sideLimit ~= $0 }) else { return true }
    let size = CanvasSize(width: sides[0], height: sides[1])
    return PictureMemory(ofReading: file, size).isAvailable
  }
}
