import HeartCore

/// A frame's pixels, row by row.
struct FramePixels: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var place = 0

  /// Creates the pixels of a frame.
  init(_ frame: Bitmap) {
    bytes = frame.bytes
  }

  mutating func next() -> SIMD4<UInt8>? {
    guard place < bytes.count else { return nil }
    defer { place += 4 }
    return SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3])
  }
}
