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
    do {
      return try Bitmap(png: bytes)
    } catch {
      throw .badImage(path, error)
    }
  }
}
