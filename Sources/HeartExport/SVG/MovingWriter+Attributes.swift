import HeartCore

extension MovingWriter {
  /// An animation of a length.
  func geometry(_ before: StaticString, _ track: FittedTrack) -> StyleSheet.Animation {
    var length = StyleSheet.Animation(
      before: before, after: "px", decimals: markup.decimals, track: track)
    length.rest = length.end
    return length
  }

  /// An animation of an opacity or a scale.
  ///
  /// Browsers hand these to the thread that shows the page's layers, but for animations of a mask,
  /// so that a mask and what it cuts would be seen at different instants. With a length in the same
  /// keyframes, here one that a group has no use for, they keep all of it together.
  func animation(
    of layer: MotionLayer, _ channel: MotionLayer.Channel
  ) -> StyleSheet.Animation {
    var animation = StyleSheet.Animation(
      before: channel == .opacity ? "r:0;opacity:" : "r:0;transform:scale(",
      after: channel == .opacity ? "" : ")", decimals: 4, track: layer.track([channel]))
    animation.rest = animation.end
    return animation
  }

  /// An animation of the opacity of a paint, if it changes, and what the paint's is in the end.
  func opacity(
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
  mutating func appendPaint(
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
  mutating func append(
    attribute name: StaticString, _ length: inout StyleSheet.Animation, isSeen: Bool
  ) {
    guard isSeen || length.track.isConstant else { return length.rest = nil }
    guard ShortDecimal.units(length.end, decimals: length.decimals) != 0 else { return }
    markup.append(attribute: name, length.end)
  }

  mutating func append(animation text: [UInt8]?) { markup.append(animation: text) }
}

extension StyleSheet.Animation {
  /// What the track ends with.
  var end: Double { track.keys[track.keys.count - 1].values[0] }
}

extension RGBA {
  func faded(to opacity: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
