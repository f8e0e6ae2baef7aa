import HeartCore

extension MovingWriter {
  /// Begins the elements that move a layer aside, if it ever does.
  mutating func appendPlaces(_ layer: MotionLayer) {
    for animation in places(of: layer) {
      markup.append("<g")
      append(animation: style.add([animation]))
      markup.append(">")
    }
  }

  mutating func closePlaces(_ layer: MotionLayer) {
    for _ in places(of: layer) { markup.append("</g>") }
  }

  func places(of layer: MotionLayer) -> [StyleSheet.Animation] {
    let channels: [(MotionLayer.Channel, StaticString)] = [
      (.x, "r:0;transform:translateX("), (.y, "r:0;transform:translateY("),
    ]
    return channels.compactMap { channel, before in
      let track = layer.track([channel])
      guard !track.isConstant else { return nil }
      return StyleSheet.Animation(
        before: before, after: "px)", decimals: markup.decimals, track: track)
    }
  }
}
