import HeartCore
import Testing

@Suite("Writing path data")
struct PathDataWriterTests {
  @Test("Each segment is an absolute command with the shortest numbers")
  func forms() throws {
    for (text, expected) in [
      ("m0 0h4v3z", "M0 0L4 0L4 3Z"), ("M1,1l.5-.5", "M1 1L1.5 0.5"),
      ("m1 1c1 2 3 4 5 6q1 1 2 2t2 2", "M1 1C2 3 4 5 6 7Q7 8 8 9Q9 10 10 11"),
      ("M0 0a2 1 0 0 1 4 0z", "M0 0A2 1 0 0 1 4 0Z"),
      ("M0 0a2 1 0 1 1 2 1", "M0 0A2 1 0 1 1 2 1"),
      ("M0 0H1M5 5", "M0 0L1 0"), ("", ""), ("M-0 -0L1e-7 1e30", "M0 0L1e-7 1e30"),
    ] {
      #expect(try Outline(pathData: text).pathData == expected, "\(text)")
    }
    #expect(Outline.empty.pathData == "")
    #expect(
      Outline.circle(center: Point2D(x: 5, y: 5), radius: 2).pathData
        == "M7 5A2 2 0 0 1 3 5A2 2 0 0 1 7 5Z")
  }

  @Test("Lines and curves are read back point for point: 5,000 random outlines")
  func pointsRoundTrip() throws {
    var dice = Dice(seed: 61)
    for index in 0..<5_000 {
      func number() -> Double {
        index % 2 == 0 ? dice.number(in: -100...100) : dice.finiteNumber()
      }
      func point() -> Point2D { Point2D(x: number(), y: number()) }
      var contours: [Contour] = []
      for _ in 0...dice.bits() % 3 {
        let segments = (0...dice.bits() % 6).map { _ -> Segment in
          switch dice.bits() % 3 {
          case 0: .line(to: point())
          case 1: .quadratic(control: point(), to: point())
          default: .cubic(control1: point(), control2: point(), to: point())
          }
        }
        contours.append(
          Contour(start: point(), segments: segments, isClosed: dice.bits() % 2 == 0))
      }
      let outline = Outline(contours: contours, fillRule: .evenodd)
      let text = outline.pathData
      #expect(try Outline(pathData: text, fillRule: .evenodd) == outline, "\(text)")
    }
  }

  @Test("Arcs are read back within 10⁻⁹ of their size, whatever their axes and sweep")
  func arcsRoundTrip() throws {
    var dice = Dice(seed: 62)
    for index in 0..<8_192 {
      let arc = randomArc(&dice, index)
      let start = at(arc.start, arc)
      let end = at(arc.end, arc)
      let outline = Outline(contours: [
        Contour(start: start, segments: [.arc(arc, to: end)], isClosed: index % 2 == 0)
      ])
      let text = outline.pathData
      let back = try #require(try Outline(pathData: text).contours.first)
      #expect(back.start == start && back.end == end, "\(arc) \(text)")
      #expect(back.isClosed == (index % 2 == 0))
      let error = largestDistance(arc, back) / max(arc.axisA.length, arc.axisB.length)
      // The law that `pathData` states; the worst here was 1.6e-10.
      #expect(error < 1e-9, "\(arc) \(text)")
      // Only what is near a half turn or a whole one needs to be cut.
      let sweep = arc.sweep.magnitude
      if sweep < 3 || sweep == .pi && index % 8 != 3 {
        #expect(back.segments.count == 1, "\(arc) \(text)")
      }
    }
  }

  @Test("However thin an ellipse and however far away, what is written stays within 10⁻⁹ of it")
  func thinEllipses() throws {
    var dice = Dice(seed: 63)
    for index in 0..<960 {
      let thinness = [1e-3, 1e-5, 1e-7, 2e-10][index % 4]
      let away = [1.0, 1_000][index / 4 % 2]
      let a = Vector2D(dx: dice.number(in: -1...1), dy: dice.number(in: 0.1...1))
      let b = a * dice.number(in: -1...1) + a.quarterTurned * thinness
      let sweep = [.pi, 2 * .pi, dice.number(in: 0.1...6.28)][index / 8 % 3]
      let arc = Arc(
        center: Point2D(x: away, y: -away), axisA: a, axisB: b,
        start: dice.number(in: -4...4), sweep: index % 3 == 0 ? -sweep : sweep)
      let outline = Outline(contours: [
        Contour(start: at(arc.start, arc), segments: [.arc(arc, to: at(arc.end, arc))])
      ])
      let back = try Outline(pathData: outline.pathData).contours[0]
      let error = largestDistance(arc, back) / a.length
      // The law that `pathData` states.
      #expect(error < 1e-9, "\(arc)")
    }
  }

  @Test("An arc is written in no more pieces than it needs")
  func fewPieces() throws {
    var dice = Dice(seed: 64)
    for index in 0..<2_000 {
      let a = Vector2D(dx: dice.number(in: 0.5...1), dy: dice.number(in: 0.5...1))
      let b = a.quarterTurned * dice.number(in: 0.5...1)
      let (sweep, count) =
        switch index % 4 {
        case 0: (Double.pi, 1)
        case 1: (2 * Double.pi, 2)
        case 2: (Double.pi + 1e-9, 2)
        default: (dice.number(in: 3.3...6), 1)
        }
      let arc = Arc(
        center: .origin, axisA: a, axisB: b, start: dice.number(in: -4...4), sweep: sweep)
      let outline = Outline(contours: [
        Contour(start: at(arc.start, arc), segments: [.arc(arc, to: at(arc.end, arc))])
      ])
      let back = try Outline(pathData: outline.pathData).contours[0]
      #expect(back.segments.count == count, "\(arc)")
    }
  }

  @Test("A whole turn becomes two halves, and three turns six")
  func wholeTurns() throws {
    for (turns, count) in [(1.0, 2), (-1.0, 2), (3.0, 4)] {
      let arc = Arc(
        center: Point2D(x: 3, y: 4), radius: 2, start: 0, sweep: turns * 2 * .pi)
      let start = Point2D(x: 5, y: 4)
      let outline = Outline(contours: [Contour(start: start, segments: [.arc(arc, to: start)])])
      let back = try Outline(pathData: outline.pathData).contours[0]
      #expect(back.segments.count == count, "\(outline.pathData)")
      let sweep = back.segments.reduce(0.0) { sum, segment in
        guard case .arc(let part, _) = segment else { return sum }
        return sum + part.sweep
      }
      // Each part is right to 1e-10 of its size, so that the sum of at most six is to 1e-9.
      #expect(abs(sweep - arc.sweep) < 1e-9)
    }
  }

  @Test("An ellipse without width is written as the way that it goes, there and back")
  func flatEllipse() throws {
    let arc = Arc(
      center: Point2D(x: 1, y: 1), axisA: Vector2D(dx: 4, dy: 2), axisB: Vector2D(dx: 0, dy: 0),
      start: -1, sweep: 2 * .pi)
    let start = at(-1, arc)
    let outline = Outline(contours: [Contour(start: start, segments: [.arc(arc, to: start)])])
    let ends = try Outline(pathData: outline.pathData).contours[0].segments.map(\.end)
    #expect(ends.count == 3)
    // One rounding of a coordinate of up to 5.
    #expect(ends[0].distance(to: Point2D(x: 5, y: 3)) < 1e-15)
    #expect(ends[1].distance(to: Point2D(x: -3, y: -1)) < 1e-15)
    #expect(ends[2] == start)

    let both = Arc(
      center: .origin, axisA: Vector2D(dx: 3, dy: 0), axisB: Vector2D(dx: 4, dy: 0), start: 0,
      sweep: -.pi)
    let way = Outline(contours: [
      Contour(start: Point2D(x: 3, y: 0), segments: [.arc(both, to: Point2D(x: -3, y: 0))])
    ])
    #expect(way.pathData == "M3 0L-5 0L-3 0Z")
    let dot = Arc(center: .origin, radius: 0, start: 0, sweep: .pi)
    let point = Outline(contours: [Contour(start: .origin, segments: [.arc(dot, to: .origin)])])
    #expect(try Outline(pathData: point.pathData).contours[0].end == .origin)
  }
}

private func randomArc(_ dice: inout Dice, _ index: Int) -> Arc {
  let scale = [1, 24, 1e-3, 1e5][index / 8 % 4]
  func vector() -> Vector2D {
    Vector2D(dx: dice.number(in: -1...1) * scale, dy: dice.number(in: -1...1) * scale)
  }
  let center = Point2D.origin + vector()
  var (a, b) = (vector(), vector())
  switch index % 8 {
  case 0: b = a.quarterTurned
  case 1: (a, b) = (Vector2D(dx: a.dx, dy: 0), Vector2D(dx: 0, dy: a.dx))
  case 2: (a, b) = (Vector2D(dx: a.dx, dy: 0), Vector2D(dx: 0, dy: b.dy))
  case 3: b = a * 0.5 + a.quarterTurned * dice.number(in: 1e-5...1e-2)
  case 4: (a, b) = (Vector2D(dx: 0, dy: a.dy), Vector2D(dx: b.dx, dy: 0))
  case 5: b = -a.quarterTurned * dice.number(in: 0.1...3)
  default: break
  }
  let sweep =
    switch index / 32 % 8 {
    case 0: Double.pi
    case 1: Double.pi - dice.number(in: 0...1) * 1e-5
    case 2: Double.pi + dice.unit() * dice.unit() * 1e-7
    case 3: 2 * Double.pi
    case 4: 2 * Double.pi - dice.unit() * 1e-4
    case 5: dice.number(in: 0.001...0.1)
    default: dice.number(in: 0.01...6.28)
    }
  return Arc(
    center: center, axisA: a, axisB: b, start: dice.number(in: -7...7),
    sweep: dice.bits() % 2 == 0 ? sweep : -sweep)
}

/// How far the pieces read back are from the arc: arcs place for place along it, curves at all.
private func largestDistance(_ arc: Arc, _ contour: Contour) -> Double {
  var largest = 0.0
  var start = contour.start
  let count = contour.segments.count
  for (index, segment) in contour.segments.enumerated() {
    for step in 0...16 {
      let share = Double(step) / 16
      let angle = arc.start + arc.sweep * (Double(index) + share) / Double(count)
      let place = segment.point(at: share, from: start)
      if case .cubic = segment {
        largest = max(largest, leastDistance(from: place, to: arc, near: angle))
      } else {
        largest = max(largest, place.distance(to: at(angle, arc)))
      }
    }
    start = segment.end
  }
  return largest
}

/// A curve passes the places of an arc at other moments, by up to some 10⁻⁵ of a radian.
private func leastDistance(from place: Point2D, to arc: Arc, near angle: Double) -> Double {
  var (low, high) = (angle - 1e-4, angle + 1e-4)
  for _ in 0..<80 {
    let (first, second) = (low + (high - low) / 3, high - (high - low) / 3)
    if place.distance(to: at(first, arc)) < place.distance(to: at(second, arc)) {
      high = second
    } else {
      low = first
    }
  }
  return place.distance(to: at((low + high) / 2, arc))
}

extension Segment {
  fileprivate func point(at share: Double, from start: Point2D) -> Point2D {
    switch self {
    case .arc(let arc, _): return at(arc.start + arc.sweep * share, arc)
    case .line(let end): return start.interpolated(to: end, at: share)
    case .quadratic: fatalError("No arc is written as a quadratic curve")
    case .cubic(let control1, let control2, let end):
      let (p, q) = (
        start.interpolated(to: control1, at: share), control1.interpolated(to: control2, at: share)
      )
      let r = control2.interpolated(to: end, at: share)
      return p.interpolated(to: q, at: share)
        .interpolated(to: q.interpolated(to: r, at: share), at: share)
    }
  }
}

private func at(_ angle: Double, _ arc: Arc) -> Point2D {
  let (sine, cosine) = Elementary.sineAndCosine(angle)
  return arc.point(cosine: cosine, sine: sine)
}
