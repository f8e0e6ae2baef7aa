import HeartCore

extension SplitMix64 {
  /// Random pixels, none with a color above its alpha.
  mutating func bitmap(width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for place in stride(from: 0, to: bitmap.bytes.count, by: 4) {
      bitmap.bytes.replaceSubrange(place..<place + 4, with: pixel())
    }
    return bitmap
  }

  /// Frames that differ by a rectangle each, clear, see-through or solid; the last three are equal.
  ///
  /// The first row stays clear.
  mutating func frames(_ count: Int, width: Int, height: Int) -> [Bitmap] {
    var frame = Bitmap(width: width, height: height)
    var frames: [Bitmap] = []
    for index in 0..<count {
      if index < count - 2 { paint(&frame) }
      frames.append(frame)
    }
    return frames
  }

  private mutating func paint(_ frame: inout Bitmap) {
    let columns = span(in: 0..<frame.width)
    let rows = frame.height > 1 ? span(in: 1..<frame.height) : 0..<1
    let pixel = pixel()
    for row in rows {
      for column in columns {
        let place = (row * frame.width + column) * 4
        frame.bytes.replaceSubrange(place..<place + 4, with: pixel)
      }
    }
  }

  private mutating func span(in whole: Range<Int>) -> Range<Int> {
    let start = whole.lowerBound + next(upTo: whole.count - 1)
    return start..<start + 1 + next(upTo: whole.upperBound - start - 1)
  }

  private mutating func pixel() -> [UInt8] {
    let alpha = [0, 255, next(upTo: 255)][next(upTo: 2)]
    return (0..<3).map { _ in UInt8(next(upTo: alpha)) } + [UInt8(alpha)]
  }
}
