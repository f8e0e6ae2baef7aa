extension Outline {
  /// Reads the path data of SVG: the text of a `d` attribute.
  ///
  /// ```
  /// try Outline(pathData: "M0 0h4v3z")
  /// ```
  ///
  /// All of SVG 2's commands and number forms are read, and nothing else: where a browser would
  /// draw what comes before a mistake, this throws. Arcs stay arcs. Text without any command, or
  /// in which nothing is drawn, is the empty outline.
  ///
  /// - Throws: The first place that does not fit the grammar or the range of Double.
  public init(pathData: String, fillRule: FillRule = .nonzero) throws(PathDataError) {
    try self.init(pathData: Array(pathData.utf8), fillRule: fillRule)
  }

  /// Reads path data in UTF-8.
  package init(pathData: [UInt8], fillRule: FillRule) throws(PathDataError) {
    var reader = PathDataReader(pathData)
    self.init(contours: try reader.read(), fillRule: fillRule)
  }

  /// Reads path data along which a line is drawn.
  ///
  /// A subpath without length (`M1 2Z`) leaves a contour of one line without length.
  package init(linePathData: String) throws(PathDataError) {
    var reader = PathDataReader(Array(linePathData.utf8), keepsDots: true)
    self.init(contours: try reader.read())
  }

  /// The outline as path data, in absolute commands: `M0 0L4 0L4 3Z`.
  ///
  /// Reading it gives the same points, bit for bit but for the sign of zero, and the same arcs
  /// within 10⁻⁹ of their size. An arc that two ends and two radii do not determine well becomes
  /// two or four, as a whole turn does; an ellipse so thin that they say too little becomes cubic
  /// curves, one without width becomes lines; a contour without segments is left out. Every number
  /// must be finite.
  public var pathData: String {
    var writer = PathDataWriter()
    for contour in contours { writer.append(contour) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
