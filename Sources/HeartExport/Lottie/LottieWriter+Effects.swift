import HeartCore

extension LottieWriter {
  /// What lies about the icon, from the front to the back: particles, then the ring.
  var effects: [JSONValue] {
    let particles = self.particles
    var layers: [JSONValue] = []
    if !particles.isEmpty {
      layers.append(shapeLayer("Particles", particles, middle))
    }
    for layer in motion.layers.reversed() where layer.role == .ring {
      layers.append(shapeLayer("Ring", [disc(layer, "Ring", "Ring")], middle))
    }
    return layers
  }

  private var middle: JSONValue { ["p": Self.fixed(pair(motion.center - .origin))] }

  /// One group for each particle, from the front to the back.
  ///
  /// A group is turned to where its particle flies. So the motion itself reads the same in all of
  /// them, and packs to almost nothing.
  private var particles: [JSONValue] {
    var groups: [(layer: Int, group: JSONValue)] = []
    for swarm in motion.swarms {
      let opacity = blend(swarm.opacity)
      let size = motion.hiding(swarm.size, outside: swarm.spans)
      let place = property(swarm.distance) { [roughLength($0[0]), 0] }
      for member in swarm.members {
        let shapes = [
          circle(size, times: member.radius, about: place), Self.fill("Fill", member.color),
        ]
        let turn = JSONValue.number(member.angle * (180 / .pi), places: 2)
        let name = self.name(ofLayer: member.layer)
        groups.append(
          (member.layer, Self.group(name, shapes, opacity: opacity, turn: turn)))
      }
    }
    for (index, layer) in motion.layers.enumerated() {
      guard case .particle = layer.role, !groups.contains(where: { $0.layer == index }) else {
        continue
      }
      groups.append((index, disc(layer, name(ofLayer: index), "Fill")))
    }
    return groups.sorted { $0.layer > $1.layer }.map(\.group)
  }

  private func name(ofLayer index: Int) -> String {
    guard case .particle(let number) = motion.layers[index].role else { return "Particle" }
    return "Particle " + DecimalWriter.text(Double(number + 1))
  }

  private func disc(_ layer: MotionLayer, _ name: String, _ paintName: String) -> JSONValue {
    let radius = motion.hiding(layer.track([.scale]), outside: layer.spans)
    let paint: JSONValue
    if layer.isLine {
      // At radius 0 a line of any width would still be a dot.
      let width = motion.hiding(layer.track([.lineWidth]), outside: layer.spans)
      paint = stroke(paintName, layer.color, width: width)
    } else {
      paint = Self.fill(paintName, layer.color)
    }
    return Self.group(
      name, [circle(radius, about: place(layer.track([.x, .y]))), paint],
      opacity: blend(layer.track([.opacity])))
  }
}
