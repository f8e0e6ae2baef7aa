/// A straight edge, downward, in steps of 1/65,536 px.
struct Edge {
  let x: Int64
  let top: Int64
  let bottom: Int64
  /// 1 where the outline runs down along it, else -1.
  let direction: Int
  private let slope: Double

  /// Nil for a level edge, which encloses nothing.
  init?(fromX startX: Int64, y startY: Int64, toX endX: Int64, y endY: Int64) {
    guard startY != endY else { return nil }
    direction = startY < endY ? 1 : -1
    x = startY < endY ? startX : endX
    top = min(startY, endY)
    bottom = max(startY, endY)
    slope = Double(endX &- startX) / Double(endY &- startY)
  }

  /// Where the edge is at a height.
  ///
  /// Found from its upper end, whatever part of it is in sight.
  @inline(__always)
  func x(at height: Int64) -> Int64 {
    x &+ FixedPoint.nearest(Double(height &- top) * slope)
  }
}
