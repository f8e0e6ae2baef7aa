/// Finds where two curves cross that turn in no coordinate.
///
/// Such a curve lies in the box of its ends. Both are halved until they are all but straight there,
/// and a few of Newton's steps do the rest. Where curves only touch, or run along each other, there
/// may be no answer.
struct CurveCrossings {
  private let first: Curve
  private let second: Curve
  /// From when on a part is straight, in points.
  private let flatness: Double
  /// The parameters on both.
  private(set) var parameters: [(first: Double, second: Double)] = []
  /// How many pairs may be looked at yet.
  private var budget = 20_000

  init(_ first: Curve, _ second: Curve, flatness: Double) {
    self.first = first
    self.second = second
    self.flatness = flatness
    search(Span(first), Span(second), depth: 0)
  }

  /// A part of a curve, by its ends.
  private struct Span {
    var low: Double
    var high: Double
    var start: Point2D
    var end: Point2D

    init(_ curve: Curve) { self.init(low: 0, high: 1, start: curve.start, end: curve.end) }

    init(low: Double, high: Double, start: Point2D, end: Point2D) {
      self.low = low
      self.high = high
      self.start = start
      self.end = end
    }

    func misses(_ other: Span, by slack: Double) -> Bool {
      max(start.x, end.x) + slack < min(other.start.x, other.end.x)
        || max(other.start.x, other.end.x) + slack < min(start.x, end.x)
        || max(start.y, end.y) + slack < min(other.start.y, other.end.y)
        || max(other.start.y, other.end.y) + slack < min(start.y, end.y)
    }

    func halves(of curve: Curve) -> [Span] {
      let middle = (low + high) / 2
      let place = curve.point(at: middle)
      return [
        Span(low: low, high: middle, start: start, end: place),
        Span(low: middle, high: high, start: place, end: end),
      ]
    }
  }

  private mutating func search(_ a: Span, _ b: Span, depth: Int) {
    budget -= 1
    guard budget > 0, !a.misses(b, by: flatness) else { return }
    let (isFlatA, isFlatB) = (isFlat(a, of: first), isFlat(b, of: second))
    if isFlatA && isFlatB || depth > 40 { return polish(a, b) }
    let lefts = isFlatA ? [a] : a.halves(of: first)
    let rights = isFlatB ? [b] : b.halves(of: second)
    for left in lefts {
      for right in rights { search(left, right, depth: depth + 1) }
    }
  }

  private func isFlat(_ span: Span, of curve: Curve) -> Bool {
    if curve.isLine { return true }
    let chord = span.end - span.start
    let out = curve.point(at: (span.low + span.high) / 2) - span.start
    return abs(chord.cross(out)) <= flatness * chord.length
  }

  private mutating func polish(_ a: Span, _ b: Span) {
    let (u, v) = (a.end - a.start, b.end - b.start)
    let cross = u.cross(v)
    guard abs(cross) > 1e-9 * u.length * v.length else { return }
    let between = b.start - a.start
    var (s, t) = (between.cross(v) / cross, between.cross(u) / cross)
    guard s > -0.5, s < 1.5, t > -0.5, t < 1.5 else { return }
    (s, t) = (a.low + s * (a.high - a.low), b.low + t * (b.high - b.low))
    for _ in 0..<4 {
      let gap = second.point(at: t) - first.point(at: s)
      let (u, v) = (first.derivative(at: s), second.derivative(at: t))
      let cross = u.cross(v)
      guard abs(cross) > 1e-12 * u.length * v.length else { return }
      s += gap.cross(v) / cross
      t += gap.cross(u) / cross
    }
    guard s >= -1e-9, s <= 1 + 1e-9, t >= -1e-9, t <= 1 + 1e-9 else { return }
    let found = (min(max(s, 0), 1), min(max(t, 0), 1))
    guard !parameters.contains(where: { abs($0.first - found.0) < 1e-9 }) else { return }
    parameters.append(found)
  }
}
