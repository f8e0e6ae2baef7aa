/// A kind of file that is no SVG, and is named as an icon all the same.
enum IconFileKind: Equatable {
  case png, jpeg, webp, gif, pdf
  /// Anything packed by gzip, such as an SVG file that ends in `.svgz`.
  case gzip

  /// The kind that a file's first bytes tell; nil for others.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if bytes.starts(with: "%PDF-".utf8) {
      self = .pdf
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else {
      return nil
    }
  }
}
