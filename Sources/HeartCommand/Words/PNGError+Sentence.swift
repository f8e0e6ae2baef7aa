internal import HeartCore
internal import HeartImages

extension PNGReadingError {
  /// Why a file is no picture that can be used, and what would be right.
  var sentence: String {
    switch self {
    case .notPNG: "it is no PNG file"
    case .corrupt: "it is a damaged PNG file; make it anew"
    case .tooLarge(let width, let height):
      "it is \(width)x\(height) pixels, and \(Bitmap.sideLimit) a side is the most"
    }
  }
}

extension PNGWritingError {
  /// Why a picture cannot be made into a file.
  var sentence: String {
    switch self {
    case .outOfMemory: "there is not enough memory; choose a smaller --size"
    }
  }
}
