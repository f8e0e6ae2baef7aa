internal import HeartCore
internal import HeartImages

extension PNGReadingError {
  /// Why a file is no picture that can be used, and what would be right.
  var reason: String {
    switch self {
    case .empty: "it is empty; name a PNG file"
    case .notPNG: "it is no PNG file; name one that is"
    case .truncated: "it ends too early for a PNG file; make it anew"
    case .damaged(let chunk): "its part \(quoted(chunk)) is damaged; make the PNG file anew"
    case .tooLarge(let width, let height):
      "it is \(width)x\(height) pixels, and \(Bitmap.sideLimit) a side is the most"
    case .malformed(let fault): "it breaks the rules of PNG files (\(fault)); make it anew"
    case .outOfMemory: "there is not enough memory for it; make it smaller"
    }
  }
}
