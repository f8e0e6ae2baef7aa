import HeartCore

extension MovingWriter {
  mutating func append(_ swarm: MotionSwarm) {
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
  func fontSize(of swarm: MotionSwarm) -> Double {
    let largest = swarm.members.reduce(0) { max($0, $1.radius) }
    let limit = max(motion.lengthBound, largest / 9000)
    var power = 1.0
    while power > limit { power /= 10 }
    while power * 10 <= limit { power *= 10 }
    return Double(Int(limit / power)) * power
  }

  /// How many decimals of a degree keep a swarm's places within the bound.
  func angleDecimals(of swarm: MotionSwarm) -> Int {
    let farthest = swarm.distance.keys.reduce(0) { max($0, $1.values[0].magnitude) }
    var decimals = 0
    var error = farthest * (.pi / 360)
    while error > motion.lengthBound, decimals < 6 {
      error /= 10
      decimals += 1
    }
    return decimals
  }

  mutating func append(
    fill color: RGBA, of swarm: MotionSwarm
  ) -> StyleSheet.Animation? {
    let opacity = opacity(
      "fill-opacity:", of: color, steady: swarm.steadyOpacity, track: swarm.opacity)
    markup.append(paint: "fill", color.faded(to: opacity.end))
    return opacity.animation
  }
}
