/// A format that a file can be written in.
enum FileFormat: Sendable {
  case png
  case svg
  case lottie
  case apng
  case webp
  case gif

  /// The formats of a picture that stands still.
  static let still: [FileFormat] = [.png, .svg]
  /// The formats of a picture that moves.
  static let moving: [FileFormat] = [.svg, .lottie, .apng, .webp, .gif]

  /// The name that `--format` knows it by.
  var name: String {
    switch self {
    case .png: "png"
    case .svg: "svg"
    case .lottie: "lottie"
    case .apng: "apng"
    case .webp: "webp"
    case .gif: "gif"
    }
  }

  /// How the names of such files end, without the dot; the usual ending first.
  var endings: [String] {
    switch self {
    case .png: ["png"]
    case .svg: ["svg"]
    case .lottie: ["json"]
    case .apng: ["png", "apng"]
    case .webp: ["webp"]
    case .gif: ["gif"]
    }
  }

  /// What a sentence calls such a file.
  var noun: String {
    switch self {
    case .png: "a PNG"
    case .svg: "an SVG"
    case .lottie: "a Lottie file"
    case .apng: "an APNG"
    case .webp: "a WebP"
    case .gif: "a GIF"
    }
  }

  /// Whether it is text, which may show on a screen.
  var isText: Bool { self == .svg || self == .lottie }

  /// Endings that someone may take for a choice of format, though none of ours has them.
  static let foreignEndings = ["lottie", "jpg", "jpeg", "pdf", "tiff", "bmp", "mp4"]

  /// The ending of a file's name, in small letters, where it says something of a format.
  static func ending(of path: String) -> String? {
    let known = (still + moving).flatMap(\.endings) + foreignEndings
    return known.first { path.lowercased().hasSuffix("." + $0) }
  }
}
