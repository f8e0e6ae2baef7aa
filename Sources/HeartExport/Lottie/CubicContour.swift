import HeartCore

/// A contour of cubic Bézier curves alone, by its places and the handles at them.
///
/// A closed one ends where it begins without its first place being there again at the end.
struct CubicContour: Equatable, Sendable {
  /// A place, and the handles of the curves that meet there.
  struct Vertex: Equatable, Sendable {
    var place: Point2D
    /// From the place to the last control of the curve that comes in.
    var incoming: Vector2D
    /// From the place to the first control of the curve that goes out.
    var outgoing: Vector2D
  }

  private(set) var vertices: [Vertex]
  let isClosed: Bool

  /// Creates the curves of a contour; nil where there is nothing that could be drawn.
  ///
  /// Only arcs are not kept exactly.
  ///
  /// - Parameter tolerance: How far from an arc its curves may stray.
  init?(_ contour: Contour, tolerance: Double) {
    isClosed = contour.isClosed
    vertices = [Vertex(place: contour.start, incoming: .zero, outgoing: .zero)]
    // Of an open one, without the line that closes it for filling: whoever fills adds that.
    for curve in contour.curves.prefix(isClosed ? .max : contour.segments.count) {
      append(curve, tolerance: tolerance)
    }
    let gap = vertices[vertices.count - 1].place.distance(to: contour.start)
    if isClosed, vertices.count > 1, gap <= tolerance * Self.speck {
      vertices[0].incoming = vertices.removeLast().incoming
    }
    guard vertices.count > 1 || vertices[0].outgoing != .zero, vertices.allSatisfy(\.isFinite)
    else { return nil }
  }

  /// A line that is shorter than this share of the tolerance is none.
  private static let speck = 0.01

  private mutating func append(_ curve: Curve, tolerance: Double) {
    switch curve.segment {
    case .line(let end):
      // Handles along a third of the way: with none, a line that is drawn as a curve crowds its
      // steps at both ends, and browsers round each step.
      let third = (end - curve.start) * (1.0 / 3)
      guard third.length > tolerance * Self.speck else { return }
      append(third, -third, to: end)
    case .quadratic(let control, let end):
      append((control - curve.start) * (2.0 / 3), (control - end) * (2.0 / 3), to: end)
    case .cubic(let control1, let control2, let end):
      append(control1 - curve.start, control2 - end, to: end)
    case .arc(let arc, let end) where arc.sweep == 0 || !arc.isMeasurable:
      append(Curve(start: curve.start, segment: .line(to: end)), tolerance: tolerance)
    case .arc(let arc, let end):
      let count = Self.pieces(of: arc, tolerance: tolerance)
      let quarter = Elementary.sineAndCosine(arc.sweep / Double(count) / 4)
      // As long as makes the curve touch the arc's middle too.
      let reach = 4 * quarter.sine / (3 * quarter.cosine) / arc.sweep
      for index in 1...count {
        let t = Double(index) / Double(count)
        let before = Double(index - 1) / Double(count)
        append(
          curve.derivative(at: before) * reach, curve.derivative(at: t) * -reach,
          to: index == count ? end : curve.point(at: t))
      }
    }
  }

  private mutating func append(_ outgoing: Vector2D, _ incoming: Vector2D, to end: Point2D) {
    vertices[vertices.count - 1].outgoing = outgoing
    vertices.append(Vertex(place: end, incoming: incoming, outgoing: .zero))
  }

  /// How many curves an arc takes.
  ///
  /// One over an angle a strays by 2/27 · sin⁶(a/4) / cos²(a/4) of the radius at most.
  private static func pieces(of arc: Arc, tolerance: Double) -> Int {
    let radius = arc.longestRadius
    // No more than a quarter each to begin with, then halves of those: that keeps what is
    // symmetric so, however a player cuts the curves into lines.
    var count = Int(arc.sweep.magnitude / (0.5 * .pi) * (1 - 1e-12)) + 1
    for _ in 0..<4 {
      let quarter = Elementary.sineAndCosine(arc.sweep / Double(count) / 4)
      let square = quarter.sine * quarter.sine
      let error = 2.0 / 27 * square * square * square / (quarter.cosine * quarter.cosine)
      if error * radius <= tolerance { break }
      count *= 2
    }
    return count
  }
}

extension CubicContour.Vertex {
  fileprivate var isFinite: Bool {
    [place.x, place.y, incoming.dx, incoming.dy, outgoing.dx, outgoing.dy].allSatisfy(\.isFinite)
  }
}

extension Arc {
  /// The longest distance from the center to the ellipse.
  fileprivate var longestRadius: Double {
    // The larger singular value of the matrix of both axes.
    let sum = axisA.dot(axisA) + axisB.dot(axisB)
    let area = axisA.cross(axisB)
    return ((sum + max(0, sum * sum - 4 * area * area).squareRoot()) / 2).squareRoot()
  }

  /// Whether the angles have digits enough left to tell a direction.
  fileprivate var isMeasurable: Bool { start.magnitude < 1e5 && sweep.magnitude < 1e5 }
}
