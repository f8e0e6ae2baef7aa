internal import HeartCore
internal import HeartImages

/// A picture that the person names.
enum ImageFile {
  /// The most bytes that a picture's file is read of: as many as the largest bitmap has.
  static let byteLimit = Bitmap.sideLimit * Bitmap.sideLimit * 4

  /// The pixels of a PNG file that is the value of an option.
  static func read(_ path: String, of option: CommandOption) throws(CommandError) -> Bitmap {
    guard !path.isEmpty else { throw .badValue(option, path) }
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

  /// The pixels of a hollow line's file.
  static func borderImage(_ path: String) throws(CommandError) -> Bitmap {
    try read(path, of: .borderImage)
  }
}
