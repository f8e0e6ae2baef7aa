extension CGContext {
  /// Starts a new path; the old one is forgotten.
  public func beginPath() { path = CGMutablePath() }

  /// Adds a path's steps, in the coordinates of now.
  public func addPath(_ path: CGPath) {
    self.path.addPath(path, transform: state.transform)
  }

  /// Adds a rectangle, in the coordinates of now.
  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: state.transform) }

  /// Adds an ellipse, in the coordinates of now.
  public func addEllipse(in rect: CGRect) {
    path.addEllipse(in: rect, transform: state.transform)
  }

  /// Fills the path, and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(path, rule, BlendedColor(state.fillColor, opacity: state.alpha))
    beginPath()
  }

  /// Fills a rectangle; the path is forgotten, as documented of fill.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Makes a rectangle clear.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: state.transform)
    paint(path, .winding, nil)
  }

  /// Draws an image over what is there.
  ///
  /// Its first row at the rectangle's greatest y.
  ///
  /// Tiling is not modelled.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard !byTiling else { fatalError("Tiling an image is not modelled.") }
    let rect = rect.standardized
    // From the image's pixels, y down, to the rectangle, y up.
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0,
      d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    let sampling = ImageSampling(
      width: image.width, height: image.height, bytes: image.bytes,
      isSmooth: state.quality != .none)
    sampling.draw(
      placed.concatenating(state.transform).concatenating(toRows), columns: width, rows: height
    ) { column, row, color in
      blend(color.scaled(by: Float(state.alpha)), share: 1, column: column, row: row)
    }
  }

  /// From the context's coordinates, y up, to columns and rows.
  private var toRows: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Paints what a path covers; with no color, clears it.
  private func paint(_ path: CGPath, _ rule: CGPathFillRule, _ color: BlendedColor?) {
    let polygons = PathPolygons(path, transform: toRows, tolerance: 0.01)
    PathCoverage(polygons, rule).forEachPixel(columns: width, rows: height) {
      column, row, share in
      if let color {
        blend(color, share: share, column: column, row: row)
      } else {
        fade(share: share, column: column, row: row)
      }
    }
  }

  private func blend(_ color: BlendedColor, share: Float, column: Int, row: Int) {
    change(column: column, row: row) { color.scaled(by: share).over($0) }
  }

  private func fade(share: Float, column: Int, row: Int) {
    change(column: column, row: row) { $0.scaled(by: 1 - share) }
  }

  private func change(column: Int, row: Int, _ change: (BlendedColor) -> BlendedColor) {
    guard let data else { return }
    let pixel = UnsafeMutableRawBufferPointer(
      start: data + row * bytesPerRow + column * 4, count: 4)
    let old = BlendedColor(bytes: UnsafeRawBufferPointer(pixel))
    change(old).store(to: pixel)
  }
}
