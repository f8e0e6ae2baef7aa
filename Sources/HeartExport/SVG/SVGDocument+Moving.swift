import HeartCore

extension SVGDocument {
  /// The document of a storyboard, in UTF-8.
  ///
  /// It begins when the document is shown. What its elements have as attributes is the settled end;
  /// the motion is a style sheet, for whoever wants motion.
  ///
  /// - Parameters:
  ///   - storyboard: What happens.
  ///   - plays: How often; played once, the last hold goes on for ever.
  ///   - png: Writes an image as a PNG file; asked only where the icon has images.
  public func moving<Failure: Error>(
    _ storyboard: Storyboard, plays: PlayCount = .once,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let motion = FittedMotion(storyboard)
    var writer = MovingWriter(motion, plays: plays, decimals: decimals)
    try writer.append(png: png)
    return document(writer.style, writer.markup)
  }
}

/// Writes the layers of a motion, and their style sheet.
private struct MovingWriter {
  private let motion: FittedMotion
  private(set) var style: StyleSheet
  private(set) var markup: SVGMarkup

  init(_ motion: FittedMotion, plays: PlayCount, decimals: Int) {
    self.motion = motion
    style = StyleSheet(
      plays: plays, duration: motion.storyboard.duration, decimals: decimals)
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
    try markup.append(mask: motion.group.shape, zoom: motion.group.zoom, png: png)
    let group = motion.group
    appendPlaces(group)
    markup.append("<g")
    appendMotion([
      animation(of: group, .scale, rest: 1), animation(of: group, .opacity, rest: 1),
    ])
    markup.append(" mask=\"url(#")
    markup.append(name: SVGMarkup.maskName)
    markup.append(")\">")
    for layer in motion.layers where layer.isMasked { try append(layer, png: png) }
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

  // MARK: Layers

  private mutating func append<Failure: Error>(
    _ layer: MotionLayer, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    let opacity = animation(of: layer, .opacity)
    appendPlaces(layer)
    switch layer.shape {
    case .outline, .box:
      markup.append("<use href=\"#")
      markup.append(name: SVGMarkup.pathName)
      markup.append("\"")
      append(paintOf: layer, width: layer.track([.lineWidth]).keys.last?.values[0] ?? 0)
      append(rest: opacity)
      appendMotion([opacity])
    case .image(let bitmap):
      markup.append(image: bitmap, zoom: layer.zoom, png: try png(bitmap))
      append(rest: opacity)
      appendMotion([opacity])
    case .disc:
      appendDisc(layer, opacity: opacity)
    }
    markup.append("/>")
    closePlaces(layer)
  }

  private mutating func appendDisc(_ layer: MotionLayer, opacity: StyleSheet.Animation) {
    let sizes = layer.track([.scale])
    let radius = sizes.keys.reduce(0) { max($0, $1.values[0]) }
    // What is written is what the sizes are shares of.
    let written =
      max(
        Double(ShortDecimal.units(radius, decimals: markup.decimals)), 1)
      / Double(ShortDecimal.units(1, decimals: markup.decimals))
    let isSeen = opacity.track.keys[opacity.track.keys.count - 1].values[0] > 0
    var scale = StyleSheet.Animation(
      before: "transform:scale(", after: ")", decimals: 4, track: sizes, factor: 1 / written)
    if isSeen { scale.rest = sizes.keys[sizes.keys.count - 1].values[0] }
    var animations = [scale, opacity]
    markup.append("<circle")
    markup.append(attribute: "r", written)
    if let rest = scale.rest, abs(rest / written - 1) > 1e-3 {
      markup.append(" transform=\"scale(")
      markup.append(number: rest / written, decimals: 4)
      markup.append(")\"")
    }
    if layer.isLine {
      let shares = layer.track([.lineShare])
      let last = shares.keys[shares.keys.count - 1].values[0] * written
      append(paintOf: layer, width: last)
      animations.append(
        StyleSheet.Animation(
          before: "stroke-width:", after: "", decimals: 3, track: shares, factor: written,
          rest: isSeen ? last : nil))
    } else {
      append(paintOf: layer, width: nil)
    }
    append(rest: opacity)
    appendMotion(animations)
  }

  private mutating func append(_ swarm: MotionSwarm) {
    let opacity = StyleSheet.Animation(
      before: "opacity:", after: "", decimals: 4, track: swarm.opacity,
      rest: swarm.opacity.keys[swarm.opacity.keys.count - 1].values[0])
    markup.append("<g")
    append(rest: opacity)
    appendMotion([opacity])
    markup.append(">")
    let way = style.add([
      StyleSheet.Animation(
        before: "transform:translate(", after: "px)", decimals: markup.decimals,
        track: swarm.distance)
    ])
    let size = style.add([
      StyleSheet.Animation(
        before: "transform:scale(", after: ")", decimals: 4, track: swarm.size)
    ])
    for member in swarm.members {
      markup.append("<g transform=\"rotate(")
      markup.append(number: member.angle * (180 / .pi), decimals: 2)
      markup.append(")\"><g")
      append(class: way)
      markup.append("><circle")
      append(class: size)
      markup.append(attribute: "r", member.radius, decimals: min(2, markup.decimals))
      markup.append(paint: "fill", member.color)
      markup.append("/></g></g>")
    }
    markup.append("</g>")
  }

  // MARK: Places

  /// Begins the elements that move a layer aside, if it ever does.
  private mutating func appendPlaces(_ layer: MotionLayer) {
    for animation in places(of: layer) {
      markup.append("<g")
      appendMotion([animation])
      markup.append(">")
    }
  }

  private mutating func closePlaces(_ layer: MotionLayer) {
    for _ in places(of: layer) { markup.append("</g>") }
  }

  private func places(of layer: MotionLayer) -> [StyleSheet.Animation] {
    let channels: [(MotionLayer.Channel, StaticString)] = [
      (.x, "transform:translateX("), (.y, "transform:translateY("),
    ]
    return channels.compactMap { channel, before in
      let track = layer.track([channel])
      guard !track.isConstant else { return nil }
      return StyleSheet.Animation(
        before: before, after: "px)", decimals: markup.decimals, track: track)
    }
  }

  // MARK: Attributes

  private func animation(
    of layer: MotionLayer, _ channel: MotionLayer.Channel, rest: Double? = nil
  ) -> StyleSheet.Animation {
    let track = layer.track([channel])
    return StyleSheet.Animation(
      before: channel == .opacity ? "opacity:" : "transform:scale(",
      after: channel == .opacity ? "" : ")", decimals: 4, track: track,
      rest: rest ?? track.keys[track.keys.count - 1].values[0])
  }

  /// Writes the opacity that an element has when all is over.
  private mutating func append(rest opacity: StyleSheet.Animation) {
    if let rest = opacity.rest { markup.append(opacity: rest) }
  }

  private mutating func append(paintOf layer: MotionLayer, width: Double?) {
    guard let width else { return markup.append(paint: "fill", layer.color) }
    markup.append(stroke: layer.color, width: width, of: layer.shape)
  }

  private mutating func appendMotion(_ animations: [StyleSheet.Animation]) {
    append(class: style.add(animations))
  }

  private mutating func append(class name: UInt8?) {
    guard let name else { return }
    markup.append(" class=\"")
    markup.append(name: name)
    markup.append("\"")
  }
}
