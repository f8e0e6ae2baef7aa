import HeartCore
import Testing

@Suite("Arcs of path data")
struct PathDataArcTests {
  @Test("An arc meets both ends, keeps its axes and obeys both flags: 40,000 random arcs")
  func laws() throws {
    var dice = Dice(seed: 51)
    for index in 0..<40_000 {
      let start = Point2D(x: dice.number(in: -50...50), y: dice.number(in: -50...50))
      let end = Point2D(x: dice.number(in: -50...50), y: dice.number(in: -50...50))
      let radii = (x: dice.number(in: 0.5...60), y: dice.number(in: 0.5...60))
      let rotation = dice.number(in: -400...400)
      let (isLarge, isPositive) = (index & 1 == 1, index & 2 == 2)
      let text =
        "M\(start.x) \(start.y)A\(radii.x) \(radii.y) \(rotation) \(isLarge ? 1 : 0)"
        + " \(isPositive ? 1 : 0) \(end.x) \(end.y)"
      let arc = try onlyArc(text)
      let size = max(arc.axisA.length, arc.axisB.length)
      // Where the radii hardly reach, √(1 − λ) makes 10⁻⁸ of the last digit; the ends lie within
      // what is left of that, far below a hundred-thousandth of a pixel.
      #expect(at(arc.start, arc).distance(to: start) < 1e-9 * size, "\(text)")
      #expect(at(arc.end, arc).distance(to: end) < 1e-9 * size, "\(text)")
      #expect((arc.sweep > 0) == isPositive, "\(text)")
      #expect(arc.sweep.magnitude <= 2 * .pi, "\(text)")
      // From here on, 1e-13 and 1e-12 are a few hundred roundings of numbers of the arc's size.
      // The axes are at right angles, the first turned by the rotation.
      #expect(abs(arc.axisA.dot(arc.axisB)) < 1e-13 * size * size, "\(text)")
      let (sine, cosine) = Elementary.sineAndCosine(degrees: rotation)
      #expect(abs(arc.axisA.cross(Vector2D(dx: cosine, dy: sine))) < 1e-13 * size, "\(text)")
      #expect(arc.axisA.dot(Vector2D(dx: cosine, dy: sine)) > 0, "\(text)")
      // Radii only ever grow, both by the same factor, and then the arc is half an ellipse.
      let growth = arc.axisA.length / radii.x
      #expect(abs(arc.axisB.length / radii.y - growth) < 1e-13 * growth, "\(text)")
      if growth > 1 + 1e-12 {
        #expect(arc.sweep.magnitude == .pi, "\(text)")
      } else {
        #expect(abs(growth - 1) < 1e-12, "\(text)")
        #expect((arc.sweep.magnitude >= .pi) == isLarge || arc.sweep.magnitude == .pi, "\(text)")
      }
    }
  }

  @Test("The four arcs of SVG's own example are where its picture shows them")
  func fourArcs() throws {
    // Ends 100 to the right and 50 down, radii 100 and 50: quarter and three-quarter ellipses.
    for (flags, center, start, sweep) in [
      ("0 0", Point2D(x: 100, y: 0), -Double.pi, -Double.pi / 2),
      ("0 1", Point2D(x: 0, y: 50), -Double.pi / 2, Double.pi / 2),
      ("1 0", Point2D(x: 0, y: 50), -Double.pi / 2, -1.5 * Double.pi),
      ("1 1", Point2D(x: 100, y: 0), Double.pi, 1.5 * Double.pi),
    ] {
      let arc = try onlyArc("M0 0A100 50 0 \(flags) 100 50")
      // A few roundings: of coordinates of about 100, then of angles of about 1.
      #expect(arc.center.distance(to: center) < 1e-13, "\(flags)")
      #expect(abs(arc.sweep - sweep) < 1e-15, "\(flags)")
      let turn = Elementary.sineAndCosine(arc.start - start)
      #expect(abs(turn.sine) < 1e-15 && turn.cosine > 0, "\(flags)")
    }
  }

  @Test("Half circles are exact: center in the middle of the ends, a sweep of π")
  func halfCircles() throws {
    var dice = Dice(seed: 52)
    for index in 0..<10_000 {
      let scale = [1e-3, 1, 24, 1e4][index % 4]
      let center = Point2D(x: dice.number(in: -1...1), y: dice.number(in: -1...1))
      let radius = dice.number(in: 0.01...1) * scale
      let (sine, cosine) = Elementary.sineAndCosine(dice.number(in: -4...4))
      let step = Vector2D(dx: radius * cosine, dy: radius * sine)
      let (start, end) = (center - step, center + step)
      let arc = try onlyArc(
        "M\(start.x) \(start.y)A\(radius) \(radius) 0 0 \(index & 1) \(end.x) \(end.y)")
      #expect(arc.sweep == (index & 1 == 1 ? .pi : -.pi), "\(center) \(radius)")
      // Rounding of the ends' four coordinates, and no root of it.
      let allowed = 0x1p-51 * (radius + 1)
      #expect(arc.center.distance(to: center) <= allowed, "\(center) \(radius)")
    }
  }

  @Test("An arc just short of half an ellipse is not taken for half of one")
  func nearlyHalf() throws {
    for excess in [1e-12, 1e-10, 1e-6] {
      let radius = 5 * (1 + excess)
      let arc = try onlyArc("M0 0A\(radius) \(radius) 0 0 1 10 0")
      #expect(arc.sweep < .pi)
      // The center is √(r² − 5²) below the chord; the root's argument has lost what r² rounds.
      let depth = (radius * radius - 25).squareRoot()
      #expect(abs(arc.center.y - depth) < 25 * 0x1p-51 / depth, "\(excess)")
    }
  }

  @Test("Compact flags, signs of radii and radii too small are read as SVG says")
  func forms() throws {
    let plain = try Outline(pathData: "M0 0a1 1 0 0 0 .5 .5")
    for text in [
      "M0 0a1 1 0 00.5.5", "M0 0a1 1 0 0,0.5.5", "M0 0a1,1,0,0,0,.5,.5", "M0 0a1-1 0 00.5.5",
      "M0 0a-1 1 0 0 0.5.5", "M0 0A1 1 0 00.5.5", "M0 0a1 1 0 0\n0\t.5.5",
    ] {
      #expect(try Outline(pathData: text) == plain, "\(text)")
    }
    let two = try Outline(pathData: "M0 0a1 1 0 01.5.5 1 1 0 10.5.5").contours[0].segments
    #expect(two.count == 2)
    #expect(two.map(\.end) == [Point2D(x: 0.5, y: 0.5), Point2D(x: 1, y: 1)])

    let small = try onlyArc("M0 0A1 2 0 0 1 10 0")
    #expect(small.center == Point2D(x: 5, y: 0))
    #expect(small.axisA == Vector2D(dx: 5, dy: 0) && small.axisB == Vector2D(dx: 0, dy: 10))
    #expect(small.sweep == .pi)
    for text in ["M0 0A1e-320 1e-320 0 0 1 10 0", "M0 0A1e-200 1e-200 0 0 1 10 0"] {
      #expect(try onlyArc(text).center == Point2D(x: 5, y: 0), "\(text)")
      // Rounding of numbers of about 5, made by quotients of the smallest ones.
      #expect(abs(try onlyArc(text).axisA.length - 5) < 1e-13, "\(text)")
    }
    // Radii so large that the arc is as good as a line.
    let flat = try onlyArc("M0 0A1e9 1e9 0 0 1 10 0")
    // The sweep is 1e-8 · (1 + 1e-16 / 24): a root and an arc tangent, each right to 1e-16 of it,
    // and their depth of 1 exact to so much.
    #expect(abs(flat.sweep - 1e-8) < 1e-22)
  }

  @Test("Degrees by quarter turns have exact sines, and huge ones are taken modulo a turn")
  func degrees() {
    for turns in [0, 1, 2, 5, 1_000_003] {
      for (quarter, expected) in [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)].enumerated() {
        let degrees = Double(turns) * 360 + Double(quarter) * 90
        let (sine, cosine) = Elementary.sineAndCosine(degrees: degrees)
        #expect(abs(sine) == abs(expected.0) && cosine == expected.1, "\(degrees)")
        #expect(sine == (quarter == 1 ? 1 : quarter == 3 ? -1 : 0), "\(degrees)")
        #expect(Elementary.sineAndCosine(degrees: -degrees).sine == -sine)
      }
    }
    // 2¹⁰⁰⁰ leaves 16 modulo 360, and 1.5 · 10¹⁸ leaves 240.
    #expect(
      Elementary.sineAndCosine(degrees: 0x1p1000) == Elementary.sineAndCosine(degrees: 16))
    #expect(
      Elementary.sineAndCosine(degrees: 1.5e18) == Elementary.sineAndCosine(degrees: 240))
    #expect(abs(Elementary.sineAndCosine(degrees: 30).sine - 0.5) <= 0x1p-53)
    #expect(Elementary.sineAndCosine(degrees: .infinity).sine.isNaN)
  }
}

private func onlyArc(_ text: String) throws -> Arc {
  let contour = try #require(try Outline(pathData: text).contours.first)
  guard contour.segments.count == 1, case .arc(let arc, _) = contour.segments[0] else {
    throw NoArc(text: text)
  }
  return arc
}

private struct NoArc: Error {
  var text: String
}

private func at(_ angle: Double, _ arc: Arc) -> Point2D {
  let (sine, cosine) = Elementary.sineAndCosine(angle)
  return arc.point(cosine: cosine, sine: sine)
}
