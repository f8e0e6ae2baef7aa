import HeartCore

/// Goes through a file's elements and gathers what they draw.
///
/// What is yet to be seen is kept in a list, so that no depth of a file is too deep.
struct SVGIconReader {
  let tree: SVGTree
  let sheet: SVGStyleSheet
  var declarationCount = 0
  var matchCount = 0
  var byteCount = 0
  var waiting: [Visit] = []
  private var visitCount = 0
  var segmentCount = 0
  var curveCount = 0
  var clipWork = 0
  /// What is drawn, from the lowest to the topmost.
  var parts: [SVGPart] = []
  /// Whether any of that is a line's.
  var hasLines = false
  /// The part of the plane that the file shows; nil where it does not say.
  private(set) var viewBox: Box?

  /// The most elements that are visited, each as often as it is used: far beyond any icon's, and
  /// still read within seconds, as with all limits here.
  private static let visitLimit = 10_000

  /// An element that is to be seen, and what is handed down to it.
  struct Visit {
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
    sheet = try tree.styleSheet()
  }

  /// The icon that the file draws.
  mutating func read() throws(SVGIconError) -> Icon {
    try visitRoot()
    while let visit = waiting.popLast() { try see(visit) }
    let place = tree.place(of: 0)
    guard !parts.isEmpty else { throw SVGIconError(.nothing, at: place) }
    if let hiding = SVGPart.firstHiding(in: parts) {
      throw SVGIconError(.hiding, at: tree.place(of: hiding.node))
    }
    // One shape that is filled keeps its own rim and rule.
    let outline =
      parts.count == 1 && !hasLines ? parts[0].outline : Outline(unionOf: parts.map { $0.outline })
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

  mutating func visitChildren(of visit: Visit) {
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
}
