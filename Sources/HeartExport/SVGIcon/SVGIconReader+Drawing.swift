import HeartCore

extension SVGIconReader {
  /// The most dashes of one line, and the most segments of all outlines.
  private static let dashLimit = 10_000.0
  private static let segmentLimit = 200_000
  /// The most segments that are compared with rectangles, each with every one.
  private static let clipLimit = 1_000_000

  /// Draws a shape: what is filled, and the line along its rim.
  mutating func draw(
    _ node: SVGTree.Node, _ style: SVGStyle, _ visit: Visit
  ) throws(SVGIconError.Fault) {
    let shape = try SVGShape(node, viewport: visit.viewport)
    guard !shape.rim.contours.isEmpty else { return }
    try count(shape.rim)
    // Beyond, places drown in rounding; the smallest pixel of an icon would.
    guard let bounds = shape.rim.mapped(by: visit.map).bounds, bounds.isWithin(1e9) else {
      throw .tooLarge
    }
    var area = shape.area
    area.fillRule = style.fillRule
    if area.hasArea, let paint = try style.shownFill() {
      try add(area.mapped(by: visit.map), paint, visit)
    }
    guard let paint = try style.shownStroke() else { return }
    let pen = try pen(for: node, shape.rim, style, visit)
    guard pen.width > 0 else { return }
    guard shape.rim.segmentCount <= Outline.unionLimit,
      shape.rim.dashCount(of: pen) <= Self.dashLimit
    else { throw .tooMuch }
    var line = shape.rim.drawn(with: pen).mapped(by: visit.map)
    if visit.map.determinant < 0 { line.contours = line.contours.map { $0.reversed } }
    guard !line.contours.isEmpty else { return }
    hasLines = true
    try add(line, paint, visit)
  }

  /// Counts what is read, and again what is drawn.
  private mutating func count(_ outline: Outline) throws(SVGIconError.Fault) {
    segmentCount += outline.segmentCount
    guard segmentCount <= Self.segmentLimit else { throw .tooMuch }
  }

  private mutating func add(
    _ part: Outline, _ paint: SVGPaint, _ visit: Visit
  ) throws(SVGIconError.Fault) {
    try count(part)
    curveCount += part.curveCount
    // One shape that is filled is united with nothing.
    guard parts.isEmpty && !hasLines || curveCount <= Outline.unionLimit else { throw .tooMuch }
    clipWork += visit.clips.count * part.segmentCount
    guard clipWork <= Self.clipLimit else { throw .tooMuch }
    guard part.bounds?.isWithin(1e9) ?? true else { throw .tooLarge }
    guard visit.clips.allSatisfy({ $0.holds(part) }) else { throw .clipped }
    parts.append(SVGPart(outline: part, paint: paint, node: visit.node))
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

extension Outline {
  fileprivate var segmentCount: Int { contours.reduce(0) { $0 + 1 + $1.segments.count } }

  fileprivate var curveCount: Int {
    contours.reduce(0) { sum, contour in contour.curves.reduce(sum) { count, _ in count + 1 } }
  }
}

extension Box {
  /// Whether every number is finite and no place is farther from the axes than a limit.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    abs(x) <= limit && abs(y) <= limit && abs(maxX) <= limit && abs(maxY) <= limit
  }
}
