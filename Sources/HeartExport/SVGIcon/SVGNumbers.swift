import HeartCore

/// Reads the numbers of an element.
struct SVGNumbers {
  var node: SVGTree.Node
  var viewport: SVGViewport?

  /// A length in units; nil where the attribute is not there or says `auto`.
  ///
  /// - Parameter isSize: Whether it must not be negative.
  func length(
    _ name: SVGText, _ direction: SVGLength.Direction, isSize: Bool = false
  ) throws(SVGIconError.Fault) -> Double? {
    guard let text = node.value(of: name) else { return nil }
    if isSize, text.trimmed == "auto" { return nil }
    guard let units = SVGLength(text)?.units(along: direction, in: viewport),
      !isSize || units >= 0
    else { throw .value(name, value: text) }
    return units
  }

  func place(_ x: SVGText, _ y: SVGText) throws(SVGIconError.Fault) -> Point2D {
    Point2D(x: try length(x, .horizontal) ?? 0, y: try length(y, .vertical) ?? 0)
  }
}
