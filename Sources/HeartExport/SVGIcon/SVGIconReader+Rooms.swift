import HeartCore

extension SVGIconReader {
  /// Goes to the element that another one uses.
  mutating func follow(
    _ node: SVGTree.Node, _ visit: Visit
  ) throws(SVGIconError.Fault) {
    guard let link = node.value(of: "href") ?? node.value(of: "xlink:href"),
      !link.trimmed.isEmpty
    else { return }
    guard let id = SVGReference.id(inLink: link), let target = tree.index(ofID: id) else {
      throw .reference(link)
    }
    guard !visit.uses.contains(visit.node) else { throw .cycle(link) }
    let place = try SVGNumbers(node: node, viewport: visit.viewport).place("x", "y")
    var next = visit
    next.map = Affine.shift(by: place - .origin).then(visit.map)
    next.uses.append(visit.node)
    next.user = visit.node
    next.node = target
    waiting.append(next)
  }

  /// Goes into a symbol, or an `svg` inside another.
  mutating func enter(
    _ node: SVGTree.Node, _ given: Visit
  ) throws(SVGIconError.Fault) {
    var visit = given
    let numbers = SVGNumbers(node: node, viewport: visit.viewport)
    let user = given.user.map {
      SVGNumbers(node: tree.nodes[$0], viewport: visit.viewport)
    }
    func side(
      _ name: SVGText, _ direction: SVGLength.Direction
    ) throws(SVGIconError.Fault) -> Double? {
      if let own = try user?.length(name, direction, isSize: true) { return own }
      if let own = try numbers.length(name, direction, isSize: true) { return own }
      return SVGLength.percent(100).units(along: direction, in: given.viewport)
    }
    let corner = try numbers.place("x", "y")
    let width = try side("width", .horizontal)
    let height = try side("height", .vertical)
    if width == 0 || height == 0 { return }
    let room = width.flatMap { width in
      height.map { Box(x: corner.x, y: corner.y, width: width, height: $0) }
    }
    if let room, !visit.isOverflowVisible,
      let clip = SVGClip(room, map: visit.map, at: tree.place(of: visit.node))
    {
      add(clip, to: &visit)
    }
    visit.map = try map(of: node, into: room, corner: corner, &visit).then(visit.map)
    guard visit.map.isFinite else { throw .tooLarge }
    visitChildren(of: visit)
  }

  /// The map into a viewport, whose size becomes that of percentages.
  private func map(
    of node: SVGTree.Node, into room: Box?, corner: Point2D, _ visit: inout Visit
  ) throws(SVGIconError.Fault) -> Affine {
    guard let text = node.value(of: "viewBox") else {
      visit.viewport = room.map { SVGViewport(width: $0.width, height: $0.height) }
      return .shift(by: corner - .origin)
    }
    guard let box = SVGFrame.box(text) else { throw .value("viewBox", value: text) }
    guard let room else { throw .value("width", value: "100%") }
    let aspect = node.value(of: "preserveAspectRatio") ?? ""
    guard let map = SVGFrame.map(from: box, into: room, aspect) else {
      throw .value("preserveAspectRatio", value: aspect)
    }
    visit.viewport = SVGViewport(width: box.width, height: box.height)
    return map
  }
}
