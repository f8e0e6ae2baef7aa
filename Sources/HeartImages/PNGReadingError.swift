/// Why bytes could not be read as a PNG picture.
public enum PNGReadingError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case empty
  /// The bytes do not begin as every PNG file does.
  case notPNG
  /// The file ends before the picture does.
  case truncated
  /// A checksum says that the named part is not what was written.
  case damaged(chunk: String)
  /// A side is longer than a bitmap's may be, in pixels.
  case tooLarge(width: Int, height: Int)
  /// The file breaks the format's rules, in libspng's words.
  case malformed(String)
  /// There was not enough memory for reading.
  case outOfMemory
}
