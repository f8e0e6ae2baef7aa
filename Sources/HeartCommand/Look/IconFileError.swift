internal import HeartExport

/// Why a file is no icon.
enum IconFileError: Error, Equatable {
  case empty
  /// A file of another kind, told by its first bytes.
  case kind(IconFileKind)
  /// Something that is not XML, told with the line where that shows.
  case notXML(line: Int)
  /// Text in an encoding that is not read.
  case encoding
  /// A document type that declares more than a name.
  case documentType
  /// More elements inside one another than are read.
  case tooDeep
  case svg(SVGIconError)
}
