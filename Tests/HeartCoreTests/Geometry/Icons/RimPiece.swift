import Foundation
import HeartCore

/// A segment with its start: what the tests on drawings measure, by formulas of their own.
struct RimPiece {
  let start: Point2D
  let segment: Segment

  /// The piece as the Bézier curve or the arc that it is, at a share 0…1 of its parameter.
  func place(at share: Double) -> Point2D {
    if case .arc(let arc, _) = segment {
      let angle = arc.start + arc.sweep * share
      return arc.point(cosine: cos(angle), sine: sin(angle))
    }
    return .origin + Self.value(of: polygon, at: share)
  }

  /// The direction of travel, of length 1.
  func direction(at share: Double) -> Vector2D {
    let velocity = self.velocity(at: share)
    return velocity * (1 / velocity.length)
  }

  /// The turn by length, above zero for clockwise.
  func curvature(at share: Double) -> Double {
    let velocity = self.velocity(at: share)
    return velocity.cross(acceleration(at: share)) / pow(velocity.length, 3)
  }

  private func velocity(at share: Double) -> Vector2D {
    if case .arc(let arc, _) = segment {
      let angle = arc.start + arc.sweep * share
      return (arc.axisB * cos(angle) - arc.axisA * sin(angle)) * arc.sweep
    }
    return Self.value(of: Self.derivative(of: polygon), at: share)
  }

  private func acceleration(at share: Double) -> Vector2D {
    if case .arc(let arc, _) = segment {
      let angle = arc.start + arc.sweep * share
      return (arc.axisA * cos(angle) + arc.axisB * sin(angle)) * (-arc.sweep * arc.sweep)
    }
    return Self.value(of: Self.derivative(of: Self.derivative(of: polygon)), at: share)
  }

  /// The control polygon, from the origin.
  private var polygon: [Vector2D] {
    let places =
      switch segment {
      case .line(let end): [start, end]
      case .quadratic(let control, let end): [start, control, end]
      case .cubic(let control1, let control2, let end): [start, control1, control2, end]
      case .arc: [Point2D]()
      }
    return places.map { $0 - .origin }
  }

  private static func derivative(of polygon: [Vector2D]) -> [Vector2D] {
    guard polygon.count > 1 else { return [.zero] }
    return zip(polygon, polygon.dropFirst()).map { ($1 - $0) * Double(polygon.count - 1) }
  }

  /// De Casteljau's construction.
  private static func value(of polygon: [Vector2D], at share: Double) -> Vector2D {
    var places = polygon
    while places.count > 1 {
      places = zip(places, places.dropFirst()).map { $0 * (1 - share) + $1 * share }
    }
    return places[0]
  }
}

extension Contour {
  /// All pieces of the rim, with the line that closes it where there is one.
  var rimPieces: [RimPiece] {
    var pieces: [RimPiece] = []
    var start = self.start
    for segment in segments {
      pieces.append(RimPiece(start: start, segment: segment))
      start = segment.end
    }
    if start != self.start {
      pieces.append(RimPiece(start: start, segment: .line(to: self.start)))
    }
    return pieces
  }

  /// Places along the rim, close to one another; every end of a piece is among them.
  func rimPlaces(perPiece count: Int) -> [Point2D] {
    rimPieces.flatMap { piece in
      (0..<count).map { piece.place(at: Double($0) / Double(count)) }
    }
  }

  /// The rectangle that holds the rim: arcs by their extremes, curves by close places.
  var rimBox: Box {
    let places = rimPlaces(perPiece: 512) + rimPieces.flatMap(\.arcExtremes)
    // Not by a chain of unions, each of which would round the right and the lower side anew.
    return Box(
      from: Point2D(x: places.map(\.x).min() ?? 0, y: places.map(\.y).min() ?? 0),
      to: Point2D(x: places.map(\.x).max() ?? 0, y: places.map(\.y).max() ?? 0))
  }

  /// The enclosed area by the shoelace formula, above zero for clockwise.
  var rimArea: Double {
    let places = rimPlaces(perPiece: 512)
    return zip(places, places.dropFirst() + places.prefix(1))
      .reduce(0) { $0 + ($1.0 - .origin).cross($1.1 - .origin) / 2 }
  }
}

extension Contour {
  /// How often the rim goes clockwise around a place that is not on it.
  func turns(around middle: Point2D) -> Int {
    let spokes = rimPlaces(perPiece: 512).map { $0 - middle }
    let angle = zip(spokes, spokes.dropFirst() + spokes.prefix(1))
      .reduce(0) { $0 + atan2($1.0.cross($1.1), $1.0.dot($1.1)) }
    return Int((angle / (2 * .pi)).rounded())
  }
}

extension RimPiece {
  fileprivate var arcExtremes: [Point2D] {
    guard case .arc(let arc, _) = segment else { return [] }
    // Where the derivative of x or of y is zero; half turns on from there, so is it again.
    let upright = atan2(arc.axisB.dx, arc.axisA.dx)
    let level = atan2(arc.axisB.dy, arc.axisA.dy)
    var places: [Point2D] = []
    for halfTurns in -4...4 {
      for angle in [upright, level] {
        let share = (angle + Double(halfTurns) * .pi - arc.start) / arc.sweep
        if 0...1 ~= share { places.append(place(at: share)) }
      }
    }
    return places
  }
}
