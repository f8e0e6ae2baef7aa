/// A path as closed polygons.
struct PathPolygons {
  private(set) var polygons: [[CGPoint]] = []

  /// Creates the polygons of a path.
  ///
  /// - Parameter tolerance: How far a line may be from the curve that it stands for, in
  ///   transformed units.
  init(_ path: CGPath, transform: CGAffineTransform, tolerance: CGFloat) {
    var current: [CGPoint] = []
    for step in path.steps.applying(transform) {
      switch step {
      case .move(let start):
        finish(&current)
        current = [start]
      case .close:
        let start = current.first
        finish(&current)
        current = start.map { [$0] } ?? []
      case .line, .quadratic, .cubic:
        guard let start = current.last else { continue }
        let count = Self.lineCount(for: step, from: start, tolerance: tolerance)
        current += (1...count).map { step.place(at: CGFloat($0) / CGFloat(count), from: start) }
      }
    }
    finish(&current)
  }

  /// How many times the polygons run around a point; from x toward y counts.
  func winding(around point: CGPoint) -> Int {
    var turns = 0
    for polygon in polygons {
      var start = polygon[polygon.count - 1]
      for end in polygon {
        defer { start = end }
        guard (start.y <= point.y) != (end.y <= point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { turns += end.y > start.y ? 1 : -1 }
      }
    }
    return turns
  }

  private mutating func finish(_ polygon: inout [CGPoint]) {
    if polygon.count > 2 { polygons.append(polygon) }
    polygon = []
  }

  /// A polynomial's distance from n equal chords is at most 1/(8n²) of its second derivative's
  /// bound.
  private static func lineCount(
    for step: PathStep, from start: CGPoint, tolerance: CGFloat
  ) -> Int {
    let bend: CGFloat
    switch step {
    case .quadratic(let control, let end):
      bend = 2 * distance(start, control, end)
    case .cubic(let control1, let control2, let end):
      bend = 6 * max(distance(start, control1, control2), distance(control1, control2, end))
    case .move, .line, .close: return 1
    }
    guard bend.isFinite, tolerance > 0 else { return 1 }
    return max(1, min(4096, Int((bend / (8 * tolerance)).squareRoot().rounded(.up))))
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}
