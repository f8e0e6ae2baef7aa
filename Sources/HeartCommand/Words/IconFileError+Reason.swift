internal import HeartExport

extension IconFileError {
  /// Why a file is no icon, and what would be right.
  var reason: String {
    switch self {
    case .empty: "it is empty; name an SVG file"
    case .kind(let kind): kind.reason
    case .notXML(let line):
      "it is no SVG file, or a damaged one: line \(line) is not well-formed XML; export it anew"
    case .encoding: "its text is neither UTF-8 nor UTF-16; save it as UTF-8"
    case .documentType:
      "its document type declares things of its own, which an icon does not need; take out what is"
        + " between [ and ], or export it as plain SVG"
    case .tooDeep:
      "it has more than \(IconFileElements.depthLimit) elements inside one another; export it"
        + " without needless groups"
    case .svg(let error):
      error.reason + (error.isOfImage ? ", or use its file with --mask-image" : "")
    }
  }
}

extension IconFileKind {
  fileprivate var reason: String {
    switch self {
    case .png: "it is a PNG, and an icon is an SVG file; use it with --mask-image"
    case .jpeg: "it is a JPEG, and an icon is an SVG file; name an SVG file"
    case .webp: "it is a WebP, and an icon is an SVG file; name an SVG file"
    case .gif: "it is a GIF, and an icon is an SVG file; name an SVG file"
    case .pdf: "it is a PDF, and an icon is an SVG file; export it as SVG"
    case .gzip: "it is packed by gzip; unpack it first, or export it as plain SVG"
    }
  }
}

extension SVGIconError {
  /// Whether an image is at fault, for which the command has an option.
  fileprivate var isOfImage: Bool { fault == .element && place.element == "image" }
}
