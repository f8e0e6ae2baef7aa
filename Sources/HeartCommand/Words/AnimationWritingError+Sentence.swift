internal import HeartImages

extension AnimationWritingError {
  /// What a person reads where a file of a format could not be made.
  func sentence(of format: FileFormat) -> String {
    switch self {
    case .tooLarge(let width, let height, let limit):
      "\(format.noun) has at most \(limit) pixels a side, and this would be \(width)x\(height); a"
        + " smaller --size fits"
    case .outOfMemory:
      "there is not enough memory to write \(format.noun) of this size; a smaller --size takes less"
    case .refused(let words): "\(format.noun) could not be written: \(words)"
    }
  }
}
