extension Bitmap {
  /// How far what shows reaches from a place, in pixels.
  ///
  /// To the farthest corner of a pixel with alpha above 0.
  ///
  /// 0 for a picture that is clear throughout.
  public func farthestDistance(from point: Point2D) -> Double {
    var farthest = 0.0
    for row in 0..<height {
      for column in 0..<width where alpha(column: column, row: row) > 0 {
        let x = Double(column)
        let y = Double(row)
        let dx = max(abs(x - point.x), abs(x + 1 - point.x))
        let dy = max(abs(y - point.y), abs(y + 1 - point.y))
        farthest = max(farthest, Vector2D(dx: dx, dy: dy).length)
      }
    }
    return farthest
  }
}
