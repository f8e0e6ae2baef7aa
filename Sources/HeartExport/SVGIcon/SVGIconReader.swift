import HeartCore

/// Goes through a file's elements and gathers what they draw.
///
/// What is yet to be seen is kept in a list, so that no depth of a file is too deep.
struct SVGIconReader {
  private let tree: SVGTree
  private var waiting: [Visit] = []
  private var visitCount = 0
  private var segmentCount = 0
  /// What is drawn, from the lowest to the topmost.
  private var parts: [Outline] = []
  /// Whether any of that is a line's.
  private var hasLines = false
  /// The part of the plane that the file shows; nil where it does not say.
  private var viewBox: Box?

  /// The most elements that are visited, each as often as it is used, and the most segments of all
  /// outlines: far beyond any icon's, and still read within seconds.
  private static let visitLimit = 50_000
  private static let segmentLimit = 200_000
  private static let dashLimit = 10_000.0

  /// An element that is to be seen, and what is handed down to it.
  private struct Visit {
    var node: Int
    var style = SVGStyle()
    /// From the element's coordinates to the icon's.
    var map = Affine.identity
    var viewport: SVGViewport?
    var clips: [SVGClip] = []
    /// The `use` elements that lead to this one.
    var uses: [Int] = []
    /// The `use` element that refers to this very one.
    var user: Int?
    /// Whether the element shows what is beyond its own room.
    var isOverflowVisible = false
  }

  init(_ root: SVGElement) throws(SVGIconError) {
    tree = try SVGTree(root)
  }

  /// The icon that the file draws.
  mutating func read() throws(SVGIconError) -> Icon {
    try visitRoot()
    while let visit = waiting.popLast() { try see(visit) }
    let place = tree.place(of: 0)
    guard !parts.isEmpty else { throw SVGIconError(.nothing, at: place) }
    // One shape that is filled keeps its own rim and rule.
    let outline = parts.count == 1 && !hasLines ? parts[0] : Outline(unionOf: parts)
    guard let outline else { throw SVGIconError(.overlap, at: place) }
    guard let bounds = outline.bounds, shows(bounds) else {
      throw SVGIconError(.nothing, at: place)
    }
    return Icon(outline: outline, viewBox: viewBox)
  }

  private func shows(_ bounds: Box) -> Bool {
    guard let viewBox else { return !bounds.isEmpty }
    return bounds.x < viewBox.maxX && bounds.maxX > viewBox.x && bounds.y < viewBox.maxY
      && bounds.maxY > viewBox.y
  }

  private mutating func visitRoot() throws(SVGIconError) {
    let root = tree.nodes[0]
    guard root.isSVG, root.name == "svg" else {
      throw SVGIconError(.notSVG, at: tree.place(of: 0))
    }
    try at(0) { (reader) throws(SVGIconError.Fault) in
      if let text = root.value(of: "transform"), SVGTransform.map(text) != .identity {
        throw .property("transform", value: text)
      }
      reader.viewBox = try reader.box(ofRoot: root)
      var visit = Visit(node: 0)
      visit.viewport = reader.viewBox.map { SVGViewport(width: $0.width, height: $0.height) }
      guard let style = try reader.style(of: root, &visit) else { return }
      visit.style = style
      reader.visitChildren(of: visit)
    }
  }

  private func box(ofRoot root: SVGTree.Node) throws(SVGIconError.Fault) -> Box? {
    if let text = root.value(of: "viewBox") {
      guard let box = SVGFrame.box(text) else { throw .value("viewBox", value: text) }
      return box
    }
    // A percentage is of what shows the file, which an icon does not know.
    func side(_ name: SVGText) throws(SVGIconError.Fault) -> Double? {
      guard let text = root.value(of: name), text.trimmed != "auto" else { return nil }
      guard let length = SVGLength(text) else { throw .value(name, value: text) }
      guard let units = length.units(along: .other, in: nil) else { return nil }
      guard units > 0 else { throw .value(name, value: text) }
      return units
    }
    guard let width = try side("width"), let height = try side("height") else { return nil }
    return Box(x: 0, y: 0, width: width, height: height)
  }

  /// Does something for an element, and tells of faults where it is.
  private mutating func at(
    _ node: Int, _ work: (inout SVGIconReader) throws(SVGIconError.Fault) -> Void
  ) throws(SVGIconError) {
    do throws(SVGIconError.Fault) {
      try work(&self)
    } catch {
      throw SVGIconError(error, at: tree.place(of: node))
    }
  }

  private mutating func visitChildren(of visit: Visit) {
    for child in tree.nodes[visit.node].children.reversed() {
      var next = visit
      next.node = child
      next.user = nil
      next.isOverflowVisible = false
      waiting.append(next)
    }
  }

  private mutating func see(_ visit: Visit) throws(SVGIconError) {
    let node = tree.nodes[visit.node]
    guard node.isSVG else { return }
    try at(visit.node) { (reader) throws(SVGIconError.Fault) in
      reader.visitCount += 1
      guard reader.visitCount <= Self.visitLimit else { throw .tooMuch }
      try reader.draw(node, visit)
    }
  }

  private mutating func draw(
    _ node: SVGTree.Node, _ given: Visit
  ) throws(SVGIconError.Fault) {
    let isUsedSymbol = given.user != nil && node.name == "symbol"
    if node.name == "style", !node.hasText, node.children.isEmpty { return }
    if node.name.isAmong(SVGNames.silent), !isUsedSymbol {
      // Whoever refers to a gradient with `use` expects to see something.
      guard given.user == nil else { throw .element }
      return
    }
    let isShape = node.name.isAmong(SVGNames.shapes)
    guard isShape || isUsedSymbol || node.name == "use" || node.name.isAmong(SVGNames.containers)
    else { throw .element }
    var visit = given
    guard let style = try style(of: node, &visit) else { return }
    visit.style = style
    guard visit.map.determinant != 0 else { return }
    if isShape {
      try draw(node, style, visit)
    } else if node.name == "use" {
      try follow(node, visit)
    } else if isUsedSymbol || node.name == "svg" {
      try enter(node, visit)
    } else {
      visitChildren(of: visit)
    }
  }

  /// The style of an element; nil where nothing of it shows.
  ///
  /// The visit gets the element's own transform and clip.
  private func style(
    of node: SVGTree.Node, _ visit: inout Visit
  ) throws(SVGIconError.Fault) -> SVGStyle? {
    var declarations: [(name: SVGText, value: SVGText)] = []
    if let text = node.value(of: "style") {
      guard let list = SVGDeclarations.read(text) else { throw .value("style", value: text) }
      declarations = list
    }
    // What `style` says holds, and of that what is said last.
    let last = declarations.enumerated().filter { index, declaration in
      !declarations[(index + 1)...].contains { $0.name == declaration.name }
    }.map(\.element)
    let attributes = node.attributes.filter { attribute in
      !last.contains { $0.name == attribute.name }
    }
    let display = (last + attributes).first { $0.name == "display" }?.value
    if display?.trimmed.lowercased == "none" { return nil }

    var style = visit.style
    var own = SVGStyle.Own()
    for (name, value) in attributes
    where name != "style" && !SVGNames.isHarmless(attribute: name) {
      try Self.apply(name, value, &style, &own)
    }
    for (name, value) in last {
      // On the outermost element, these two are the room that a page gives the picture.
      let isRoom = visit.node == 0 && name.isAmong("width height max-width max-height")
      if !isRoom { try Self.apply(name, value, &style, &own) }
    }
    if let text = node.value(of: "transform"), visit.node != 0 {
      guard let map = SVGTransform.map(text) else { throw .value("transform", value: text) }
      visit.map = map.then(visit.map)
      guard visit.map.isFinite else { throw .tooLarge }
    }
    if let id = own.clip { try addClip(id, to: &visit) }
    if own.opacity == 0 { return nil }
    visit.isOverflowVisible = own.isOverflowVisible
    return style
  }

  private static func apply(
    _ name: SVGText, _ value: SVGText, _ style: inout SVGStyle, _ own: inout SVGStyle.Own
  ) throws(SVGIconError.Fault) {
    if try style.apply(name, value, &own) { return }
    guard SVGNames.isHarmless(name, value) else { throw .property(name, value: value) }
  }

  /// Adds the rectangle that a clip path is; any other clip path is refused.
  private func addClip(_ id: SVGText, to visit: inout Visit) throws(SVGIconError.Fault) {
    guard let index = tree.index(ofID: id), tree.nodes[index].name == "clipPath" else {
      throw .reference(id)
    }
    let node = tree.nodes[index]
    var map = Affine.identity
    let children = node.children.map { tree.nodes[$0] }.filter {
      $0.isSVG && !$0.name.isAmong("title desc metadata")
    }
    guard node.value(of: "clipPathUnits") ?? "userSpaceOnUse" == "userSpaceOnUse",
      node.value(of: "clip-path") == nil, children.count == 1, let child = children.first,
      child.name.isAmong(SVGNames.shapes), child.value(of: "clip-path") == nil
    else { throw .clipped }
    for text in [child.value(of: "transform"), node.value(of: "transform")] {
      guard let text else { continue }
      guard let next = SVGTransform.map(text) else { throw .value("transform", value: text) }
      map = map.then(next)
    }
    let area = try SVGShape(child, viewport: visit.viewport).area
    guard let box = area.bounds, abs(area.area - box.width * box.height) <= 1e-9 * area.area,
      let clip = SVGClip(box, map: map.then(visit.map), at: tree.place(of: visit.node))
    else { throw .clipped }
    add(clip, to: &visit)
  }

  /// Adds a rectangle, unless all that the file shows is within it anyway.
  private func add(_ clip: SVGClip, to visit: inout Visit) {
    if let viewBox, clip.holds(viewBox) { return }
    visit.clips.append(clip)
  }

  private mutating func follow(
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
  private mutating func enter(
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

  private mutating func draw(
    _ node: SVGTree.Node, _ style: SVGStyle, _ visit: Visit
  ) throws(SVGIconError.Fault) {
    let shape = try SVGShape(node, viewport: visit.viewport)
    guard !shape.rim.contours.isEmpty else { return }
    // Beyond, places drown in rounding; the smallest pixel of an icon would.
    guard let bounds = shape.rim.mapped(by: visit.map).bounds, bounds.isWithin(1e9) else {
      throw .tooLarge
    }
    var area = shape.area
    area.fillRule = style.fillRule
    if area.hasArea, try style.isFilled() { try add(area.mapped(by: visit.map), visit) }
    guard try style.isStroked() else { return }
    let pen = try pen(for: node, shape.rim, style, visit)
    guard pen.width > 0 else { return }
    guard shape.rim.dashCount(of: pen) <= Self.dashLimit else { throw .tooMuch }
    var line = shape.rim.drawn(with: pen).mapped(by: visit.map)
    if visit.map.determinant < 0 { line.contours = line.contours.map(\.reversed) }
    guard !line.contours.isEmpty else { return }
    hasLines = true
    try add(line, visit)
  }

  private mutating func add(_ part: Outline, _ visit: Visit) throws(SVGIconError.Fault) {
    segmentCount += part.contours.reduce(0) { $0 + $1.segments.count }
    guard segmentCount <= Self.segmentLimit else { throw .tooMuch }
    guard part.bounds?.isWithin(1e9) ?? true else { throw .tooLarge }
    guard visit.clips.allSatisfy({ $0.holds(part) }) else { throw .clipped }
    parts.append(part)
  }

  private func pen(
    for node: SVGTree.Node, _ rim: Outline, _ style: SVGStyle, _ visit: Visit
  ) throws(SVGIconError.Fault) -> Pen {
    func units(_ length: SVGLength, _ name: SVGText) throws(SVGIconError.Fault) -> Double {
      guard let units = length.units(along: .other, in: visit.viewport) else {
        throw .value(name, value: "100%")
      }
      return units
    }
    var pen = Pen(
      width: try units(style.strokeWidth, "stroke-width"), cap: style.cap, join: style.join,
      miterLimit: style.miterLimit)
    guard !style.dashes.isEmpty else { return pen }
    var scale = 1.0
    if let text = node.value(of: "pathLength") {
      guard let numbers = SVGScanner.numbers(text), numbers.count == 1, numbers[0] > 0 else {
        throw .value("pathLength", value: text)
      }
      scale = rim.length / numbers[0]
    }
    for dash in style.dashes { pen.dashes.append(try units(dash, "stroke-dasharray") * scale) }
    // An odd list is said twice.
    if pen.dashes.count % 2 == 1 { pen.dashes += pen.dashes }
    guard pen.dashes.reduce(0, +) > 0 else {
      pen.dashes = []
      return pen
    }
    pen.dashOffset = try units(style.dashOffset, "stroke-dashoffset") * scale
    return pen
  }
}

extension Box {
  /// Whether every number is finite and no place is farther from the axes than a limit.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    abs(x) <= limit && abs(y) <= limit && abs(maxX) <= limit && abs(maxY) <= limit
  }
}

extension Affine {
  fileprivate var isFinite: Bool {
    xAxis.dx.isFinite && xAxis.dy.isFinite && yAxis.dx.isFinite && yAxis.dy.isFinite
      && offset.dx.isFinite && offset.dy.isFinite
  }
}
