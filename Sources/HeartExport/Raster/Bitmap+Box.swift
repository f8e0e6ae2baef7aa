import HeartCore

extension Bitmap {
  /// The rectangle of the pixels, in the image's own points.
  var box: Box { Box(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
