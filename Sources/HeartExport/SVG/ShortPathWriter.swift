import HeartCore

/// Writes an outline as path data that is short instead of exact.
///
/// Places are rounded to some decimals, and each move is from the rounded place before, so that
/// errors do not add up. Arcs of circles stay arcs where rounding leaves them in their place.
struct ShortPathWriter {
  /// A place in whole units of the last decimal.
  private struct Place: Equatable {
    var x: Int64
    var y: Int64
  }

  let decimals: Int
  private(set) var bytes: [UInt8] = []
  private var current = Place(x: 0, y: 0)
  private var command: UInt8 = 0

  init(decimals: Int) {
    self.decimals = decimals
  }

  /// The path data of an outline whose places a zoom moves.
  static func data(_ outline: Outline, zoom: Zoom, decimals: Int) -> [UInt8] {
    var writer = ShortPathWriter(decimals: decimals)
    for contour in outline.mapped(by: zoom).contours { writer.append(contour) }
    return writer.bytes
  }

  private mutating func append(_ contour: Contour) {
    guard !contour.segments.isEmpty else { return }
    let start = place(contour.start)
    append(command: "M", "m", absolute: [start])
    current = start
    var from = contour.start
    for (index, segment) in contour.segments.enumerated() {
      let isLast = index == contour.segments.count - 1
      append(segment, from: from, closes: isLast && contour.isClosed, start: start)
      from = segment.end
    }
    if contour.isClosed {
      bytes.append(UInt8(ascii: "z"))
      command = UInt8(ascii: "z")
      current = start
    }
  }

  private mutating func append(_ segment: Segment, from: Point2D, closes: Bool, start: Place) {
    switch segment {
    case .line(let end):
      let end = place(end)
      // Closing draws the last line by itself.
      if closes && end == start || end == current { return }
      append(lineTo: end)
    case .quadratic(let control, let end):
      append(command: "Q", "q", absolute: [place(control), place(end)])
    case .cubic(let control1, let control2, let end):
      append(command: "C", "c", absolute: [place(control1), place(control2), place(end)])
    case .arc(let arc, let end):
      append(arc, from: from, to: end)
    }
  }

  private mutating func append(lineTo end: Place) {
    if end.y == current.y {
      append(letter: end.x, end.x - current.x, "H", "h")
    } else if end.x == current.x {
      append(letter: end.y, end.y - current.y, "V", "v")
    } else {
      append(command: "L", "l", absolute: [end])
    }
    current = end
  }

  private mutating func append(_ arc: Arc, from: Point2D, to end: Point2D) {
    if let radius = arc.circleRadius, arc.sweep.magnitude < 2 * .pi {
      let halves = [arc.part(from: 0, to: 0.5), arc.part(from: 0.5, to: 1)]
      if let whole = text(of: arc, radius: radius, to: end, from: current) {
        return append(whole, to: end)
      }
      if let first = text(of: halves[0], radius: radius, to: halves[0].last, from: current),
        let second = text(
          of: halves[1], radius: radius, to: end, from: place(halves[0].last))
      {
        append(first, to: halves[0].last)
        return append(second, to: end)
      }
    }
    // A curve over an angle a strays by 2/27 · sin⁶(a/4) of the radius: for a quarter of a right
    // angle by 7e-8.
    let count = Int(arc.sweep.magnitude / 0.4) + 1
    for index in 0..<count {
      let part = arc.part(
        from: Double(index) / Double(count), to: Double(index + 1) / Double(count))
      let quarter = Elementary.sineAndCosine(part.sweep / 4)
      let reach = 4 * quarter.sine / (3 * quarter.cosine)
      let last = index == count - 1 ? end : part.last
      append(
        command: "C", "c",
        absolute: [
          place(part.first + part.direction(at: part.start) * reach),
          place(part.last - part.direction(at: part.end) * reach), place(last),
        ])
    }
  }

  private mutating func append(_ text: [UInt8], to end: Point2D) {
    bytes += text
    command = UInt8(ascii: "a")
    current = place(end)
  }

  /// An arc of a circle as path data, if it reads back to itself within the rounding.
  ///
  /// Near a half turn the center hangs on the last digits of the radius; one that is too small is
  /// made to fit by every reader, so it is rounded down.
  private func text(
    of arc: Arc, radius: Double, to end: Point2D, from start: Place
  ) -> [UInt8]? {
    let last = place(end)
    let nearest = ShortDecimal.units(radius, decimals: decimals)
    for units in [nearest, nearest - 1] where units > 0 {
      var text: [UInt8] = [UInt8(ascii: "a")]
      ShortDecimal.append(units: units, decimals: decimals, to: &text)
      text.append(UInt8(ascii: " "))
      ShortDecimal.append(units: units, decimals: decimals, to: &text)
      text += Array(" 0 ".utf8)
      text.append(UInt8(ascii: arc.sweep.magnitude > .pi ? "1" : "0"))
      text.append(UInt8(ascii: " "))
      text.append(UInt8(ascii: arc.sweep > 0 ? "1" : "0"))
      append(last.x - start.x, to: &text)
      append(last.y - start.y, to: &text)
      if readsBack(text, as: arc, from: start) { return text }
    }
    return nil
  }

  private func readsBack(_ text: [UInt8], as arc: Arc, from start: Place) -> Bool {
    var data: [UInt8] = [UInt8(ascii: "M")]
    ShortDecimal.append(units: start.x, decimals: decimals, to: &data)
    append(start.y, to: &data)
    data += text
    guard let outline = try? Outline(pathData: String(decoding: data, as: UTF8.self)),
      case .arc(let back, _)? = outline.contours.first?.segments.first
    else { return false }
    let unit = 1 / Double(ShortDecimal.units(1, decimals: decimals))
    return [0, 0.25, 0.5, 0.75, 1].allSatisfy { share in
      let angle = arc.start + arc.sweep * share
      let backAngle = back.start + back.sweep * share
      return arc.place(at: angle).distance(to: back.place(at: backAngle)) <= 1.5 * unit
    }
  }

  private func place(_ point: Point2D) -> Place {
    Place(
      x: ShortDecimal.units(point.x, decimals: decimals),
      y: ShortDecimal.units(point.y, decimals: decimals))
  }

  /// Writes a command, absolute or relative, whichever is shorter.
  private mutating func append(
    command absolute: Unicode.Scalar, _ relative: Unicode.Scalar, absolute places: [Place]
  ) {
    let letters = [UInt8(ascii: absolute), UInt8(ascii: relative)]
    let origins = [Place(x: 0, y: 0), current]
    let texts = zip(letters, origins).map { letter, origin in
      text(letter, places.flatMap { [$0.x - origin.x, $0.y - origin.y] })
    }
    let isRelative = texts[1].count <= texts[0].count
    bytes += texts[isRelative ? 1 : 0]
    command = letters[isRelative ? 1 : 0]
    current = places[places.count - 1]
  }

  private mutating func append(
    letter value: Int64, _ difference: Int64, _ absolute: Unicode.Scalar, _ relative: Unicode.Scalar
  ) {
    let texts = [text(UInt8(ascii: absolute), [value]), text(UInt8(ascii: relative), [difference])]
    let isRelative = texts[1].count <= texts[0].count
    bytes += texts[isRelative ? 1 : 0]
    command = UInt8(ascii: isRelative ? relative : absolute)
  }

  private func text(_ letter: UInt8, _ units: [Int64]) -> [UInt8] {
    // A command goes on without its letter; after a move it would be a line.
    let isMove = letter == UInt8(ascii: "M") || letter == UInt8(ascii: "m")
    var text: [UInt8] = letter == command && !isMove ? [] : [letter]
    var isFirst = !text.isEmpty
    for number in units {
      if isFirst {
        ShortDecimal.append(units: number, decimals: decimals, to: &text)
        isFirst = false
      } else {
        append(number, to: &text)
      }
    }
    return text
  }

  /// Writes a number after another: a sign sets it off as well as a space.
  private func append(_ units: Int64, to text: inout [UInt8]) {
    if units >= 0 { text.append(UInt8(ascii: " ")) }
    ShortDecimal.append(units: units, decimals: decimals, to: &text)
  }
}

extension Arc {
  /// The radius of the circle that it is a part of; nil for other ellipses.
  fileprivate var circleRadius: Double? {
    let radius = axisA.length
    guard abs(axisB.length - radius) <= 1e-9 * radius,
      abs(axisA.dot(axisB)) <= 1e-9 * radius * radius,
      axisA.cross(axisB) > 0
    else { return nil }
    return radius
  }

  fileprivate func part(from first: Double, to last: Double) -> Arc {
    var part = self
    part.start = start + sweep * first
    part.sweep = sweep * (last - first)
    return part
  }

  fileprivate func place(at angle: Double) -> Point2D {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return point(cosine: cosine, sine: sine)
  }

  /// How the place moves with the angle.
  fileprivate func direction(at angle: Double) -> Vector2D {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    return axisB * cosine - axisA * sine
  }

  fileprivate var first: Point2D { place(at: start) }
  fileprivate var last: Point2D { place(at: end) }
}
