import HeartCore

/// Where, and how much, a group of items shows.
struct MaskedLayer {
  let shape: PictureShape
  let zoom: DeviceZoom
  /// 0…255.
  let opacity: UInt32

  /// Nil where nothing of the group would show.
  init?(_ group: Picture.Group, _ canvasZoom: Zoom) {
    guard let zoom = DeviceZoom(group.maskZoom.then(canvasZoom)) else { return nil }
    shape = group.mask
    self.zoom = zoom
    opacity = UInt32(RGBA.byte(group.opacity))
    if opacity == 0 { return nil }
  }

  /// A rectangle of the canvas that holds the mask, in pixels.
  var box: Box? {
    switch shape {
    case .outline(let outline): outline.controlBox.map { zoom($0) }
    case .box(let box): zoom(box)
    case .disc: zoom(Box(x: -1, y: -1, width: 2, height: 2))
    case .image(let image): zoom(image.box)
    }
  }
}
