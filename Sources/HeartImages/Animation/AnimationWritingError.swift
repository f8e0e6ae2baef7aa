/// Why frames could not be written as a moving picture.
public enum AnimationWritingError: Error, Equatable, Sendable {
  /// A side is longer than the format can have, in pixels.
  case tooLarge(width: Int, height: Int, sideLimit: Int)
  /// There was not enough memory for writing.
  case outOfMemory
  /// The format's library refused, in its own words.
  case refused(String)
}
