extension Curve {
  /// The part between two parameters, as a curve of its own; backward if the second is smaller.
  func part(from first: Double, to last: Double) -> Curve {
    if first == 0, last == 1 { return self }
    let start = point(at: first)
    let end = point(at: last)
    let share = last - first
    switch segment {
    case .line:
      return Curve(start: start, segment: .line(to: end))
    case .quadratic:
      // The tangents at both ends, by a share of the parameter, lead to the control point.
      let control = start + derivative(at: first) * (share / 2)
      return Curve(start: start, segment: .quadratic(control: control, to: end))
    case .cubic:
      let control1 = start + derivative(at: first) * (share / 3)
      let control2 = end - derivative(at: last) * (share / 3)
      return Curve(start: start, segment: .cubic(control1: control1, control2: control2, to: end))
    case .arc(var arc, _):
      arc.start += arc.sweep * first
      arc.sweep *= share
      return Curve(start: start, segment: .arc(arc, to: end))
    }
  }

  /// Where the curve turns in either coordinate, with its ends, in order.
  var monotoneParameters: [Double] {
    let turns = isLine ? [] : Array(verticalTurns) + Array(horizontalTurns)
    return [0] + turns.filter { $0 > 1e-12 && $0 < 1 - 1e-12 }.sorted() + [1]
  }
}
