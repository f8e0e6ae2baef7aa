import HeartCore

extension SVGDocument {
  /// The document of a storyboard, in UTF-8.
  ///
  /// It begins when the document is shown. What its elements have as attributes is the settled end;
  /// the motion is a style sheet, for whoever wants motion.
  ///
  /// - Parameters:
  ///   - storyboard: What happens; its canvas must be as large as the document.
  ///   - plays: How often, 1 time or more; played once, the last hold goes on for ever.
  ///   - png: Writes an image as a PNG file; asked only where the icon has images.
  public func moving<Failure: Error>(
    _ storyboard: Storyboard, plays: PlayCount = .once,
    png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    storyboard.requireCanvas(width: width, height: height)
    if case .times(let count) = plays {
      precondition(count >= 1, "A document can be played 1 time or more, not \(count)")
    }
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

  // MARK: Layers

  private mutating func append<Failure: Error>(
    _ layer: MotionLayer, png: (Bitmap) throws(Failure) -> [UInt8]
  ) throws(Failure) {
    appendPlaces(layer)
    switch layer.shape {
    case .outline, .box:
      markup.append("<use href=\"#")
      markup.append(name: SVGMarkup.pathName)
      markup.append("\"")
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

  private mutating func appendDisc(_ layer: MotionLayer) {
    let radius = geometry(
      "r:", layer.steadyOpacity == nil ? layer.track([.scale]) : layer.track(whileThere: .scale))
    var places = [geometry("cx:", layer.track([.x])), geometry("cy:", layer.track([.y]))]
    markup.append("<circle")
    append(attribute: "cx", &places[0], isSeen: radius.end > 0)
    append(attribute: "cy", &places[1], isSeen: radius.end > 0)
    if radius.end > 0 { markup.append(attribute: "r", radius.end) }
    appendPaint(of: layer, with: places + [radius])
  }

  private mutating func append(_ swarm: MotionSwarm) {
    let size = StyleSheet.Animation(
      before: "r:", after: "em", decimals: 6, track: swarm.sizeWhileThere,
      factor: fontSize(of: swarm), rest: swarm.sizeWhileThere.keys.last?.values[0])
    var circles: [SVGMarkup] = []
    var animations: [[UInt8]?] = []
    for member in swarm.members {
      let outer = markup
      markup = SVGMarkup(decimals: outer.decimals)
      var distance = geometry("cx:", swarm.distance)
      markup.append("<circle")
      let opacity = append(fill: member.color, of: swarm)
      markup.append(attribute: "font-size", member.radius / size.factor, decimals: 0)
      markup.append(" transform=\"rotate(")
      markup.append(number: member.angle * (180 / .pi), decimals: angleDecimals(of: swarm))
      markup.append(")\"")
      append(attribute: "cx", &distance, isSeen: size.end > 0)
      if size.end > 0 { markup.append(attribute: "r", member.radius * size.end) }
      animations.append(style.add([distance, size] + (opacity.map { [$0] } ?? [])))
      circles.append(markup)
      markup = outer
    }
    guard let first = animations[0], animations.allSatisfy({ $0 == first }) else {
      for (circle, animation) in zip(circles, animations) {
        markup.append(circle)
        append(animation: animation)
        markup.append("/>")
      }
      return
    }
    markup.append("<g class=\"")
    markup.append(name: style.add(ruleForChildren: first))
    markup.append("\">")
    for circle in circles {
      markup.append(circle)
      markup.append("/>")
    }
    markup.append("</g>")
  }

  /// The radius of a particle whose font's size is 1: that is how each has its own, in one motion.
  ///
  /// It has one digit, and is within the bound. Sizes of letters are then above any least one that
  /// readers have, and below 10,000, which browsers cut at.
  private func fontSize(of swarm: MotionSwarm) -> Double {
    let largest = swarm.members.reduce(0) { max($0, $1.radius) }
    let limit = max(motion.lengthBound, largest / 9000)
    var power = 1.0
    while power > limit { power /= 10 }
    while power * 10 <= limit { power *= 10 }
    return Double(Int(limit / power)) * power
  }

  /// How many decimals of a degree keep a swarm's places within the bound.
  private func angleDecimals(of swarm: MotionSwarm) -> Int {
    let farthest = swarm.distance.keys.reduce(0) { max($0, $1.values[0].magnitude) }
    var decimals = 0
    var error = farthest * (.pi / 360)
    while error > motion.lengthBound, decimals < 6 {
      error /= 10
      decimals += 1
    }
    return decimals
  }

  private mutating func append(
    fill color: RGBA, of swarm: MotionSwarm
  ) -> StyleSheet.Animation? {
    let opacity = opacity(
      "fill-opacity:", of: color, steady: swarm.steadyOpacity, track: swarm.opacity)
    markup.append(paint: "fill", color.faded(to: opacity.end))
    return opacity.animation
  }

  // MARK: Places

  /// Begins the elements that move a layer aside, if it ever does.
  private mutating func appendPlaces(_ layer: MotionLayer) {
    for animation in places(of: layer) {
      markup.append("<g")
      append(animation: style.add([animation]))
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

  /// An animation of a length.
  private func geometry(_ before: StaticString, _ track: FittedTrack) -> StyleSheet.Animation {
    var length = StyleSheet.Animation(
      before: before, after: "px", decimals: markup.decimals, track: track)
    length.rest = length.end
    return length
  }

  private func animation(
    of layer: MotionLayer, _ channel: MotionLayer.Channel
  ) -> StyleSheet.Animation {
    var animation = StyleSheet.Animation(
      before: channel == .opacity ? "opacity:" : "transform:scale(",
      after: channel == .opacity ? "" : ")", decimals: 4, track: layer.track([channel]))
    animation.rest = animation.end
    return animation
  }

  /// An animation of the opacity of a paint, if it changes, and what the paint's is in the end.
  private func opacity(
    _ before: StaticString, of color: RGBA, steady: Double?, track: FittedTrack
  ) -> (animation: StyleSheet.Animation?, end: Double) {
    if let steady { return (nil, steady) }
    var animation = StyleSheet.Animation(
      before: before, after: "", decimals: 4, track: track, factor: color.alpha)
    animation.rest = animation.end
    return (animation, animation.end)
  }

  /// Writes how a shape is painted, and the class by which it moves.
  ///
  /// The opacity of a paint is drawn with the rest; one of an element would make browsers keep its
  /// pixels and stretch those.
  private mutating func appendPaint(
    of layer: MotionLayer, with animations: [StyleSheet.Animation]
  ) {
    let opacity = opacity(
      layer.isLine ? "stroke-opacity:" : "fill-opacity:", of: layer.color,
      steady: layer.steadyOpacity, track: layer.track([.opacity]))
    var animations = animations
    if layer.isLine {
      var width = geometry(
        "stroke-width:",
        opacity.animation == nil ? layer.track(whileThere: .lineWidth) : layer.track([.lineWidth]))
      // A disc that is not seen has no radius already.
      if layer.shape == .disc, opacity.animation == nil {
        width.track = layer.track([.lineWidth])
      }
      width.after = ""
      markup.append(stroke: layer.color.faded(to: opacity.end), width: width.end, of: layer.shape)
      animations.append(width)
    } else {
      markup.append(paint: "fill", layer.color.faded(to: opacity.end))
    }
    if let animation = opacity.animation { animations.append(animation) }
    append(animation: style.add(animations))
  }

  /// Writes a place, if it is not 0; of what is not seen, only one that never changes.
  private mutating func append(
    attribute name: StaticString, _ length: inout StyleSheet.Animation, isSeen: Bool
  ) {
    guard isSeen || length.track.isConstant else { return length.rest = nil }
    guard ShortDecimal.units(length.end, decimals: length.decimals) != 0 else { return }
    markup.append(attribute: name, length.end)
  }

  private mutating func append(animation text: [UInt8]?) { markup.append(animation: text) }
}

extension StyleSheet.Animation {
  /// What the track ends with.
  fileprivate var end: Double { track.keys[track.keys.count - 1].values[0] }
}

extension RGBA {
  fileprivate func faded(to opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
