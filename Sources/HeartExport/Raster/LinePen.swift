import HeartCore

/// Draws straight lines; whatever else is drawn becomes lines.
protocol LinePen {
  /// The pixels in sight.
  var region: PixelRegion { get }
  /// Moves to a place of the canvas, within ±2³⁴ px.
  mutating func move(to place: Point2D)
  /// Draws a line to a place of the canvas, within ±2³⁴ px.
  mutating func line(to place: Point2D)
}
