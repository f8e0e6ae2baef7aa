import HeartCore

@testable import HeartExport

/// The plain version of the coverage buffer: every line is asked for its area in every pixel.
///
/// It shares the choice of the lines' ends with the fast one, and no arithmetic: doubles, no
/// differences, no blocks.
struct DenseCoverage {
  let side: Int
  private var sums: [Double]

  init(_ outline: Outline, _ zoom: Zoom, side: Int) {
    self.side = side
    sums = Array(repeating: 0, count: side * side)
    for contour in outline.contours {
      var place = zoom(contour.start)
      for segment in contour.segments {
        for next in Self.places(segment, from: place, zoom) {
          add(place, next)
          place = next
        }
      }
      add(place, zoom(contour.start))
    }
  }

  func share(column: Int, row: Int, _ rule: FillRule) -> Double {
    let sum = abs(sums[row * side + column])
    switch rule {
    case .nonzero: return min(sum, 1)
    case .evenodd:
      let turn = sum - 2 * Double(Int(sum / 2))
      return turn > 1 ? 2 - turn : turn
    }
  }

  private static func places(
    _ segment: Segment, from start: Point2D, _ zoom: Zoom
  ) -> [Point2D] {
    let end = zoom(segment.end)
    switch segment {
    case .line: return [end]
    case .quadratic(let control, _):
      return places(BezierCurve(start, zoom(control), end)) + [end]
    case .cubic(let control1, let control2, _):
      return places(BezierCurve(start, zoom(control1), zoom(control2), end)) + [end]
    case .arc(let arc, _):
      let zoomed = Arc(
        center: zoom(arc.center), axisA: zoom(arc.axisA), axisB: zoom(arc.axisB),
        start: arc.start, sweep: arc.sweep)
      return places(ArcCurve(zoomed)) + [end]
    }
  }

  private static func places(_ curve: some FlattenableCurve) -> [Point2D] {
    var count = Int(Flattening.lineCount(bend: curve.bend)) + 1
    // Long runs are halved by the fast version until they are short.
    var runs = 1
    var lines = Flattening.lineCount(bend: curve.bend)
    while lines > Flattening.longestRun {
      lines /= 2
      runs *= 2
      count = Int(lines) + 1
    }
    var places: [Point2D] = []
    for run in 0..<runs {
      let start = Double(run) / Double(runs)
      let end = Double(run + 1) / Double(runs)
      curve.visit(from: start, to: end, count: count) { places.append($0) }
      if run < runs - 1 { places.append(curve.place(at: end)) }
    }
    return places
  }

  private mutating func add(_ start: Point2D, _ end: Point2D) {
    guard start.y != end.y else { return }
    let direction = start.y < end.y ? 1.0 : -1
    for row in 0..<side {
      // The line's part in the row, by the share of the way.
      let shares = [Double(row), Double(row + 1)].map { edge in
        min(max((edge - start.y) / (end.y - start.y), 0), 1)
      }
      let upper = start.interpolated(to: end, at: shares[0])
      let lower = start.interpolated(to: end, at: shares[1])
      guard upper.y != lower.y else { continue }
      for column in 0..<side {
        let right = Double(column + 1)
        sums[row * side + column] +=
          direction * (lower.y - upper.y) * Self.meanCut(right - upper.x, right - lower.x)
      }
    }
  }

  /// The mean of a number that runs evenly from one to another, cut to 0…1.
  private static func meanCut(_ first: Double, _ last: Double) -> Double {
    // The integral of the cut number from 0 on.
    func integral(_ number: Double) -> Double {
      number <= 0 ? 0 : number < 1 ? number * number / 2 : number - 0.5
    }
    if abs(first - last) < 1e-9 { return min(max((first + last) / 2, 0), 1) }
    return (integral(first) - integral(last)) / (first - last)
  }
}
