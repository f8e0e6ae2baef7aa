import HeartCore

extension SVGIconReader {
  /// What is said of an element: by its attributes, and by its file's sheets and its own style.
  struct Description {
    /// Those that no style overrules.
    var attributes: [(name: SVGText, value: SVGText)]
    /// What holds of the sheets and of the `style` attribute, each property once.
    var properties: [SVGDeclaration]

    /// The value of a property; nil where nothing is said of it.
    func value(of name: SVGText) -> SVGText? {
      properties.first { $0.name == name }?.value ?? attributes.first { $0.name == name }?.value
    }
  }

  /// The most declarations that are gone through, each as often as it holds or is overruled.
  private static let declarationLimit = 100_000
  /// The most properties of one element that hold.
  private static let propertyLimit = 1_000
  /// The most names that selectors and elements are compared by.
  private static let matchLimit = 20_000_000
  /// The most bytes of attributes, each as often as its element is visited.
  private static let byteLimit = 20_000_000

  /// What is said of an element, by the order of CSS.
  ///
  /// Sheets hold against attributes, the `style` attribute against sheets, and what is important
  /// against what is not.
  mutating func description(
    of node: SVGTree.Node
  ) throws(SVGIconError.Fault) -> Description {
    byteCount += node.attributes.reduce(0) { $0 + $1.value.string.utf8.count }
    matchCount += sheet.nameCount * (1 + node.classes.count)
    guard byteCount <= Self.byteLimit, matchCount <= Self.matchLimit else { throw .tooMuch }
    var declarations: [SVGDeclaration] = []
    for rule in sheet.rules where rule.selector.matches(node) {
      try count(rule.declarations)
      declarations += rule.declarations
    }
    if let text = node.value(of: "style") {
      guard let list = SVGDeclaration.list(text) else { throw .value("style", value: text) }
      try count(list)
      declarations += list
    }
    let properties = SVGDeclaration.holding(of: declarations)
    guard properties.count <= Self.propertyLimit else { throw .tooMuch }
    let attributes = node.attributes.filter { attribute in
      attribute.name != "style" && !properties.contains { $0.name == attribute.name }
    }
    return Description(attributes: attributes, properties: properties)
  }

  private mutating func count(_ declarations: [SVGDeclaration]) throws(SVGIconError.Fault) {
    declarationCount += declarations.count
    guard declarationCount <= Self.declarationLimit else { throw .tooMuch }
  }

  /// The style of an element; nil where nothing of it shows.
  ///
  /// The visit gets the element's own transform and clip.
  mutating func style(
    of node: SVGTree.Node, _ visit: inout Visit
  ) throws(SVGIconError.Fault) -> SVGStyle? {
    let description = try description(of: node)
    if description.value(of: "display")?.trimmed.lowercased == "none" { return nil }

    var style = visit.style
    var own = SVGStyle.Own()
    for (name, value) in description.attributes where !SVGNames.isHarmless(attribute: name) {
      try Self.apply(name, value, &style, &own)
    }
    for declaration in description.properties where declaration.name != "transform" {
      // On the outermost element, these are the room that a page gives the picture.
      let isRoom =
        visit.node == 0 && declaration.name.isAmong("width height max-width max-height")
      if !isRoom { try Self.apply(declaration.name, declaration.value, &style, &own) }
    }
    let map = try Self.map(of: description)
    if visit.node == 0, map != .identity, let text = description.value(of: "transform") {
      throw .property("transform", value: text)
    }
    visit.map = map.then(visit.map)
    guard visit.map.isFinite else { throw .tooLarge }
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

  /// The transform of an element, whose property is written otherwise than its attribute.
  static func map(of description: Description) throws(SVGIconError.Fault) -> Affine {
    if let text = description.properties.first(where: { $0.name == "transform" })?.value {
      guard let map = SVGTransform.map(ofProperty: text) else {
        throw .property("transform", value: text)
      }
      return map
    }
    guard let text = description.value(of: "transform") else { return .identity }
    guard let map = SVGTransform.map(text) else { throw .value("transform", value: text) }
    return map
  }
}
