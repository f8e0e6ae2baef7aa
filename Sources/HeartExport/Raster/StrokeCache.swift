import HeartCore

/// Lines along outlines' rims, kept from frame to frame.
///
/// The border of a button is the same in every frame, only its place and scale change.
struct StrokeCache {
  private struct Line: Equatable {
    var outline: Outline
    var width: Double
  }

  private var strokes = RecentValues<Line, Outline>()

  /// The outline of the line with a width above 0, in points.
  ///
  /// Joins are round: of all joins they alone look the same however sharp a corner is.
  mutating func stroke(of outline: Outline, width: Double) -> Outline {
    strokes.value(for: Line(outline: outline, width: width)) {
      outline.stroked(width: width, join: .round, miterLimit: 4)
    }
  }
}
