import HeartCore

/// Reads what a storyboard's layers are like from its pictures.
struct StageReader {
  let storyboard: Storyboard
  /// The zoom of the icon at rest, on the canvas.
  let rest: Zoom
  /// The middle of the icon's frame at rest, on the canvas.
  let center: Point2D
  private let frameCenter: Point2D

  init(_ storyboard: Storyboard) {
    let look = storyboard.look
    let rest = look.icon.zoom(
      in: storyboard.slot, placement: look.placement, heartSize: look.heartSize)
    guard let rest else { preconditionFailure("A storyboard's icon has a place in its slot") }
    self.storyboard = storyboard
    self.rest = rest
    frameCenter = look.icon.frame.center
    center = rest(frameCenter)
  }

  /// How an icon's shape is placed about the middle while the group stands still.
  var restZoom: Zoom { Zoom(scale: rest.scale, offset: rest.offset - (center - .origin)) }

  /// What the layers are like in a picture.
  func state(of picture: Picture) -> StageState {
    var state = StageState(group: state(of: picture.group), layers: [])
    for (index, item) in picture.items.enumerated() {
      let isMasked = index < (picture.group?.itemCount ?? 0)
      let order = item.role.order
      while state.layers.count <= order { state.layers.append(nil) }
      state.layers[order] = self.state(of: item, in: isMasked ? state.group : nil)
    }
    return state
  }

  private func state(of group: Picture.Group?) -> LayerState {
    guard let group else { return LayerState(x: 0, y: 0, scale: 1, opacity: 1, lineShare: 0) }
    let place = group.maskZoom(frameCenter) - center
    return LayerState(
      x: place.dx, y: place.dy, scale: group.maskZoom.scale / rest.scale, opacity: group.opacity,
      lineShare: 0)
  }

  private func state(of item: PictureItem, in group: LayerState?) -> LayerState {
    var zoom = item.zoom
    let covers: Bool
    if case .box(let box) = item.shape {
      covers = true
      // The disc that touches its sides, which covers the mask as well.
      zoom = Zoom(scale: min(box.width, box.height) / 2, offset: box.center - .origin).then(zoom)
    } else {
      covers = false
    }
    var place = zoom.offset - (center - .origin)
    var scale = zoom.scale
    if let group {
      place = (place - Vector2D(dx: group.x, dy: group.y)) * (1 / group.scale)
      scale /= group.scale
    }
    return LayerState(
      x: place.dx, y: place.dy, scale: scale, opacity: item.opacity,
      lineShare: item.lineWidth ?? 0, covers: covers)
  }
}
