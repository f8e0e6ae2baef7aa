import HeartCore

/// The line along an outline's rim, kept from frame to frame.
///
/// The border of a button is the same in every frame, only its place and scale change.
struct StrokeCache {
  private var outline = Outline.empty
  private var width = 0.0
  private var stroke = Outline.empty

  /// The outline of the line with a width above 0, in the outline's own points.
  ///
  /// Joins are round: of all joins they alone look the same however sharp a corner is.
  mutating func stroke(of outline: Outline, width: Double) -> Outline {
    if width != self.width || outline != self.outline {
      stroke = outline.stroked(width: width, join: .round, miterLimit: 4)
      self.outline = outline
      self.width = width
    }
    return stroke
  }
}
