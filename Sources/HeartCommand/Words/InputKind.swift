/// What a file is read for.
enum InputKind: Sendable {
  case picture
  case look
  case icon
  case web

  /// What would be right in its place.
  var file: String {
    switch self {
    case .picture: "a PNG file"
    case .look: "a look file"
    case .icon: "an SVG file"
    case .web: "the folder that 'make web' filled"
    }
  }

  /// What the limit is for.
  var purpose: String {
    switch self {
    case .picture: "a picture"
    case .look: "a look"
    case .icon: "an icon"
    case .web: "a part of the gallery"
    }
  }

  /// The most that is read, in millions of bytes.
  var megabyteLimit: Int {
    switch self {
    case .picture: ImageFile.megabyteLimit
    case .look: LookFile.byteLimit / 1_000_000
    case .icon: IconFile.megabyteLimit
    case .web: WebBuild.megabyteLimit
    }
  }
}
