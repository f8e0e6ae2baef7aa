extension Outline {
  /// The smallest circle that holds everything; nil with nothing to draw.
  ///
  /// Right to 1e-9 of the radius, and never smaller than the outline by more than rounding.
  public var coveringCircle: Disc? {
    guard let box = bounds, let first = farthestPoint(from: box.center) else { return nil }
    // The smallest circle about a few points of the rim, to which the farthest point of all is
    // added until none is left outside. The circle only grows, and soon touches for good.
    var support = Support(first)
    for _ in 0..<500 {
      guard let farthest = farthestPoint(from: support.circle.center) else { break }
      let distance = farthest.distance(to: support.circle.center)
      guard distance > support.circle.radius * (1 + 1e-13), support.take(farthest) else { break }
    }
    let center = support.circle.center
    return Disc(center: center, radius: farthestDistance(from: center))
  }
}

/// The smallest circle about points, and those that hold it.
private struct Support {
  private var points: [Point2D]
  private(set) var circle: Disc

  init(_ point: Point2D) {
    points = [point]
    circle = Disc(center: point, radius: 0)
  }

  /// Makes the circle hold another point; false if that fails.
  ///
  /// Rounding may leave it no larger.
  mutating func take(_ point: Point2D) -> Bool {
    // The new point is outside, so the new circle goes through it and one or two of the others.
    var best: (points: [Point2D], circle: Disc)?
    for (index, other) in points.enumerated() {
      let candidate = Disc(around: point, other)
      keepSmaller(&best, [point, other], candidate)
      for third in points[..<index] {
        guard let candidate = Disc(around: point, other, third) else { continue }
        keepSmaller(&best, [point, other, third], candidate)
      }
    }
    guard let best, best.circle.radius > circle.radius else { return false }
    (points, circle) = best
    return true
  }

  private func keepSmaller(
    _ best: inout (points: [Point2D], circle: Disc)?, _ support: [Point2D], _ candidate: Disc
  ) {
    let limit = candidate.radius * (1 + 1e-14)
    guard points.allSatisfy({ $0.distance(to: candidate.center) <= limit }) else { return }
    if let best, best.circle.radius <= candidate.radius { return }
    best = (support, candidate)
  }
}

extension Disc {
  /// The circle that has two places at the ends of a diameter.
  fileprivate init(around first: Point2D, _ second: Point2D) {
    center = first.interpolated(to: second, at: 0.5)
    radius = Swift.max(center.distance(to: first), center.distance(to: second))
  }

  /// The circle through three places; nil where they are in line.
  fileprivate init?(around first: Point2D, _ second: Point2D, _ third: Point2D) {
    let a = second - first
    let b = third - first
    let scale = 0.5 / a.cross(b)
    guard scale.isFinite else { return nil }
    let step = (b.quarterTurned * -a.dot(a) + a.quarterTurned * b.dot(b)) * scale
    center = first + step
    radius = Swift.max(
      center.distance(to: first), center.distance(to: second), center.distance(to: third))
  }
}
