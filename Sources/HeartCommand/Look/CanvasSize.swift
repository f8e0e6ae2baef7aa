internal import HeartCore

/// The sides of a canvas, in pixels.
struct CanvasSize: Equatable, Sendable {
  var width: Int
  var height: Int

  /// The whole canvas.
  var box: Box { Box(x: 0, y: 0, width: Double(width), height: Double(height)) }

  /// The square with the given side.
  static func square(_ side: Int) -> CanvasSize { CanvasSize(width: side, height: side) }
}
