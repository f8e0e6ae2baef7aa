/// The elements of a file in a row, with their namespaces told.
///
/// In a row, so that however deep they are within one another, nothing that goes through them has to
/// call itself.
struct SVGTree {
  /// One element.
  struct Node {
    /// The name without its prefix.
    var name: SVGText
    /// Whether the name is one of SVG's.
    var isSVG: Bool
    /// Those of no namespace, those of XLink with `xlink:` before the name; others draw nothing.
    var attributes: [(name: SVGText, value: SVGText)] = []
    /// Where the elements inside are in the row.
    var children: [Int] = []
    /// The characters right inside.
    var text: SVGText
    var line: Int?
    /// What style sheets call the element by.
    var classes: [SVGText] = []

    var id: SVGText? { value(of: "id") ?? value(of: "xml:id") }

    func value(of name: SVGText) -> SVGText? {
      attributes.first { $0.name == name }?.value
    }
  }

  private(set) var nodes: [Node] = []
  /// The most attributes of an element, and the most prefixes that it knows.
  private static let attributeLimit = 1_000
  private var indices: [[UInt8]: Int] = [:]

  /// A prefix, empty for the names without one, and what it stands for.
  private typealias Scope = [(prefix: SVGText, namespace: Namespace)]

  private enum Namespace {
    case svg
    case xlink
    case foreign
  }

  /// The rows of the tree, the outermost element first.
  init(_ root: SVGElement) throws(SVGIconError) {
    var waiting: [(element: SVGElement, parent: Int?, scope: Scope)] = [(root, nil, [])]
    while let (element, parent, outer) = waiting.popLast() {
      let scope = Self.scope(of: element, in: outer)
      guard max(element.attributes.count, scope.count) <= Self.attributeLimit else {
        let place = SVGIconError.Place(
          element: Self.parts(of: element.name).name, line: element.line)
        throw SVGIconError(.tooMuch, at: place)
      }
      let node = try Self.node(of: element, in: scope)
      let index = nodes.count
      nodes.append(node)
      if let id = node.id {
        let key = Array(id.string.utf8)
        if indices[key] == nil { indices[key] = index }
      }
      if let parent { nodes[parent].children.append(index) }
      for child in element.children.reversed() { waiting.append((child, index, scope)) }
    }
  }

  /// The first element with an id.
  func index(ofID id: SVGText) -> Int? { indices[Array(id.string.utf8)] }

  /// How a person finds an element.
  func place(of index: Int) -> SVGIconError.Place {
    let node = nodes[index]
    return SVGIconError.Place(element: node.name, id: node.value(of: "id"), line: node.line)
  }

  /// The rules of all sheets of the file.
  func styleSheet() throws(SVGIconError) -> SVGStyleSheet {
    var result = SVGStyleSheet()
    for (index, node) in nodes.enumerated() where node.isSVG && node.name == "style" {
      do throws(SVGIconError.Fault) {
        try result.add(sheetOf: node)
      } catch {
        throw SVGIconError(error, at: place(of: index))
      }
    }
    result.rank()
    return result
  }

  private static func scope(of element: SVGElement, in outer: Scope) -> Scope {
    var scope = outer
    for attribute in element.attributes {
      let (prefix, name) = parts(of: attribute.name)
      let declared: SVGText? =
        prefix == "xmlns" ? name : prefix.isEmpty && name == "xmlns" ? "" : nil
      guard let declared else { continue }
      scope.append((declared, namespace(SVGText(attribute.value))))
    }
    return scope
  }

  private static func namespace(_ address: SVGText) -> Namespace {
    if address == "http://www.w3.org/2000/svg" { return .svg }
    if address == "http://www.w3.org/1999/xlink" { return .xlink }
    return .foreign
  }

  private static func node(of element: SVGElement, in scope: Scope) throws(SVGIconError) -> Node {
    let (prefix, name) = parts(of: element.name)
    let namespace = scope.last { $0.prefix == prefix }?.namespace
    // What is copied from a page has no namespace at all, and a page takes it for SVG.
    guard namespace != nil || prefix.isEmpty else {
      let place = SVGIconError.Place(element: SVGText(element.name), line: element.line)
      throw SVGIconError(.element, at: place)
    }
    var node = Node(
      name: name, isSVG: namespace == nil || namespace == .svg, text: SVGText(element.text),
      line: element.line)
    for attribute in element.attributes {
      let (prefix, name) = parts(of: attribute.name)
      let value = SVGText(attribute.value)
      if prefix.isEmpty {
        node.attributes.append((name, value))
      } else if prefix == "xml" {
        node.attributes.append((SVGText(attribute.name), value))
      } else if prefix == "xlink" || scope.last(where: { $0.prefix == prefix })?.namespace == .xlink
      {
        node.attributes.append((SVGText("xlink:" + name.string), value))
      }
    }
    node.classes =
      node.value(of: "class").map { text in
        text.string.utf8.split { $0.isSpace }.map { SVGText($0) }
      } ?? []
    return node
  }

  private static func parts(of name: String) -> (prefix: SVGText, name: SVGText) {
    let bytes = Array(name.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return ("", SVGText(name)) }
    return (SVGText(bytes[..<colon]), SVGText(bytes[(colon + 1)...]))
  }
}
