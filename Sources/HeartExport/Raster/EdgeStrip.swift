import HeartCore

/// A level part of a row that no edge ends in.
struct EdgeStrip {
  /// An edge's part in the strip.
  struct Part {
    let edge: Edge
    /// Where the edge enters and leaves the strip.
    var upper: Int64
    var lower: Int64
    /// Whether the edge passes through the strip.
    ///
    /// Other edges keep their last place in the order.
    var isPresent = false

    /// Twice the place halfway down, which parts are ordered by.
    var middle: Int64 { upper &+ lower }
  }

  /// The row, counted from the region's first.
  let row: Int
  /// In steps of 1/65,536 px.
  let height: Int64
  /// All edges that may be there, from the left.
  let parts: [Part]
  /// Whether edges cross in the strip.
  let isTangled: Bool

  /// Draws what the rule fills, with each place covered once.
  ///
  /// Of edges that cross, only the middles are in order; a strip that is not cut any further is
  /// drawn by these.
  func draw(by rule: FillRule, with pen: CoveragePen) {
    var winding = 0
    var isInside = false
    for part in parts where part.isPresent {
      winding &+= part.edge.direction
      let wasInside = isInside
      isInside = rule.fills(winding: winding)
      guard isInside != wasInside else { continue }
      let upper = isTangled ? part.middle &>> 1 : part.upper
      let lower = isTangled ? upper : part.lower
      pen.cross(row, from: upper, to: lower, height: height, sign: isInside ? 0 : -1)
    }
  }
}
