/// A rectangle of whole pixels.
struct PixelFrame: Equatable, Sendable {
  /// The first column.
  var left: Int
  /// The first row.
  var top: Int
  /// The pixels in a row.
  var width: Int
  /// The rows.
  var height: Int

  /// One pixel in the corner: the least that an image can have.
  static let pixel = PixelFrame(left: 0, top: 0, width: 1, height: 1)

  /// The least rectangle around the pixels of a canvas that a question holds for; nil for none.
  init?(width canvasWidth: Int, height canvasHeight: Int, where holds: (Int) -> Bool) {
    var (left, right, top, bottom) = (canvasWidth, -1, canvasHeight, -1)
    for row in 0..<canvasHeight {
      let start = row * canvasWidth
      guard let first = (0..<canvasWidth).first(where: { holds(start + $0) }) else { continue }
      let last = (0..<canvasWidth).last(where: { holds(start + $0) }) ?? first
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, row), row)
    }
    guard right >= 0 else { return nil }
    self.init(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Creates a rectangle.
  init(left: Int, top: Int, width: Int, height: Int) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }
}
