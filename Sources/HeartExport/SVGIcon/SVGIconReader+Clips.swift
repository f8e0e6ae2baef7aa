import HeartCore

extension SVGIconReader {
  /// Adds the rectangle that a clip path is; any other clip path is refused.
  mutating func addClip(_ id: SVGText, to visit: inout Visit) throws(SVGIconError.Fault) {
    guard let index = tree.index(ofID: id), tree.nodes[index].name == "clipPath" else {
      throw .reference(id)
    }
    let node = tree.nodes[index]
    var map = Affine.identity
    let children = node.children.map { tree.nodes[$0] }.filter {
      $0.isSVG && !$0.name.isAmong("title desc metadata")
    }
    guard node.value(of: "clipPathUnits") ?? "userSpaceOnUse" == "userSpaceOnUse",
      children.count == 1, let child = children.first, child.name.isAmong(SVGNames.shapes)
    else { throw .clipped }
    for element in [child, node] {
      let description = try description(of: element)
      for name in ["clip-path", "display", "visibility"] as [SVGText] {
        guard description.value(of: name) == nil else { throw .clipped }
      }
      map = map.then(try Self.map(of: description))
    }
    let area = try SVGShape(child, viewport: visit.viewport).area
    guard let box = area.bounds, abs(area.area - box.width * box.height) <= 1e-9 * area.area,
      let clip = SVGClip(box, map: map.then(visit.map), at: tree.place(of: visit.node))
    else { throw .clipped }
    add(clip, to: &visit)
  }

  /// Adds a rectangle, unless all that the file shows is within it anyway.
  func add(_ clip: SVGClip, to visit: inout Visit) {
    if let viewBox, clip.holds(viewBox) { return }
    visit.clips.append(clip)
  }
}
