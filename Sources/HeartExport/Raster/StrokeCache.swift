import HeartCore

/// Lines along outlines' rims, kept from frame to frame.
///
/// The border of a button is the same in every frame, only its place and scale change.
struct StrokeCache {
  private struct Entry {
    var outline: Outline
    var width: Double
    var stroke: Outline
  }

  private var entries: [Entry] = []
  /// The entry that makes room for a new one.
  private var oldest = 0

  /// Enough for a screen whose buttons take turns with few icons, and quick to look through.
  private static let limit = 4

  /// The outline of the line with a width above 0, in the outline's own points.
  ///
  /// Joins are round: of all joins they alone look the same however sharp a corner is.
  mutating func stroke(of outline: Outline, width: Double) -> Outline {
    for entry in entries where entry.width == width && entry.outline == outline {
      return entry.stroke
    }
    let stroke = outline.stroked(width: width, join: .round, miterLimit: 4)
    keep(Entry(outline: outline, width: width, stroke: stroke))
    return stroke
  }

  private mutating func keep(_ entry: Entry) {
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
  }
}
