import HeartCore

/// Puts single shapes onto pixels.
struct ShapePainter {
  private var coverage = CoverageBuffer()
  private var strokes = StrokeCache()
  private var overlaps = OverlapCache()
  private var sweep = EdgeSweep()
  private var sampler = ImageSampler()

  /// Draws an item over what is there.
  mutating func draw(_ item: PictureItem, _ canvasZoom: Zoom, onto plane: PixelPlane) {
    guard let zoom = DeviceZoom(item.zoom.then(canvasZoom)) else { return }
    if case .image(let image) = item.shape {
      draw(image, zoom, opacity: item.opacity, onto: plane)
      return
    }
    let color = PremultipliedColor(item.color, opacity: item.opacity)
    guard color.alpha > 0 else { return }
    var painter = SolidPainter(color, onto: plane)
    cover(item.shape, lineWidth: item.lineWidth, zoom, within: plane.region, with: &painter)
  }

  /// Draws a layer over what is there, where a shape is.
  mutating func draw(_ layer: PixelPlane, maskedBy mask: MaskedLayer, onto plane: PixelPlane) {
    var painter = LayerPainter(layer: layer, plane: plane, opacity: mask.opacity)
    guard case .image(let image) = mask.shape else {
      cover(mask.shape, lineWidth: nil, mask.zoom, within: layer.region, with: &painter)
      return
    }
    let region = layer.region
    sampler.forEachRow(of: region, image, mask.zoom, opacity: 1) { row, pixels in
      region.forEachBlock { column, count in
        let place = pixels + (column - region.columns.lowerBound) * 4
        let shares = PixelBlock(loading: count, from: place).alphas
        painter.paint(bytes: shares, column: column, row: row, count: count)
      }
    }
  }

  private mutating func draw(
    _ image: Bitmap, _ zoom: DeviceZoom, opacity: Double, onto plane: PixelPlane
  ) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    guard opacity > 0 else { return }
    let region = PixelRegion(touchedBy: zoom(image.box), within: plane.region)
    sampler.forEachRow(of: region, image, zoom, opacity: opacity) { row, pixels in
      region.forEachBlock { column, count in
        let memory = plane.pixel(column: column, row: row)
        let place = pixels + (column - region.columns.lowerBound) * 4
        PixelBlock(loading: count, from: place)
          .drawn(over: PixelBlock(loading: count, from: memory))
          .store(count, to: memory)
      }
    }
  }

  /// Hands the coverage of a shape to a painter, not an image's.
  mutating func cover(
    _ shape: PictureShape, lineWidth: Double?, _ zoom: DeviceZoom, within limit: PixelRegion,
    with painter: inout some CoveragePainter
  ) {
    if let lineWidth, !(lineWidth > 0) { return }
    switch shape {
    case .outline(let outline):
      cover(outline, lineWidth: lineWidth, zoom, within: limit, with: &painter)
    case .box(let box):
      cover(box, lineWidth: lineWidth, zoom, within: limit, with: &painter)
    case .disc:
      coverDisc(lineWidth: lineWidth, zoom, within: limit, with: &painter)
    case .image:
      break
    }
  }

  private mutating func cover(
    _ outline: Outline, lineWidth: Double?, _ zoom: DeviceZoom, within limit: PixelRegion,
    with painter: inout some CoveragePainter
  ) {
    if let lineWidth {
      // A line's overlaps all run in the same direction, and most are well inside of it.
      coverPlainly(
        strokes.stroke(of: outline, width: lineWidth), zoom, within: limit, with: &painter)
    } else if overlaps.overlapsItself(outline) {
      Self.coverOnce(outline, zoom, within: limit, &coverage, &sweep, with: &painter)
    } else {
      coverPlainly(outline, zoom, within: limit, with: &painter)
    }
  }

  /// Draws the signed areas of an outline as they are.
  private mutating func coverPlainly(
    _ outline: Outline, _ zoom: DeviceZoom, within limit: PixelRegion,
    with painter: inout some CoveragePainter
  ) {
    guard let box = outline.controlBox else { return }
    cover(zoom(box), outline.fillRule, within: limit, with: &painter) { pen in
      pen.draw(outline, zoom)
    }
  }

  /// Draws what an outline fills, each place of it once.
  private static func coverOnce(
    _ outline: Outline, _ zoom: DeviceZoom, within limit: PixelRegion,
    _ coverage: inout CoverageBuffer, _ sweep: inout EdgeSweep,
    with painter: inout some CoveragePainter
  ) {
    guard let box = outline.controlBox else { return }
    PixelRegion(touchedBy: zoom(box), within: limit)
      .forEachBand(pixelLimit: CoverageBuffer.pixelLimit) { band in
        sweep.begin(band)
        sweep.draw(outline, zoom)
        coverage.paint(band, rule: .nonzero, with: &painter) { pen in
          sweep.forEachStrip { strip in
            strip.draw(by: outline.fillRule, with: pen)
            return true
          }
        }
      }
  }

  /// Draws a box without an outline, which would take memory.
  private mutating func cover(
    _ box: Box, lineWidth: Double?, _ zoom: DeviceZoom, within limit: PixelRegion,
    with painter: inout some CoveragePainter
  ) {
    guard !box.isEmpty, box.isFinite else { return }
    let box = zoom(box)
    let reach = zoom((lineWidth ?? 0) / 2)
    cover(box.inset(by: -reach), .nonzero, within: limit, with: &painter) { pen in
      if lineWidth == nil {
        pen.drawBox(box)
      } else {
        pen.drawLine(along: box, reach: reach)
      }
    }
  }

  /// Draws a circle, or the ring along it.
  ///
  /// The ring's two circles run in opposite directions.
  private mutating func coverDisc(
    lineWidth: Double?, _ zoom: DeviceZoom, within limit: PixelRegion,
    with painter: inout some CoveragePainter
  ) {
    let halfWidth = (lineWidth ?? 0) / 2
    let center = zoom(.origin)
    let outer = zoom(1 + halfWidth)
    let inner = lineWidth == nil ? 0 : zoom(1 - halfWidth)
    let box = Box(
      x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
    cover(box, .nonzero, within: limit, with: &painter) { pen in
      pen.drawCircle(center: center, radius: outer)
      if inner > 0 { pen.drawCircle(center: center, radius: -inner) }
    }
  }

  /// Draws lines within a box, in bands of a bounded size.
  private mutating func cover(
    _ box: Box, _ rule: FillRule, within limit: PixelRegion,
    with painter: inout some CoveragePainter, lines: (inout CoveragePen) -> Void
  ) {
    PixelRegion(touchedBy: box, within: limit)
      .forEachBand(pixelLimit: CoverageBuffer.pixelLimit) { band in
        coverage.paint(band, rule: rule, with: &painter, lines: lines)
      }
  }
}
