import HeartCore

/// A curve that can be drawn as lines.
///
/// Its parameter runs from 0 to 1.
protocol FlattenableCurve {
  /// An upper bound on the length of the second derivative, in pixels.
  var bend: Double { get }
  /// The place at a parameter.
  func place(at parameter: Double) -> Point2D
  /// Visits places at even steps between two parameters, without both ends.
  func visit(from start: Double, to end: Double, count: Int, _ body: (Point2D) -> Void)
}

/// How curves become lines that nobody can tell from them.
///
/// A chord over a step h of the parameter is nowhere farther from its curve than `bend · h² / 8`
/// (the error of linear interpolation), so `√(bend / (8 · tolerance))` even steps suffice.
enum Flattening {
  /// How far a line may be from its curve, in pixels.
  ///
  /// 2.6 levels of 255 where that is widest.
  static let tolerance = 0.01
  /// The most lines of a run; longer ones are halved first.
  ///
  /// So halves that cannot be seen are left out.
  static let longestRun = 64.0
  /// Enough lines for whatever is in sight.
  ///
  /// Even of a curve 2³⁰ px long.
  static let mostLines = 0x1p20

  static func lineCount(bend: Double) -> Double {
    min((bend / (8 * tolerance)).squareRoot(), mostLines)
  }
}

extension LinePen {
  /// Draws a curve, whose parameter 0 is where the pen is.
  @inline(__always)
  mutating func curve(_ curve: some FlattenableCurve, from start: Point2D, to end: Point2D) {
    let lines = Flattening.lineCount(bend: curve.bend)
    if lines <= Flattening.longestRun {
      run(curve, 0, 1, lines: lines, to: end)
    } else {
      halve(curve, 0, 1, lines: lines, from: start, to: end)
    }
  }

  private mutating func run(
    _ curve: some FlattenableCurve, _ start: Double, _ end: Double, lines: Double,
    to place: Point2D
  ) {
    // Cutting the fraction off and adding one never makes too few.
    curve.visit(from: start, to: end, count: Int(lines) + 1) { line(to: $0) }
    line(to: place)
  }

  private mutating func halve(
    _ curve: some FlattenableCurve, _ start: Double, _ end: Double, lines: Double,
    from first: Point2D, to last: Point2D
  ) {
    let step = end - start
    if isOutOfSight(from: first, to: last, distance: curve.bend * step * step / 8) {
      line(to: last)
    } else if lines <= Flattening.longestRun {
      run(curve, start, end, lines: lines, to: last)
    } else {
      let middle = (start + end) / 2
      let place = curve.place(at: middle)
      halve(curve, start, middle, lines: lines / 2, from: first, to: place)
      halve(curve, middle, end, lines: lines / 2, from: place, to: last)
    }
  }

  /// Whether all near a line is beside the region on one side.
  ///
  /// Then the line shows what the curve would: nothing, or, from the left, only its height.
  private func isOutOfSight(from first: Point2D, to last: Point2D, distance: Double) -> Bool {
    max(first.x, last.x) + distance < Double(region.columns.lowerBound)
      || min(first.x, last.x) - distance > Double(region.columns.upperBound)
      || max(first.y, last.y) + distance < Double(region.rows.lowerBound)
      || min(first.y, last.y) - distance > Double(region.rows.upperBound)
  }
}
