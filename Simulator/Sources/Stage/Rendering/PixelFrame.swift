import CoreGraphics

/// A rectangle of whole pixels.
struct PixelFrame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var isEmpty: Bool { width <= 0 || height <= 0 }

  var rect: CGRect { CGRect(x: x, y: y, width: max(0, width), height: max(0, height)) }

  /// The pixels that a rectangle touches, within another frame.
  func touched(by rect: CGRect) -> PixelFrame {
    let cut = rect.intersection(self.rect)
    guard !cut.isNull, cut.width > 0, cut.height > 0 else {
      return PixelFrame(x: x, y: y, width: 0, height: 0)
    }
    let low = CGPoint(x: cut.minX.rounded(.down), y: cut.minY.rounded(.down))
    return PixelFrame(
      x: Int(low.x), y: Int(low.y), width: Int(cut.maxX.rounded(.up) - low.x),
      height: Int(cut.maxY.rounded(.up) - low.y))
  }
}
