@testable import HeartCore

/// Outlines for the laws of geometry, the same in every run.
enum GeometrySamples {
  /// The heart's outline.
  static var heart: Outline { outline(of: .heart) }

  /// The heart with each lobe of two cubics, by the textbook's constant 4/3 · (√2 − 1).
  static var heartOfCubics: Outline {
    let reach = 4.0 / 3 * (2.0.squareRoot() - 1)
    let contours = heart.contours.map { contour in
      var result = Contour(start: contour.start, segments: [])
      for curve in contour.curves {
        guard case .arc(let arc, _) = curve.segment else {
          result.segments.append(curve.segment)
          continue
        }
        for (from, to) in [(0, 0.5), (0.5, 1.0)] {
          let start = curve.point(at: from)
          let end = curve.point(at: to)
          result.segments.append(
            .cubic(
              control1: start + (start - arc.center).quarterTurned * reach,
              control2: end - (end - arc.center).quarterTurned * reach, to: end))
        }
      }
      return result
    }
    return Outline(contours: contours)
  }

  /// The outline of an icon that has one.
  static func outline(of icon: Icon) -> Outline {
    guard case .outline(let outline) = icon.art else { return .empty }
    return outline
  }

  /// A closed polygon.
  static func polygon(_ corners: [(Double, Double)]) -> Contour {
    let points = corners.map { Point2D(x: $0.0, y: $0.1) }
    return Contour(start: points[0], segments: points.dropFirst().map { .line(to: $0) })
  }

  /// A closed contour of segments of all four kinds, of wild shape.
  static func wildContour(_ dice: inout Dice, pieces: Int = 4) -> Contour {
    let start = dice.point()
    var place = start
    var segments: [Segment] = []
    for index in 0..<pieces {
      let end = index == pieces - 1 ? start : dice.point()
      segments.append(wildSegment(&dice, from: place, to: end))
      place = end
    }
    return Contour(start: start, segments: segments)
  }

  /// A segment of any kind between two places.
  static func wildSegment(_ dice: inout Dice, from start: Point2D, to end: Point2D) -> Segment {
    switch dice.bits() % 4 {
    case 0: .line(to: end)
    case 1: .quadratic(control: dice.point(), to: end)
    case 2: .cubic(control1: dice.point(), control2: dice.point(), to: end)
    default: .arc(wildArc(&dice, from: start, to: end), to: end)
    }
  }

  /// An arc between two places: a part of a circle, sheared along the way between them.
  static func wildArc(_ dice: inout Dice, from start: Point2D, to end: Point2D) -> Arc {
    let half = dice.number(in: 0.3...2.8)
    let chord = end - start
    let turn = Affine.rotation(by: -half).callAsFunction(Vector2D(dx: 1, dy: 0))
    // On the unit circle the chord between −half and half is 2 sin(half) long and upright.
    let along = chord * (0.5 / -turn.dy)
    let across =
      chord.quarterTurned * dice.number(in: -0.6...0.6) + chord * dice.number(in: -0.2...0.2)
    let middle = start.interpolated(to: end, at: 0.5)
    return Arc(
      center: middle - across * turn.dx, axisA: across, axisB: along, start: -half,
      sweep: 2 * half)
  }

  /// The same outline as polygons with the given number of chords for each segment.
  static func polygons(of outline: Outline, chords: Int) -> [[Point2D]] {
    outline.contours.map { contour in
      contour.curves.flatMap { curve in
        (0..<chords).map { curve.point(at: Double($0) / Double(chords)) }
      }
    }
  }

  /// A hundred outlines of one to three wild contours, of both fill rules, behind the heart.
  static let outlines: [Outline] = {
    var dice = Dice(seed: 7)
    let wild = (0..<100).map { index in
      Outline(
        contours: (0...(index % 3)).map { _ in wildContour(&dice, pieces: 2 + index % 5) },
        fillRule: index % 2 == 0 ? .nonzero : .evenodd)
    }
    return [heart] + wild
  }()
}
