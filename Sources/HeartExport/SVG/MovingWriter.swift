import HeartCore

/// Writes the layers of a motion, and their style sheet.
struct MovingWriter {
  let motion: FittedMotion
  var style: StyleSheet
  var markup: SVGMarkup

  init(_ motion: FittedMotion, plays: PlayCount, decimals: Int) {
    self.motion = motion
    style = StyleSheet(motion.storyboard, plays: plays, decimals: decimals)
    markup = SVGMarkup(decimals: decimals)
  }

  mutating func append<Failure: Error>(
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    // All is drawn about the icon's middle, so that no size hangs on where an element's origin is
    // taken to be.
    markup.append("<g transform=\"translate(")
    markup.append(number: motion.center.x)
    markup.append(" ")
    markup.append(number: motion.center.y)
    markup.append(")\">")
    let group = motion.group
    var scale = animation(of: group, .scale)
    scale.rest = 1
    let scaling = style.add([scale])
    try markup.append(mask: group.shape, zoom: group.zoom, animation: scaling, png: png)
    appendPlaces(group)
    markup.append("<g mask=\"url(#")
    markup.append(name: SVGMarkup.maskName)
    markup.append(")\"")
    let opacity = animation(of: group, .opacity)
    markup.append(opacity: opacity.end)
    append(animation: style.add([opacity]))
    markup.append(">")
    // The mask and what it cuts are scaled each by itself: browsers keep the pixels of what is
    // transformed and stretch those, but not a mask's, which has the rim that is seen.
    if scaling != nil {
      markup.append("<g")
      append(animation: scaling)
      markup.append(">")
    }
    for layer in motion.layers where layer.isMasked { try append(layer, png: png) }
    if scaling != nil { markup.append("</g>") }
    markup.append("</g>")
    closePlaces(group)
    var written = motion.swarms.flatMap { $0.members.map { $0.layer } }
    for (index, layer) in motion.layers.enumerated() where !layer.isMasked {
      if let swarm = motion.swarms.first(where: { $0.members[0].layer == index }) {
        append(swarm)
      } else if !written.contains(index) {
        try append(layer, png: png)
        written.append(index)
      }
    }
    markup.append("</g>")
  }

  mutating func append<Failure: Error>(
    _ layer: MotionLayer, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    appendPlaces(layer)
    switch layer.shape {
    case .outline, .box:
      markup.append(path: motion.group.shape, zoom: motion.group.zoom)
      appendPaint(of: layer, with: [])
    case .image(let bitmap):
      let opacity = animation(of: layer, .opacity)
      markup.append(image: bitmap, zoom: layer.zoom, png: try png(bitmap))
      markup.append(opacity: opacity.end)
      append(animation: style.add([opacity]))
    case .disc:
      appendDisc(layer)
    }
    markup.append("/>")
    closePlaces(layer)
  }

  mutating func appendDisc(_ layer: MotionLayer) {
    let radius = geometry(
      "r:", layer.steadyOpacity == nil ? layer.track([.scale]) : layer.track(whileThere: .scale))
    var places = [geometry("cx:", layer.track([.x])), geometry("cy:", layer.track([.y]))]
    markup.append("<circle")
    append(attribute: "cx", &places[0], isSeen: radius.end > 0)
    append(attribute: "cy", &places[1], isSeen: radius.end > 0)
    if radius.end > 0 { markup.append(attribute: "r", radius.end) }
    appendPaint(of: layer, with: places + [radius])
  }
}
