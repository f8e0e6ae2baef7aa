import HeartCore

/// Something that is drawn in one color.
struct SVGPart {
  var outline: Outline
  var paint: SVGPaint
  /// The element that draws it.
  var node: Int

  /// The first part that lies on a part of another color; nil where none surely does.
  static func firstHiding(in parts: [SVGPart]) -> SVGPart? {
    let boxes = parts.compactMap { $0.outline.bounds }
    guard let first = boxes.first, parts.contains(where: { $0.paint != parts[0].paint }) else {
      return nil
    }
    let size = boxes.reduce(first) { $0.union($1) }.longerSide
    // What lines are right to makes less than this of an overlap where shapes touch.
    let least = 1e-4 * size * size
    guard overlap(of: parts[...]) > least else { return nil }
    // With each part, there is as much overlap as before, or more.
    var (low, high) = (1, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if overlap(of: parts[..<middle]) > least { high = middle } else { low = middle }
    }
    return parts[high - 1]
  }

  /// How much more area the colors cover one by one than all together.
  ///
  /// A color whose union cannot be found is left out: only what is sure is refused.
  private static func overlap(of parts: ArraySlice<SVGPart>) -> Double {
    var groups: [(paint: SVGPaint, outlines: [Outline])] = []
    for part in parts {
      if let index = groups.firstIndex(where: { $0.paint == part.paint }) {
        groups[index].outlines.append(part.outline)
      } else {
        groups.append((part.paint, [part.outline]))
      }
    }
    guard groups.count > 1 else { return 0 }
    // Every union runs the same way around, so that all of them together fill what any fills.
    var together = Outline(contours: [])
    var sum = 0.0
    for group in groups {
      guard let union = Outline(unionOf: group.outlines) else { continue }
      sum += union.area
      together.contours += union.contours
    }
    return sum - together.area
  }
}
