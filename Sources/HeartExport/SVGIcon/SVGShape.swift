import HeartCore

/// One of SVG's basic shapes or a path, as outlines.
struct SVGShape {
  /// What is filled.
  var area: Outline
  /// What a line is drawn along.
  var rim: Outline

  private init(_ outline: Outline, isFilled: Bool = true) {
    area = isFilled ? outline : .empty
    rim = outline
  }

  /// The shape of an element; empty where its numbers say so.
  init(_ node: SVGTree.Node, viewport: SVGViewport?) throws(SVGIconError.Fault) {
    let reader = SVGNumbers(node: node, viewport: viewport)
    if node.name == "path" {
      try self.init(pathOf: node)
    } else if node.name == "rect" {
      self.init(try Self.rectangle(reader))
    } else if node.name == "circle" {
      let radius = try reader.length("r", .other, isSize: true) ?? 0
      let place = try reader.place("cx", "cy")
      self.init(.circle(center: place, radius: radius))
    } else if node.name == "ellipse" {
      self.init(try Self.ellipse(reader))
    } else if node.name == "line" {
      let (start, end) = (try reader.place("x1", "y1"), try reader.place("x2", "y2"))
      let line = Contour(start: start, segments: [.line(to: end)], isClosed: false)
      self.init(Outline(contours: [line]), isFilled: false)
    } else {
      self.init(try Self.polygon(reader, isClosed: node.name == "polygon"))
    }
  }

  private init(pathOf node: SVGTree.Node) throws(SVGIconError.Fault) {
    let data = node.value(of: "d")?.trimmed ?? ""
    guard data != "none" else {
      self.init(.empty)
      return
    }
    do throws(PathDataError) {
      self.init(try Outline(pathData: data.string))
      rim = try Outline(linePathData: data.string)
    } catch {
      throw .path(error)
    }
  }

  private static func polygon(
    _ reader: SVGNumbers, isClosed: Bool
  ) throws(SVGIconError.Fault) -> Outline {
    let text = reader.node.value(of: "points") ?? ""
    guard let numbers = SVGScanner.numbers(text), numbers.count % 2 == 0 else {
      throw .value("points", value: text)
    }
    var places = stride(from: 0, to: numbers.count, by: 2).map {
      Point2D(x: numbers[$0], y: numbers[$0 + 1])
    }
    guard let first = places.first else { return .empty }
    // One place, and back to it, is a line without length; without the way back it is none.
    if places.count == 1, isClosed { places.append(first) }
    guard places.count > 1 else { return .empty }
    let segments = places.dropFirst().map { Segment.line(to: $0) }
    return Outline(contours: [Contour(start: first, segments: segments, isClosed: isClosed)])
  }

  private static func ellipse(_ reader: SVGNumbers) throws(SVGIconError.Fault) -> Outline {
    let center = try reader.place("cx", "cy")
    let (x, y) = try radii(reader)
    guard x > 0, y > 0 else { return .empty }
    let stretch = Affine.stretch(horizontally: x, vertically: y)
    let map = stretch.then(.shift(by: center - .origin))
    return Outline.circle(center: .origin, radius: 1).mapped(by: map)
  }

  /// Both radii; one that is not given is as large as the other.
  private static func radii(
    _ reader: SVGNumbers
  ) throws(SVGIconError.Fault) -> (x: Double, y: Double) {
    let x = try reader.length("rx", .horizontal, isSize: true)
    let y = try reader.length("ry", .vertical, isSize: true)
    return (x ?? y ?? 0, y ?? x ?? 0)
  }

  private static func rectangle(_ reader: SVGNumbers) throws(SVGIconError.Fault) -> Outline {
    let corner = try reader.place("x", "y")
    let width = try reader.length("width", .horizontal, isSize: true) ?? 0
    let height = try reader.length("height", .vertical, isSize: true) ?? 0
    var (x, y) = try radii(reader)
    guard width > 0, height > 0 else { return .empty }
    (x, y) = (min(x, width / 2), min(y, height / 2))
    let box = Box(x: corner.x, y: corner.y, width: width, height: height)
    guard x > 0, y > 0 else { return .rectangle(box) }
    return Outline(contours: [rounded(box, x, y)])
  }

  /// From the upper side's left end, clockwise.
  private static func rounded(_ box: Box, _ x: Double, _ y: Double) -> Contour {
    let start = Point2D(x: box.x + x, y: box.y)
    var contour = Contour(start: start, segments: [])
    func add(to place: Point2D) {
      if place != contour.end { contour.segments.append(.line(to: place)) }
    }
    func turn(about center: Point2D, from angle: Double, to place: Point2D) {
      let arc = Arc(
        center: center, axisA: Vector2D(dx: x, dy: 0), axisB: Vector2D(dx: 0, dy: y), start: angle,
        sweep: .pi / 2)
      contour.segments.append(.arc(arc, to: place))
    }
    let (left, right) = (box.x + x, box.maxX - x)
    let (top, bottom) = (box.y + y, box.maxY - y)
    add(to: Point2D(x: right, y: box.y))
    turn(
      about: Point2D(x: right, y: top), from: -.pi / 2, to: Point2D(x: box.maxX, y: top))
    add(to: Point2D(x: box.maxX, y: bottom))
    turn(about: Point2D(x: right, y: bottom), from: 0, to: Point2D(x: right, y: box.maxY))
    add(to: Point2D(x: left, y: box.maxY))
    turn(about: Point2D(x: left, y: bottom), from: .pi / 2, to: Point2D(x: box.x, y: bottom))
    add(to: Point2D(x: box.x, y: top))
    turn(about: Point2D(x: left, y: top), from: .pi, to: start)
    return contour
  }
}
