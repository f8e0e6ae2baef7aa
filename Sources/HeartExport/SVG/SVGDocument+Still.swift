import HeartCore

extension SVGDocument {
  /// The document of one picture, in UTF-8.
  ///
  /// - Parameter png: Writes an image as a PNG file; asked only where the picture has images.
  public func still<Failure: Error>(
    _ picture: Picture, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    var markup = SVGMarkup(decimals: decimals)
    var grouped = 0
    if let group = picture.group {
      grouped = group.itemCount
      if let fill = picture.fullFill {
        markup.append(path: group.mask, zoom: group.maskZoom)
        markup.append(paint: "fill", fill.color)
        markup.append(opacity: group.opacity * fill.opacity)
        markup.append("/>")
      } else if grouped > 0 {
        try appendGroup(group, picture.items, to: &markup, png: png)
      }
    }
    for item in picture.items[grouped...] { try append(item, to: &markup, png: png) }
    return document(nil, markup)
  }

  private func appendGroup<Failure: Error>(
    _ group: Picture.Group, _ items: [PictureItem], to markup: inout SVGMarkup,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    try markup.append(mask: group.mask, zoom: group.maskZoom, png: png)
    markup.append("<g")
    markup.append(opacity: group.opacity)
    markup.append(" mask=\"url(#")
    markup.append(name: SVGMarkup.maskName)
    markup.append(")\">")
    for item in items[..<group.itemCount] { try append(item, to: &markup, png: png) }
    markup.append("</g>")
  }

  private func append<Failure: Error>(
    _ item: PictureItem, to markup: inout SVGMarkup, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    switch item.shape {
    case .outline: markup.append(path: item.shape, zoom: item.zoom)
    case .disc:
      markup.append("<circle")
      markup.append(attribute: "cx", item.zoom.offset.dx)
      markup.append(attribute: "cy", item.zoom.offset.dy)
      markup.append(attribute: "r", item.zoom.scale)
    case .box(let box):
      let placed = item.zoom(box)
      markup.append("<rect")
      markup.append(attribute: "x", placed.x)
      markup.append(attribute: "y", placed.y)
      markup.append(attribute: "width", placed.width)
      markup.append(attribute: "height", placed.height)
    case .image(let bitmap):
      markup.append(image: bitmap, zoom: item.zoom, png: try png(bitmap))
      markup.append(opacity: item.opacity)
      return markup.append("/>")
    }
    markup.append(paintOf: item)
    markup.append("/>")
  }
}

extension SVGMarkup {
  static let maskName = [UInt8(ascii: "m")]

  /// Writes the beginning of a path element.
  ///
  /// Where a mask and what it cuts have one path, each has it in full: an editor may not follow a
  /// reference to it, and packed the second takes less than a reference would.
  mutating func append(path shape: PictureShape, zoom: Zoom) {
    guard case .outline(let outline) = shape else { return }
    append("<path d=\"")
    append(bytes: ShortPathWriter.data(outline, zoom: zoom, decimals: decimals))
    append("\"")
    if outline.fillRule == .evenodd { append(" fill-rule=\"evenodd\"") }
  }

  /// Writes a mask.
  ///
  /// A clip path would cut each thing by itself, so that what lies below would shine through where
  /// a pixel is cut in part; a mask cuts the picture of all.
  ///
  /// The animation, if any, is the mask's; what is masked keeps still or has its own.
  mutating func append<Failure: Error>(
    mask shape: PictureShape, zoom: Zoom, animation: [UInt8]? = nil,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    append("<mask id=\"")
    append(name: Self.maskName)
    append("\"")
    if case .outline = shape { append(" fill=\"#fff\"") }
    append(">")
    if animation != nil {
      append("<g")
      append(animation: animation)
      append(">")
    }
    if case .image(let bitmap) = shape {
      append(image: bitmap, zoom: zoom, png: try png(bitmap.whitened))
    } else {
      append(path: shape, zoom: zoom)
    }
    append("/>")
    if animation != nil { append("</g>") }
    append("</mask>")
  }

  /// Writes how an item of one color is painted.
  mutating func append(paintOf item: PictureItem) {
    if let width = item.lineWidth {
      append(stroke: item.color, width: width * item.zoom.scale, of: item.shape)
    } else {
      append(paint: "fill", item.color)
    }
    append(opacity: item.opacity)
  }

  /// Writes how a line along the rim of a shape is painted, with joins as the picture means them.
  mutating func append(stroke color: RGBA, width: Double, of shape: PictureShape) {
    append(" fill=\"none\"")
    append(paint: "stroke", color)
    append(attribute: "stroke-width", width)
    if case .disc = shape { return }
    append(" stroke-linejoin=\"round\"")
  }

  /// Writes what moves an element, if anything does.
  mutating func append(animation text: [UInt8]?) {
    guard let text else { return }
    append(" style=\"animation:")
    append(bytes: text)
    append("\"")
  }

  /// Writes an opacity that is not 1.
  mutating func append(opacity: Double) {
    if opacity < 1 { append(attribute: "opacity", opacity, decimals: 4) }
  }
}

extension Picture {
  /// The fill, where the group is nothing but an outline wholly filled.
  fileprivate var fullFill: PictureItem? {
    guard let group, group.itemCount == 1, case .outline = group.mask, case .box = items[0].shape,
      items[0].role == .fill
    else { return nil }
    return items[0]
  }
}
